import * as v from 'valibot';
import { about, done, id, text } from '../../shapes';

/** What a note is about. */
const subject = { subject: v.picklist(['account', 'shop']), id };

const noteRecord = v.object({
  n_id: id,
  text: v.string(),
  author: about('Null if the author’s account is deleted.', v.nullable(v.string())),
  created_at: v.string(),
  is_own: v.boolean(),
});
export type NoteRecord = v.InferOutput<typeof noteRecord>;

export const noteShapes = {
  listNotes: {
    about: 'What operators wrote down about a person or a listing, the newest first.',
    request: v.object(subject),
    reply: v.object({ result: v.boolean(), list: v.array(noteRecord) }),
  },
  addNote: {
    about: 'Writes a note for other operators. The person never sees it.',
    request: v.object({ ...subject, text: text(4000) }),
    reply: v.object({ ...done.entries, n_id: id }),
  },
  deleteNote: {
    about: 'Deletes one’s own note; a chief may delete any.',
    request: v.object({ n_id: id }),
    reply: done,
  },
};
