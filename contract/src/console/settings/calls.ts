import { declareConsoleCall } from '../declare-console-call';

export const readAllSettings = declareConsoleCall('/console/read/settings', {
  permission: 'look',
});

export const changeSettings = declareConsoleCall('/console/change/settings', {
  permission: 'change settings',
  proof: 'recent',
});

export const proposePayee = declareConsoleCall('/console/propose/payee', {
  permission: 'change settings',
  proof: 'recent',
});

export const confirmPayee = declareConsoleCall('/console/confirm/payee', {
  permission: 'change settings',
  proof: 'recent',
});

// To stop somebody must be easier than to go on.
export const dropPayee = declareConsoleCall('/console/drop/payee', {
  permission: 'change settings',
  proof: 'session',
});

export const closePayments = declareConsoleCall('/console/close/payments', {
  permission: 'change settings',
  proof: 'session',
});
