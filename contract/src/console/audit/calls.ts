import { declareConsoleCall } from '../declare-console-call';

export type { AuditRecord } from './shapes';

export const listAudit = declareConsoleCall('/console/list/audit', {
  permission: 'read the log',
});
