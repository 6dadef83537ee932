import * as v from 'valibot';
import { about, done, text } from '../../shapes';
import { listReply, listRequest } from '../list-shapes';
import { mailFilters, mailStates } from './states';

const time = v.string();
const maybeTime = v.nullable(time);

/** Mails are counted beyond what an integer holds. */
const mailId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

const mail = v.object({
  mail_id: v.number(),
  account_id: about('Whom it is about; null for nobody.', v.nullable(v.number())),
  recipient: v.string(),
  subject: v.string(),
  state: v.picklist(mailStates),
  made_at: time,
  sent_at: maybeTime,
  next_try_at: about('Null where it is not tried again.', maybeTime),
  tries: v.number(),
  why: about('Why the last try failed, in words; null if none did.', v.nullable(v.string())),
  error: about('The same, as the mail server said it.', v.nullable(v.string())),
  is_secret: about(
    'It brings a code or a link that opens an account: nobody reads its text here.',
    v.boolean(),
  ),
  can_resend: v.boolean(),
});
export type MailRecord = v.InferOutput<typeof mail>;

/** One mail, or without it all that failed. */
const someMails = v.object({ mail_id: v.optional(mailId) });
const counted = v.object({ ...done.entries, count: v.number() });

export const outboxShapes = {
  listMails: {
    about: 'Mails, newest first: those that failed, unless others are asked for. `q` is an email.',
    request: v.object({
      ...listRequest,
      show: v.optional(about(`One of ${mailFilters.join(', ')}.`, text(20))),
    }),
    reply: v.object({
      ...listReply(mail).entries,
      resendable: about('How many of those that failed can be sent again.', v.number()),
      failed: about('How many have failed.', v.number()),
      has_server: about('False: no mail server is set up, so all mails wait.', v.boolean()),
    }),
  },
  readMail: {
    about: 'The text of a mail that has not been sent. Never that of a secret one.',
    request: v.object({ mail_id: mailId }),
    reply: v.object({ result: v.boolean(), subject: v.string(), text: v.string() }),
  },
  resendMails: {
    about: 'Tries a mail that failed once more, at once and for another day; or all of them.',
    request: someMails,
    reply: counted,
  },
  dropMails: {
    about: 'Takes a mail that failed off the list for good, without sending it; or all of them.',
    request: someMails,
    reply: counted,
  },
};
