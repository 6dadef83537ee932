import * as v from 'valibot';
import { about } from '../../shapes';
import { waitingKinds } from './waiting';

const waitingItem = v.object({
  kind: v.picklist(waitingKinds),
  count: v.number(),
  oldest_at: about('Null where nothing waits.', v.nullable(v.string())),
});
export type WaitingItem = v.InferOutput<typeof waitingItem>;

export const todayShapes = {
  readWaiting: {
    about: 'What waits for an operator of the caller’s grade, oldest first, and whether a code can be given.',
    request: v.object({}),
    reply: v.object({
      result: v.boolean(),
      items: v.array(waitingItem),
      total: v.number(),
      has_second_factor: v.boolean(),
    }),
  },
};
