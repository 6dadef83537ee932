import { declareConsoleCall } from '../declare-console-call';

export type { CorrectionRecord } from './shapes';

export const listCorrections = declareConsoleCall('/console/list/corrections', { permission: 'look' });

export const settleCorrection = declareConsoleCall('/console/settle/correction', {
  permission: 'change words',
  proof: 'session',
});
