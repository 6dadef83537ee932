import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Whether somebody has signed in to this account, if there is one, on this device. */
export async function isKnownDevice(db: Db, accountId: number | null, device: Buffer): Promise<boolean> {
  const row = await db.maybe(sql`
    SELECT 1 FROM known_device WHERE account_id = ${accountId} AND device_hash = ${device}`);
  return row !== null;
}

/** Whether the second factor of this account has been given on this device. */
export async function isProvenDevice(db: Db, accountId: number, device: Buffer): Promise<boolean> {
  const row = await db.maybe(sql`
    SELECT 1 FROM known_device
    WHERE account_id = ${accountId} AND device_hash = ${device} AND proven_at IS NOT NULL`);
  return row !== null;
}

export async function noteProvenDevice(db: Db, accountId: number, device: Buffer, now: Date): Promise<void> {
  await db.run(sql`
    UPDATE known_device SET proven_at = ${now} WHERE account_id = ${accountId} AND device_hash = ${device}`);
}

/** More than anybody uses. Beyond that, the device unused for longest is forgotten. */
const mostDevices = 20;

export async function rememberDevice(db: Db, accountId: number, device: Buffer): Promise<void> {
  await db.run(sql`
    INSERT INTO known_device (account_id, device_hash, last_used_at)
    VALUES (${accountId}, ${device}, clock_timestamp())
    ON CONFLICT (account_id, device_hash) DO UPDATE SET last_used_at = excluded.last_used_at`);
  // Rows that another sign-in has locked are left to that one, so that the two do not wait for each other.
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
 * The other devices may be a thief's. If this device is not known itself nothing happens: its session may be the stolen
 * one. Nor does it become known, because a session is no proof of the password.
 */
export async function forgetOthers(db: Db, accountId: number, device: Buffer): Promise<void> {
  if (!(await isKnownDevice(db, accountId, device))) return;
  await db.run(sql`DELETE FROM known_device WHERE account_id = ${accountId} AND device_hash <> ${device}`);
}

/**
 * With a new password only the device that it was set on stays known, because others may be a thief's. To be called
 * only after the person has proven to have the password or the mailbox.
 */
export async function rememberOnly(db: Db, accountId: number, device: Buffer): Promise<void> {
  await db.run(sql`DELETE FROM known_device WHERE account_id = ${accountId}`);
  await rememberDevice(db, accountId, device);
}
