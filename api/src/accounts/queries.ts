import type { Role } from '@aaspaas/contract/accounts/roles';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface AccountRow {
  id: number;
  role: Role;
  name: string;
  picture: string | null;
  shop_id: number | null;
  password_hash: string;
}

/** By email address, or by the ten-digit phone number for people who have no email. */
export function findBySignIn(db: Db, signIn: string): Promise<AccountRow | null> {
  const phone = /^(?:\+?91)?([6-9]\d{9})$/.exec(signIn.replace(/[\s-]/g, ''))?.[1];
  return db.maybe<AccountRow>(sql`
    SELECT a.id, a.role, a.name, a.picture, a.password_hash, shop.id AS shop_id
    FROM account a LEFT JOIN shop ON shop.owner_id = a.id
    WHERE a.email = ${signIn.trim().toLowerCase()} OR a.phone = ${phone ? `+91${phone}` : null} LIMIT 1`);
}

export async function storePasswordHash(db: Db, accountId: number, hash: string): Promise<void> {
  await db.run(sql`UPDATE account SET password_hash = ${hash}, updated_at = now() WHERE id = ${accountId}`);
}
