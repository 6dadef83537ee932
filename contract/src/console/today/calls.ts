import { declareConsoleCall } from '../declare-console-call';

export { readWaiting } from './waiting-call';
export type { Check, Found, TrendPoint, WaitingItem } from './shapes';

export const readChecks = declareConsoleCall('/console/read/checks', { permission: 'look' });

export const readMonth = declareConsoleCall('/console/read/month', { permission: 'look' });

export const findAnything = declareConsoleCall('/console/find/anything', { permission: 'look' });

export const readClock = declareConsoleCall('/console/read/clock', { permission: 'look' });

export const readTrends = declareConsoleCall('/console/read/trends', { permission: 'look' });

export const sendTestMail = declareConsoleCall('/console/send/test-mail', {
  permission: 'send mail',
  proof: 'session',
});

export const noteBackup = declareConsoleCall('/console/note/backup', {
  permission: 'change settings',
  proof: 'session',
});
