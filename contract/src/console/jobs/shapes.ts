import * as v from 'valibot';
import { about, countOf, done, text } from '../../shapes';

const time = v.string();

const job = v.object({
  job: v.string(),
  title: v.string(),
  pause_ms: about('Between two rounds; null where it only runs when asked to.', v.nullable(v.number())),
  began_at: about('Of the last round; null if there was none yet.', v.nullable(time)),
  took_ms: v.nullable(v.number()),
  error: about('Of the last round; null if it went well.', v.nullable(v.string())),
  failed_at: about('When it last went wrong, however long ago.', v.nullable(time)),
  last_error: v.nullable(v.string()),
  next_at: v.nullable(time),
  held: about(
    'What its next round would end, which waits for an operator’s word; null where nothing waits.',
    v.nullable(v.object({ since: time, would_end: v.number(), of_all: v.number() })),
  ),
  is_here: about('This server knows it, so that it can be run now.', v.boolean()),
});
export type JobRecord = v.InferOutput<typeof job>;

export const jobShapes = {
  listJobs: {
    about: 'What the server does by itself, with the last round of each.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), jobs: v.array(job) }),
  },
  runJob: {
    about: 'Does a job now, and says how it went. A long one goes on by itself.',
    request: v.object({ job: text(50) }),
    reply: done,
  },
  allowEnding: {
    about: 'Lets a job end as much as it said it would, once, and runs it now.',
    request: v.object({ job: text(50), would_end: about('As it was shown.', countOf) }),
    reply: done,
  },
};
