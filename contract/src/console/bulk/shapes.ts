import * as v from 'valibot';
import { countOf, done, id } from '../../shapes';
import { bulkActions } from './actions';

const bulk = v.object({
  id,
  action: v.picklist(bulkActions),
  days: v.nullable(v.number()),
  reason: v.string(),
  total: v.number(),
  done: v.number(),
  left_out: v.number(),
  made_at: v.string(),
  by: v.nullable(v.string()),
});
export type BulkRecord = v.InferOutput<typeof bulk>;

/** The ticked rows of a list; without them all that its search and filters find. */
export const tickedIds = v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(200)));

/** How many were counted before; another number means that the list has changed meanwhile. */
export const expectedCount = countOf;

export const bulkCounted = v.object({ result: v.boolean(), changes: v.number(), stays: v.number() });
export const bulkStarted = v.object({ ...done.entries, bulk });

export const bulkShapes = {
  readBulk: {
    about: 'How far an action on many listings or people is.',
    request: v.object({ id }),
    reply: v.object({ result: v.boolean(), bulk }),
  },
};
