import * as v from 'valibot';
import { done, text } from '../shapes';

const byLink = v.object({ token: text(100) });
const withEmail = v.object({ ...done.entries, email: v.string() });

export const contactShapes = {
  readEmailChange: {
    about: 'The new email that waits for confirmation; null if there is none.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), pending_email: v.nullable(v.string()) }),
  },

  resendEmailChange: {
    about: 'Mails the link to the new email once more.',
    request: v.object({}),
    reply: done,
  },

  cancelEmailChange: {
    about: 'Forgets the new email that waits for confirmation.',
    request: v.object({}),
    reply: done,
  },

  confirmEmailChange: {
    about: 'Called from the link in the mail to the new email. `email` is the account’s email from now on.',
    request: byLink,
    reply: withEmail,
  },

  undoContactChange: {
    about:
      'Called from the link in the mail to the old email: the account is restored to before the change, all sessions end, and the browser may choose a new password for `email`.',
    request: byLink,
    reply: withEmail,
  },
};
