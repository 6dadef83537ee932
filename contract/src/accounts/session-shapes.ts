import * as v from 'valibot';
import { done, id } from '../shapes';

export const sessionShapes = {
  listSessions: {
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
    request: v.object({ s_id: id }),
    reply: done,
  },

  endSessions: {
    request: v.object({ which: v.picklist(['others', 'all']) }),
    reply: done,
  },
};
