import { declareConsoleCall } from '../declare-console-call';

export const readTwoStep = declareConsoleCall('/console/read/two-step', {
  permission: 'look',
  proof: 'none',
});

/** Whoever has a second factor already gives that first: the handler asks for it. */
export const offerTwoStep = declareConsoleCall('/console/offer/two-step', {
  permission: 'look',
  proof: 'none',
});

export const confirmTwoStep = declareConsoleCall('/console/confirm/two-step', {
  permission: 'look',
  proof: 'none',
});

export const proveTwoStep = declareConsoleCall('/console/prove/two-step', {
  permission: 'look',
  proof: 'none',
});

export const makeRecoveryCodes = declareConsoleCall('/console/make/recovery-codes', {
  permission: 'look',
  proof: 'recent',
});
