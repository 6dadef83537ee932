import { declareCall } from '../declare-call';

export type { DeliveryRecord } from './shapes';

export const addDelivery = declareCall('/delivery/add/request', {
  who: 'signed-in',
  isRetryable: true,
});

export const listDeliveries = declareCall('/delivery/list/request', {
  who: 'signed-in',
  own: { u_id: 'account' },
  adminMay: 'look',
});

export const moveDelivery = declareCall('/delivery/change/request', {
  who: 'signed-in',
  isRetryable: true,
});

export const rateDelivery = declareCall('/delivery/rate/request', {
  who: 'signed-in',
  isRetryable: true,
});
