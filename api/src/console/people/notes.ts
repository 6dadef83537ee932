import { addNote, deleteNote, listNotes } from '@aaspaas/contract/console/people/note-calls';
import { noteRules } from '@aaspaas/contract/console/people/rules/note';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import * as queries from './note-queries';

export const noteRoutes = [
  route(listNotes, async ({ db, body, actor }) => {
    const rows = await queries.listNotes(db, body);
    const list = rows.map(({ id, text, author, author_id, created_at }) => ({
      n_id: id,
      text,
      author,
      created_at: created_at.toISOString(),
      is_own: author_id === actor.accountId,
    }));
    return { result: true, list };
  }),

  route(addNote, async ({ body, actor, clock, write }) => {
    checkRules(noteRules, body);
    const now = clock.now();
    return write(async (tx) => {
      const note = { text: body.text.trim(), authorId: actor.accountId };
      const n_id = await queries.addNote(tx, body, note, now);
      const about = { subject: body.subject, subjectId: body.id, detail: { note: n_id } };
      await recordAuditEntry(tx, { actorId: actor.accountId, action: 'note added', ...about }, now);
      return { result: true, message: 'The note is saved.', n_id };
    });
  }),

  route(deleteNote, async ({ db, body, actor, clock }) => {
    await db.transaction(async (tx) => {
      const note = await queries.holdNote(tx, body.n_id);
      if (!note) throw new Failure('missing', 'This note is gone already.');
      if (note.author_id !== actor.accountId && actor.grade !== 'chief')
        throw new Failure('not-yours', 'Only its author or a chief may delete a note.');
      await queries.deleteNote(tx, body.n_id);
      const about =
        note.account_id === null
          ? ({ subject: 'shop', subjectId: note.shop_id } as const)
          : ({ subject: 'account', subjectId: note.account_id } as const);
      const entry = { actorId: actor.accountId, action: 'note deleted', detail: { note: body.n_id } };
      await recordAuditEntry(tx, { ...entry, ...about }, clock.now());
    });
    return { result: true, message: 'The note is deleted.' };
  }),
];
