import { declareConsoleCall } from '../declare-console-call';

export const readTwoStep = declareConsoleCall('/console/read/two-step', {
  permission: 'look',
  proof: 'none',
});
