import type { Kind } from '../shops/kinds';
import { bothRules } from './rules/both';
import { serviceRules } from './rules/service';
import { shopRules } from './rules/shop';
import type { BusinessRules } from './values';

/** For the server, which learns the kind from the request. A page imports only its own rules. */
export const businessRules: Readonly<Record<Kind, BusinessRules>> = {
  shop: shopRules,
  service: serviceRules,
  both: bothRules,
};
