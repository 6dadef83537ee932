import * as v from 'valibot';
import { longestPassword } from './rules/password';
import { about, done, id, text } from '../shapes';

const password = about('Required unless the login is recent.', v.optional(text(longestPassword)));

export const deleteShapes = {
  deleteUser: {
    about: 'Deletes the caller’s account; an admin may name another.',
    request: v.object({ u_id: v.optional(id), password }),
    reply: done,
  },

  deleteAgent: {
    about: 'Deletes the caller’s account as an agent; an admin may name another.',
    request: v.object({ u_id: v.optional(id), password }),
    reply: done,
  },

  deleteShop: {
    about: 'Deletes the caller’s shop and account; an admin may name another.',
    request: v.object({ sh_id: v.optional(id), password }),
    reply: done,
  },
};
