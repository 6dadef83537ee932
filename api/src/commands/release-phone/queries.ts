import type { Role } from '@aaspaas/contract/accounts/roles';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface Holder {
  id: number;
  role: Role;
  email: string | null;
}

export function findByPhone(tx: Db, phone: string): Promise<Holder | null> {
  return tx.maybe<Holder>(sql`SELECT id, role, email FROM account WHERE phone = ${phone} FOR UPDATE`);
}

export async function takePhoneOut(tx: Db, accountId: number, now: Date): Promise<void> {
  await tx.run(sql`UPDATE account SET phone = NULL, updated_at = ${now} WHERE id = ${accountId}`);
}

/** Suspends the owner's shop if it shows the number, because customers would call the wrong person. */
export async function suspendListingWith(
  tx: Db,
  ownerId: number,
  phone: string,
  reason: string,
  now: Date,
): Promise<number | null> {
  const shop = await tx.maybe<{ id: number }>(sql`
    UPDATE shop SET status = 'suspended', status_reason = ${reason}, updated_at = ${now}, version = version + 1
    WHERE owner_id = ${ownerId} AND ${phone} IN (phone, second_phone, whatsapp) RETURNING id`);
  return shop?.id ?? null;
}

/** An account that has changed this number lately could take it back, so nobody else could use it. This ends that. */
export async function endWaysBackTo(tx: Db, phone: string): Promise<number[]> {
  const rows = await tx.many<{ account_id: number }>(sql`
    DELETE FROM contact_change WHERE field = 'phone' AND old_value = ${phone} RETURNING account_id`);
  return rows.map(({ account_id }) => account_id);
}
