import * as v from 'valibot';
import { done, text } from '../shapes';

const byLink = v.object({ token: text(100) });
const withEmail = v.object({ ...done.entries, email: v.string() });

export const contactShapes = {
  readEmailChange: {
    request: v.object({}),
    reply: v.object({ result: v.boolean(), pending_email: v.nullable(v.string()) }),
  },

  resendEmailChange: {
    request: v.object({}),
    reply: done,
  },

  cancelEmailChange: {
    request: v.object({}),
    reply: done,
  },

  confirmEmailChange: {
    request: byLink,
    reply: withEmail,
  },

  undoContactChange: {
    request: byLink,
    reply: withEmail,
  },
};
