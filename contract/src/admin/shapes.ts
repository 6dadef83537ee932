import * as v from 'valibot';
import { longestPassword } from '../rules/password';
import { done, id, text } from '../shapes';

/** Deleting requires the password again, unless the login is recent. */
const password = v.optional(text(longestPassword));

export const adminShapes = {
  deleteUser: {
    request: v.object({ u_id: v.optional(id), password }),
    reply: done,
  },

  deleteAgent: {
    request: v.object({ u_id: v.optional(id), password }),
    reply: done,
  },

  deleteShop: {
    request: v.object({ sh_id: v.optional(id), password }),
    reply: done,
  },
};
