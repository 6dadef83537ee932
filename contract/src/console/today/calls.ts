import { declareConsoleCall } from '../declare-console-call';

export type { WaitingItem } from './shapes';

export const readWaiting = declareConsoleCall('/console/read/waiting', {
  permission: 'look',
  proof: 'none',
});
