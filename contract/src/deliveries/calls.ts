import { declareCall } from '../declare-call';

export type { DeliveryRecord } from './shapes';

export const addDelivery = declareCall('/delivery/add/request', {
  who: 'signed-in',
  isRetryable: true,
});

/** Open deliveries first, then the newest. A caller who sends the current `stamp` gets no list if nothing changed. */
export const listDeliveries = declareCall('/delivery/list/request', {
  who: 'signed-in',
  own: { u_id: 'account' },
  adminMay: true,
});

export const moveDelivery = declareCall('/delivery/change/request', {
  who: 'signed-in',
  isRetryable: true,
});

/** For the customer, once the delivery is done. A second rating replaces the first. */
export const rateDelivery = declareCall('/delivery/rate/request', {
  who: 'signed-in',
  isRetryable: true,
});
