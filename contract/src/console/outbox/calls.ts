import { declareConsoleCall } from '../declare-console-call';

export type { MailRecord } from './shapes';

export const listMails = declareConsoleCall('/console/list/mails', {
  permission: 'send mail',
});

// The text of a mail is between us and whoever gets it.
export const readMail = declareConsoleCall('/console/read/mail', {
  permission: 'send mail',
  proof: 'recent',
});

export const resendMails = declareConsoleCall('/console/resend/mails', {
  permission: 'send mail',
  proof: 'session',
});

export const dropMails = declareConsoleCall('/console/drop/mails', {
  permission: 'send mail',
  proof: 'session',
});
