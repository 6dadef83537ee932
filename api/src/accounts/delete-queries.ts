import type { Role } from '@aaspaas/contract/accounts/roles';
import { Failure } from '@aaspaas/contract/failure';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { eraseReplies } from '../http/once-queries';

export async function ownerOfShop(db: Db, shopId: number): Promise<number | null> {
  const shop = await db.maybe<{ owner_id: number }>(sql`SELECT owner_id FROM shop WHERE id = ${shopId}`);
  return shop?.owner_id ?? null;
}

/**
 * Whether nobody could sign in as an admin without this account; an admin who never chose a password does not count.
 * All admins are locked until the transaction ends, so that two cannot delete each other at the same moment.
 */
async function isLastAdmin(tx: Db, accountId: number): Promise<boolean> {
  const isAdmin = await tx.maybe(sql`SELECT 1 FROM account WHERE id = ${accountId} AND role = 'admin'`);
  if (!isAdmin) return false;
  const others = await tx.many<{ can_enter: boolean }>(sql`
    SELECT id <> ${accountId} AND password_hash <> '' AS can_enter FROM account WHERE role = 'admin'
    ORDER BY id FOR UPDATE`);
  return !others.some(({ can_enter }) => can_enter);
}

const lastAdmin = (): Failure =>
  new Failure('taken', 'This is the only admin account. Make another admin before you delete it.');

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
  // Before the account's own row is locked, or two admins who delete at the same moment would wait for each other.
  if (roles.includes('admin') && (await isLastAdmin(db, accountId))) throw lastAdmin();
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
      state = CASE WHEN ${isOpen} THEN 'cancelled' ELSE state END,
      changed_at = CASE WHEN ${isOpen} THEN ${now}::timestamptz ELSE changed_at END
    WHERE customer_id = ${accountId}`);
  await db.run(sql`
    UPDATE delivery_request SET state = 'declined', changed_at = ${now}, version = version + 1
    WHERE agent_id = ${accountId} AND ${isOpen}`);
}
