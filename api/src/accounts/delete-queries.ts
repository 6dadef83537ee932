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
 * Whether nobody could open the admin pages without this account: one who never chose a password does not count. All
 * admins are held until the transaction ends, so that two of them cannot each delete the other at the same moment.
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
 * The account with all that is the person's. The database's own rules do most of it: sessions, codes, favourites,
 * shop, agent and pictures' rows go; reviews, deliveries and payments stay without the person.
 * False when there is no such account with such a role.
 */
export async function removeAccount(
  db: Db,
  accountId: number,
  roles: readonly Role[],
  now: Date,
): Promise<boolean> {
  // First of all: whoever held the account's own row already would wait for another who waits for it.
  if (roles.includes('admin') && (await isLastAdmin(db, accountId))) throw lastAdmin();
  const account = await db.maybe<{ email: string | null }>(sql`
    SELECT email FROM account WHERE id = ${accountId} AND role = ANY(${roles}) FOR UPDATE`);
  if (!account) return false;
  await blankDeliveries(db, accountId, now);
  // Most mail goes with the account by itself. Not what others sent to its address, nor what is older than that rule.
  await db.run(sql`
    DELETE FROM outbox WHERE recipient = ${account.email} OR account_id IS NULL AND recipient IN (
      SELECT unnest(ARRAY[old_value, new_value]) FROM contact_change
      WHERE account_id = ${accountId} AND field = 'email'
      -- An address that was asked for may be somebody else's by now, and so is their mail.
      EXCEPT SELECT email FROM account WHERE id <> ${accountId})`);
  await eraseReplies(db, accountId);
  await db.run(sql`DELETE FROM account WHERE id = ${accountId}`);
  return true;
}

/** The other side keeps the record of a delivery, without addresses; what was under way ends. */
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
