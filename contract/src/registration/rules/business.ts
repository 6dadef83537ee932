import type { Kind } from '../../shops/kinds';
import { bothRules } from './both';
import { serviceRules } from './service';
import { shopRules } from './shop';
import type { BusinessRules } from '../values';

/** For the server, which learns the kind from the request. A page imports only its own rules. */
export const businessRules: Readonly<Record<Kind, BusinessRules>> = {
  shop: shopRules,
  service: serviceRules,
  both: bothRules,
};
