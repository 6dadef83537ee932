import type { Db } from '../../db/open';
import { type Sql, sql } from '../../db/sql';
import type { Slice } from '../paging';

export interface Wanted {
  /** Null for all. */
  readonly language: string | null;
  readonly isDone: boolean;
}

export interface CorrectionRow {
  id: number;
  language: string;
  path: string;
  wrong: string;
  better: string;
  created_at: Date;
  done_at: Date | null;
}

const columns = sql`id, language, path, wrong, better, created_at, done_at`;

const isWanted = ({ language, isDone }: Wanted): Sql => {
  const state = isDone ? sql`done_at IS NOT NULL` : sql`done_at IS NULL`;
  return language === null ? state : sql`${state} AND language = ${language}`;
};

export async function countCorrections(db: Db, wanted: Wanted): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`SELECT count(*) FROM correction WHERE ${isWanted(wanted)}`,
  );
  return count;
}

export const listCorrections = (db: Db, wanted: Wanted, { limit, offset }: Slice): Promise<CorrectionRow[]> =>
  db.many<CorrectionRow>(sql`
    SELECT ${columns} FROM correction WHERE ${isWanted(wanted)} ORDER BY id DESC LIMIT ${limit} OFFSET ${offset}`);

/** The next of the list below an id, for a file. */
export const correctionsBelow = (
  db: Db,
  wanted: Wanted,
  last: number | null,
  limit: number,
): Promise<CorrectionRow[]> =>
  db.many<CorrectionRow>(sql`
    SELECT ${columns} FROM correction
    WHERE ${isWanted(wanted)} AND (${last}::integer IS NULL OR id < ${last}) ORDER BY id DESC LIMIT ${limit}`);

/** Null where it has gone, or is as it should be already. */
export const setDone = (tx: Db, id: number, at: Date | null): Promise<{ language: string } | null> =>
  tx.maybe(sql`
    UPDATE correction SET done_at = ${at}
    WHERE id = ${id} AND (done_at IS NULL) = ${at !== null} RETURNING language`);
