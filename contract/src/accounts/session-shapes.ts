import * as v from 'valibot';
import { done, id } from '../shapes';

export const sessionShapes = {
  listSessions: {
    about: 'The caller’s sessions: the current one first, then by last use.',
    request: v.object({}),
    reply: v.object({
      result: v.boolean(),
      list: v.array(
        v.object({
          s_id: id,
          device: v.string(),
          is_current: v.boolean(),
          last_used_at: v.string(),
        }),
      ),
    }),
  },

  endOneSession: {
    about: 'Ends one of the caller’s own sessions, even the current one.',
    request: v.object({ s_id: id }),
    reply: done,
  },

  endSessions: {
    about: 'Ends all of the caller’s sessions, or all but the current one.',
    request: v.object({ which: v.picklist(['others', 'all']) }),
    reply: done,
  },
};
