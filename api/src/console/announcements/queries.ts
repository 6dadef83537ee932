import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import type { AnnouncementRow } from '../../settings/queries';

export type NewAnnouncement = Omit<AnnouncementRow, 'id'>;

const columns = sql`id, text, link_text, link_url, starts_at, ends_at`;

/** More than anybody reads on one page. */
const mostShown = 100;

export const listNewest = (db: Db): Promise<AnnouncementRow[]> =>
  db.many<AnnouncementRow>(
    sql`SELECT ${columns} FROM announcement ORDER BY ends_at DESC, id DESC LIMIT ${mostShown}`,
  );

/** Nobody else writes announcements until the end of the transaction. */
export const lockAnnouncements = (tx: Db): Promise<void> =>
  tx.script('LOCK TABLE announcement IN SHARE ROW EXCLUSIVE MODE');

export const findAnnouncement = (tx: Db, id: number): Promise<AnnouncementRow | null> =>
  tx.maybe<AnnouncementRow>(sql`SELECT ${columns} FROM announcement WHERE id = ${id}`);

/** Whether the same words are there already for some of the same time. */
export async function isThere(tx: Db, { text, starts_at, ends_at }: NewAnnouncement): Promise<boolean> {
  const row = await tx.maybe(sql`
    SELECT 1 FROM announcement WHERE text = ${text} AND starts_at < ${ends_at} AND ends_at > ${starts_at} LIMIT 1`);
  return row !== null;
}

export async function insertAnnouncement(tx: Db, row: NewAnnouncement, now: Date): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    INSERT INTO announcement (text, link_text, link_url, starts_at, ends_at, made_at)
    VALUES (${row.text}, ${row.link_text}, ${row.link_url}, ${row.starts_at}, ${row.ends_at}, ${now})
    RETURNING id`);
  return id;
}

export async function updateAnnouncement(tx: Db, id: number, row: NewAnnouncement): Promise<void> {
  await tx.run(sql`
    UPDATE announcement SET text = ${row.text}, link_text = ${row.link_text}, link_url = ${row.link_url},
      starts_at = ${row.starts_at}, ends_at = ${row.ends_at}
    WHERE id = ${id}`);
}

export async function deleteAnnouncement(tx: Db, id: number): Promise<void> {
  await tx.run(sql`DELETE FROM announcement WHERE id = ${id}`);
}
