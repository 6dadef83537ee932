import { declareConsoleCall } from '../declare-console-call';

export type { BulkRecord } from './shapes';

export const readBulk = declareConsoleCall('/console/read/bulk', { permission: 'look' });
