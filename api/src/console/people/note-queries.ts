import type { Db } from '../../db/open';
import { type Sql, sql } from '../../db/sql';

/** What a note is about: an account or a shop, by its id. */
export interface NoteSubject {
  readonly subject: 'account' | 'shop';
  readonly id: number;
}

export interface NoteRow {
  id: number;
  text: string;
  author_id: number | null;
  author: string | null;
  created_at: Date;
}

const isAbout = ({ subject, id }: NoteSubject): Sql =>
  subject === 'account' ? sql`n.account_id = ${id}` : sql`n.shop_id = ${id}`;

const mostShown = 100;

export function listNotes(db: Db, subject: NoteSubject): Promise<NoteRow[]> {
  return db.many<NoteRow>(sql`
    SELECT n.id, n.text, n.author_id, a.name AS author, n.created_at
    FROM note n LEFT JOIN account a ON a.id = n.author_id
    WHERE ${isAbout(subject)} ORDER BY n.id DESC LIMIT ${mostShown}`);
}

export async function addNote(
  tx: Db,
  { subject, id }: NoteSubject,
  note: { readonly text: string; readonly authorId: number },
  now: Date,
): Promise<number> {
  const row = await tx.one<{ id: number }>(sql`
    INSERT INTO note (account_id, shop_id, author_id, text, created_at)
    VALUES (${subject === 'account' ? id : null}, ${subject === 'shop' ? id : null}, ${note.authorId}, ${note.text},
      ${now})
    RETURNING id`);
  return row.id;
}

export interface HeldNote {
  author_id: number | null;
  account_id: number | null;
  shop_id: number | null;
}

export function holdNote(tx: Db, id: number): Promise<HeldNote | null> {
  return tx.maybe<HeldNote>(sql`SELECT author_id, account_id, shop_id FROM note WHERE id = ${id} FOR UPDATE`);
}

export async function deleteNote(tx: Db, id: number): Promise<void> {
  await tx.run(sql`DELETE FROM note WHERE id = ${id}`);
}
