import * as v from 'valibot';
import { about, done, id, text } from '../../shapes';
import { listReply, listRequest } from '../list-shapes';

const correction = v.object({
  correction_id: id,
  language: about('Its code.', v.string()),
  path: about('Of the page, without the prefix of the language.', v.string()),
  wrong: v.string(),
  better: v.string(),
  sent_at: v.string(),
  is_done: v.boolean(),
});
export type CorrectionRecord = v.InferOutput<typeof correction>;

export const consoleCorrectionShapes = {
  listCorrections: {
    about: 'What visitors say reads wrong in their language, the newest first.',
    request: v.object({
      page: listRequest.page,
      language: v.optional(about('Its code; all if absent.', text(200))),
      state: v.optional(about("'done'; otherwise those that wait.", text(200))),
    }),
    reply: listReply(correction),
  },
  settleCorrection: {
    about: 'Takes a correction off the list of those that wait, or puts it back.',
    request: v.object({ correction_id: id, done: v.boolean() }),
    reply: done,
  },
};
