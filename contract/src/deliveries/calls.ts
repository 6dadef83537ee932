import { declareCall } from '../declare-call';

export type { DeliveryRecord } from './shapes';

export const addDelivery = declareCall('/delivery/add/request', {
  who: 'signed-in',
  isRetryable: true,
});

/** What is open first, then the newest. Whoever sends the `stamp` they have gets no list where nothing changed. */
export const listDeliveries = declareCall('/delivery/list/request', {
  who: 'signed-in',
  own: { u_id: 'account' },
  adminMay: true,
});

export const moveDelivery = declareCall('/delivery/change/request', {
  who: 'signed-in',
  isRetryable: true,
});

/** By the customer, once the delivery is done. A second rating takes the place of the first. */
export const rateDelivery = declareCall('/delivery/rate/request', {
  who: 'signed-in',
  isRetryable: true,
});
