import type { Role } from '@aaspaas/contract/accounts/roles/roles';
import type { DeliveryState } from '@aaspaas/contract/deliveries/moves';
import { sayNumber } from '@aaspaas/contract/say-number';

export const roleWords: Readonly<Record<Role, string>> = {
  user: 'Customer',
  shop: 'Owner',
  deliverystaff: 'Agent',
  admin: 'Admin',
};

export const deliveryWords: Readonly<Record<DeliveryState, string>> = {
  requested: 'Asked for',
  accepted: 'Accepted',
  declined: 'Declined',
  done: 'Delivered',
  cancelled: 'Cancelled',
};

/** '3 reviews', '1 review'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${sayNumber(count)} ${count === 1 ? one : many}`;
