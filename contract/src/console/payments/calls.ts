import { declareConsoleCall } from '../declare-console-call';

export type { LedgerEntry, PaymentCase, QueuedPayment } from './shapes';

export const listPayments = declareConsoleCall('/console/list/payments', {
  permission: 'look',
});

export const readPaymentCase = declareConsoleCall('/console/read/payment', {
  permission: 'look',
});

// It moves nothing: it tells the others who is looking.
export const claimPayment = declareConsoleCall('/console/claim/payment', {
  permission: 'settle payments',
});

export const releasePayment = declareConsoleCall('/console/release/payment', {
  permission: 'settle payments',
});

export const confirmPayment = declareConsoleCall('/console/confirm/payment', {
  permission: 'settle payments',
  proof: 'recent',
});

export const rejectPayment = declareConsoleCall('/console/reject/payment', {
  permission: 'settle payments',
  proof: 'recent',
});

export const askPaymentAgain = declareConsoleCall('/console/ask/payment', {
  permission: 'settle payments',
  proof: 'session',
});

export const reversePayment = declareConsoleCall('/console/reverse/payment', {
  permission: 'settle payments',
  proof: 'recent',
});

export const listLedger = declareConsoleCall('/console/list/ledger', {
  permission: 'look',
});
