import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface AdminRow {
  id: number;
  email: string | null;
  name: string;
}

export function findAdmin(tx: Db, email: string): Promise<AdminRow | null> {
  return tx.maybe<AdminRow>(sql`
    SELECT id, email, name FROM account WHERE email = ${email} AND role = 'admin' FOR UPDATE`);
}

export function listChiefs(db: Db): Promise<AdminRow[]> {
  return db.many<AdminRow>(sql`
    SELECT id, email, name FROM account WHERE role = 'admin' AND grade = 'chief' ORDER BY id`);
}

/** With its recovery codes, and every session of the account. False if there is none. */
export async function removeSecondStep(tx: Db, accountId: number): Promise<boolean> {
  await tx.run(sql`DELETE FROM second_factor_offer WHERE account_id = ${accountId}`);
  await tx.run(sql`DELETE FROM second_factor_code WHERE account_id = ${accountId}`);
  const removed = await tx.run(sql`DELETE FROM second_factor WHERE account_id = ${accountId}`);
  if (removed === 0) return false;
  await tx.run(sql`DELETE FROM session WHERE account_id = ${accountId}`);
  await tx.run(sql`UPDATE known_device SET proven_at = NULL WHERE account_id = ${accountId}`);
  return true;
}
