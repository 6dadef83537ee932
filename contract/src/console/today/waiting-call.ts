import { declareConsoleCall } from '../declare-console-call';

/** Every page of the console loads it, and none of the calls beside it. */
export const readWaiting = declareConsoleCall('/console/read/waiting', { permission: 'look' });
