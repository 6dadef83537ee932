import type { Kind } from '../shops/kinds';
import { bothRules } from './both.rules';
import { serviceRules } from './service.rules';
import { shopRules } from './shop.rules';
import type { BusinessRules } from './values';

/** For the server, which learns the kind from the request. A page imports only its own rules. */
export const businessRules: Readonly<Record<Kind, BusinessRules>> = {
  shop: shopRules,
  service: serviceRules,
  both: bothRules,
};
