import * as v from 'valibot';
import { declareCall } from '../call';
import { done, id } from '../shapes';

/** One's sessions, the one in use first, then by when they were used last. */
export const listSessions = declareCall('/user/list/session', {
  who: 'signed-in',
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
});

/** Ends one of one's own sessions; the one in use too. */
export const endOneSession = declareCall('/user/end/session', {
  who: 'signed-in',
  request: v.object({ s_id: id }),
  reply: done,
});

export const endSessions = declareCall('/user/end/sessions', {
  who: 'signed-in',
  request: v.object({ which: v.picklist(['others', 'all']) }),
  reply: done,
});
