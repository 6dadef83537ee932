import { declareConsoleCall } from '../declare-console-call';

// Every page of the console loads these, for it may ask for a code, and none of the calls beside them.

export const readTwoStep = declareConsoleCall('/console/read/two-step', {
  permission: 'look',
  proof: 'none',
});

export const proveTwoStep = declareConsoleCall('/console/prove/two-step', {
  permission: 'look',
  proof: 'none',
});
