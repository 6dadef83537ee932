import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Whether that account, if there is one, has signed in on this device. */
export async function isKnownDevice(db: Db, accountId: number | null, device: Buffer): Promise<boolean> {
  const row = await db.maybe(sql`
    SELECT 1 FROM known_device WHERE account_id = ${accountId} AND device_hash = ${device}`);
  return row !== null;
}

/** More than anybody uses; the one that was left alone longest gives way. */
const mostDevices = 20;

export async function rememberDevice(db: Db, accountId: number, device: Buffer): Promise<void> {
  await db.run(sql`
    INSERT INTO known_device (account_id, device_hash, last_used_at)
    VALUES (${accountId}, ${device}, clock_timestamp())
    ON CONFLICT (account_id, device_hash) DO UPDATE SET last_used_at = excluded.last_used_at`);
  // What another sign-in is busy with is left to that one: two that wait for each other help nobody.
  await db.run(sql`
    DELETE FROM known_device WHERE account_id = ${accountId} AND device_hash IN (
      SELECT k.device_hash FROM known_device k JOIN (
        SELECT device_hash FROM known_device WHERE account_id = ${accountId}
        ORDER BY last_used_at DESC OFFSET ${mostDevices}) AS old USING (device_hash)
      WHERE k.account_id = ${accountId} FOR UPDATE OF k SKIP LOCKED)`);
}

export async function forgetDevice(db: Db, accountId: number, device: Buffer): Promise<void> {
  await db.run(sql`DELETE FROM known_device WHERE account_id = ${accountId} AND device_hash = ${device}`);
}

/**
 * What else the account knew may be a thief's. A session proves no password, so it makes no device known; and one on a
 * device that the account does not know, which may be stolen itself, changes nothing.
 */
export async function forgetOthers(db: Db, accountId: number, device: Buffer): Promise<void> {
  if (!(await isKnownDevice(db, accountId, device))) return;
  await db.run(sql`DELETE FROM known_device WHERE account_id = ${accountId} AND device_hash <> ${device}`);
}

/**
 * With a new password, only the device that it was set on is known: the others may be a thief's. Whoever calls this has
 * seen a proof of the password or of the mailbox.
 */
export async function knowOnly(db: Db, accountId: number, device: Buffer): Promise<void> {
  await db.run(sql`DELETE FROM known_device WHERE account_id = ${accountId}`);
  await rememberDevice(db, accountId, device);
}
