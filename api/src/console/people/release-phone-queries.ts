import type { Role } from '@aaspaas/contract/roles/roles';
import type { ListingState } from '@aaspaas/contract/payments/states';
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

/** The owner's shop if it shows the number. */
export function findListingWith(
  tx: Db,
  ownerId: number,
  phone: string,
): Promise<{ id: number; status: ListingState } | null> {
  return tx.maybe<{ id: number; status: ListingState }>(sql`
    SELECT id, status FROM shop WHERE owner_id = ${ownerId} AND ${phone} IN (phone, second_phone, whatsapp)`);
}

/** An account that has changed this number lately could take it back, so nobody else could use it. This ends that. */
export async function endWaysBackTo(tx: Db, phone: string): Promise<number[]> {
  const rows = await tx.many<{ account_id: number }>(sql`
    DELETE FROM contact_change WHERE field = 'phone' AND old_value = ${phone} RETURNING account_id`);
  return rows.map(({ account_id }) => account_id);
}
