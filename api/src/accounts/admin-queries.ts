import type { Grade } from '@aaspaas/contract/accounts/grades';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface AdminRow {
  id: number;
  email: string;
  grade: Grade;
}

/** Whoever is to hear of what concerns the whole business. */
export function listAdmins(db: Db): Promise<AdminRow[]> {
  return db.many<AdminRow>(
    sql`SELECT id, email, grade FROM account WHERE role = 'admin' AND email IS NOT NULL ORDER BY id`,
  );
}
