import type { Role } from '@aaspaas/contract/roles/roles';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { eraseReplies } from '../http/once-queries';

export async function ownerOfShop(db: Db, shopId: number): Promise<number | null> {
  const shop = await db.maybe<{ owner_id: number }>(sql`SELECT owner_id FROM shop WHERE id = ${shopId}`);
  return shop?.owner_id ?? null;
}

/**
 * All admins are locked until the transaction ends, always in the same order, so that two who change each other at the
 * same moment do not wait for each other. That a chief remains is held by the database.
 */
export async function holdAdmins(tx: Db): Promise<void> {
  await tx.run(sql`SELECT 1 FROM account WHERE role = 'admin' ORDER BY id FOR UPDATE`);
}

/**
 * Deletes the account with everything that belongs to the person. Foreign keys do most of it: sessions, codes,
 * favourites, shop, agent and rows of photos are deleted; reviews, deliveries and payments stay without the person.
 * False if there is no such account with one of these roles.
 */
export async function removeAccount(
  db: Db,
  accountId: number,
  roles: readonly Role[],
  now: Date,
): Promise<boolean> {
  if (roles.includes('admin')) await holdAdmins(db);
  const account = await db.maybe<{ email: string | null }>(sql`
    SELECT email FROM account WHERE id = ${accountId} AND role = ANY(${roles}) FOR UPDATE`);
  if (!account) return false;
  await blankDeliveries(db, accountId, now);
  // A foreign key deletes most of the account's mail. The rest is mail that other accounts caused to this email, and
  // mail from before that key existed.
  await db.run(sql`
    DELETE FROM outbox WHERE recipient = ${account.email} OR account_id IS NULL AND recipient IN (
      SELECT unnest(ARRAY[old_value, new_value]) FROM contact_change
      WHERE account_id = ${accountId} AND field = 'email'
      -- An email that the account once asked for may belong to somebody else by now, with its mail.
      EXCEPT SELECT email FROM account WHERE id <> ${accountId})`);
  await eraseReplies(db, accountId);
  await db.run(sql`DELETE FROM account WHERE id = ${accountId}`);
  return true;
}

/** The other party keeps the record of a delivery, without addresses. Open deliveries end. */
async function blankDeliveries(db: Db, accountId: number, now: Date): Promise<void> {
  const isOpen = sql`state IN ('requested', 'accepted')`;
  await db.run(sql`
    UPDATE delivery_request SET pickup_address = '', drop_address = 'Removed', note = '', version = version + 1,
      moved_by = CASE WHEN ${isOpen} THEN 'customer' ELSE moved_by END,
      state = CASE WHEN ${isOpen} THEN 'cancelled' ELSE state END,
      changed_at = CASE WHEN ${isOpen} THEN ${now}::timestamptz ELSE changed_at END
    WHERE customer_id = ${accountId}`);
  await db.run(sql`
    UPDATE delivery_request SET state = 'declined', changed_at = ${now}, moved_by = 'agent', version = version + 1
    WHERE agent_id = ${accountId} AND ${isOpen}`);
}
