import type { Grade } from '@aaspaas/contract/roles/grades';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { Role } from '@aaspaas/contract/roles/roles';
import { hashToken } from '../http/session/token';

export interface AdminWithGrade {
  id: number;
  email: string;
  grade: Grade;
}

/** Whoever is to hear of what concerns the whole business. */
export function listAdmins(db: Db): Promise<AdminWithGrade[]> {
  return db.many<AdminWithGrade>(
    sql`SELECT id, email, grade FROM account WHERE role = 'admin' AND email IS NOT NULL ORDER BY id`,
  );
}

export interface AdminToReset {
  id: number;
  email: string | null;
  name: string;
}

export function findAdmin(tx: Db, email: string): Promise<AdminToReset | null> {
  return tx.maybe<AdminToReset>(sql`
    SELECT id, email, name FROM account WHERE email = ${email} AND role = 'admin' FOR UPDATE`);
}

export function listChiefs(db: Db): Promise<AdminToReset[]> {
  return db.many<AdminToReset>(sql`
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

export interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly grade: Grade;
}

/** Without a password, so nobody can sign in before the link is used. Null if the email has an account already. */
export async function addAdmin(tx: Db, { email, name, grade }: NewAdmin) {
  return tx.maybe<{ id: number }>(sql`
    INSERT INTO account (role, grade, name, email, password_hash) VALUES ('admin', ${grade}, ${name}, ${email}, '')
    ON CONFLICT (email) DO NOTHING RETURNING id`);
}

export function holdAccountOf(tx: Db, email: string): Promise<{ id: number; role: Role }> {
  return tx.one<{ id: number; role: Role }>(
    sql`SELECT id, role FROM account WHERE email = ${email} FOR UPDATE`,
  );
}

/** Earlier links stop working. */
export async function addResetLink(
  tx: Db,
  { accountId, token, lastsMs }: { accountId: number; token: string; lastsMs: number },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    UPDATE reset_grant SET used_at = ${now} WHERE account_id = ${accountId} AND used_at IS NULL`);
  await tx.run(sql`
    INSERT INTO reset_grant (token_hash, account_id, expires_at)
    VALUES (${hashToken(token)}, ${accountId}, ${new Date(now.getTime() + lastsMs)})`);
}

/** Also one who has not chosen a password yet. */
export async function hasChief(db: Db): Promise<boolean> {
  return (
    (await db.maybe(sql`SELECT 1 FROM account WHERE role = 'admin' AND grade = 'chief' LIMIT 1`)) !== null
  );
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.maybe(sql`SELECT 1 FROM account WHERE role = 'admin' LIMIT 1`)) !== null;
}
