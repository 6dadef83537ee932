import * as v from 'valibot';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** An account that was erased. Its number and the moment when it was made name it, and say nothing about the person. */
export const erasedShape = v.object({ account_id: v.number(), made_at: v.string(), erased_at: v.string() });
export type Erased = v.InferOutput<typeof erasedShape>;

/** Moments as text, to the microsecond. */
export const listErased = (db: Db): Promise<Erased[]> =>
  db.many<Erased>(sql`
    SELECT account_id, made_at::text AS made_at, erased_at::text AS erased_at FROM erased_account ORDER BY erased_at`);

/** Those who are there although they were erased, each once, however often the list names them. */
export async function findReturned(db: Db, erased: readonly Erased[]): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    SELECT DISTINCT a.id FROM account a
    JOIN unnest(${erased.map(({ account_id }) => account_id)}::integer[], ${erased.map(({ made_at }) => made_at)}::timestamptz[])
      AS e (account_id, made_at) ON a.id = e.account_id AND a.created_at = e.made_at
    ORDER BY a.id`);
  return rows.map(({ id }) => id);
}

/** No backup is kept for longer than a year. */
export async function forgetErased(db: Db, before: Date): Promise<void> {
  await db.run(sql`DELETE FROM erased_account WHERE erased_at < ${before}`);
}
