import type { Grade } from '@aaspaas/contract/roles/grades';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface AdminRow {
  id: number;
  name: string;
  email: string | null;
  grade: Grade;
  created_at: Date;
  is_invited: boolean;
  has_second_factor: boolean;
  seen_at: Date | null;
}

const columns = sql`id, name, email, grade, created_at, password_hash = '' AS is_invited,
  EXISTS (SELECT FROM second_factor WHERE account_id = account.id) AS has_second_factor,
  (SELECT max(last_seen_at) FROM session WHERE account_id = account.id) AS seen_at`;

/** There are never many. */
export function listAdmins(db: Db): Promise<AdminRow[]> {
  return db.many<AdminRow>(
    sql`SELECT ${columns} FROM account WHERE role = 'admin' ORDER BY created_at, id LIMIT 500`,
  );
}

export function readAdmin(tx: Db, id: number): Promise<AdminRow | null> {
  return tx.maybe<AdminRow>(sql`SELECT ${columns} FROM account WHERE id = ${id} AND role = 'admin'`);
}

export async function writeGrade(tx: Db, id: number, grade: Grade): Promise<void> {
  await tx.run(sql`UPDATE account SET grade = ${grade} WHERE id = ${id}`);
}
