import { declareConsoleCall } from '../declare-console-call';

export type { Check, TrendPoint, WaitingItem } from './shapes';

export const readWaiting = declareConsoleCall('/console/read/waiting', {
  permission: 'look',
  proof: 'none',
});

export const readChecks = declareConsoleCall('/console/read/checks', { permission: 'look', proof: 'none' });

export const readClock = declareConsoleCall('/console/read/clock', { permission: 'look', proof: 'none' });

export const readTrends = declareConsoleCall('/console/read/trends', { permission: 'look', proof: 'none' });

export const sendTestMail = declareConsoleCall('/console/send/test-mail', {
  permission: 'send mail',
  proof: 'session',
});

export const noteBackup = declareConsoleCall('/console/note/backup', {
  permission: 'change settings',
  proof: 'session',
});
