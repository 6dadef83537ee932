import type { AccountRow } from '../accounts/queries';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** Null keeps what is stored. Email and number are changed in accounts/contact-queries.ts. */
export interface AgentChanges {
  readonly name: string | null;
  readonly secondPhone: string | null;
  readonly whatsapp: string | null;
  readonly vehicleType: string | null;
  readonly workType: string | null;
  readonly location: string | null;
  readonly cityKey: string | null;
  readonly availability: string | null;
  /** The hash of the photo. The file of the old one is left to the sweep, because another account may show it too. */
  readonly picture: string | null;
}

/** What an edit may change, and the email that is told of it. */
export interface HeldAgent extends Omit<AgentChanges, 'cityKey' | 'picture'> {
  readonly id: number;
  readonly email: string | null;
}

/**
 * Locks the account, which everything locks first, so that of two edits at the same time one waits for the other. Null
 * if it is not an agent's.
 */
export function holdAgent(tx: Db, accountId: number): Promise<HeldAgent | null> {
  return tx.maybe<HeldAgent>(sql`
    SELECT a.id, a.email, a.name, g.second_phone AS "secondPhone", g.whatsapp, g.vehicle_type AS "vehicleType",
      g.work_type AS "workType", g.location, g.availability
    FROM account a JOIN agent g ON g.account_id = a.id WHERE a.id = ${accountId} FOR UPDATE OF a`);
}

export async function changeAgent(
  db: Db,
  accountId: number,
  changes: AgentChanges,
  now: Date,
): Promise<void> {
  await db.run(sql`
    UPDATE agent SET
      second_phone = COALESCE(${changes.secondPhone}, second_phone),
      whatsapp = COALESCE(${changes.whatsapp}, whatsapp),
      vehicle_type = COALESCE(${changes.vehicleType}, vehicle_type),
      work_type = COALESCE(${changes.workType}, work_type), location = COALESCE(${changes.location}, location),
      city_key = COALESCE(${changes.cityKey}, city_key),
      availability = COALESCE(${changes.availability}, availability), version = version + 1, updated_at = ${now}
    WHERE account_id = ${accountId}`);
}

export function changeAgentAccount(db: Db, accountId: number, changes: AgentChanges): Promise<AccountRow> {
  return db.one<AccountRow>(sql`
    UPDATE account SET
      name = COALESCE(${changes.name}, name), picture = COALESCE(${changes.picture}, picture), updated_at = now()
    WHERE id = ${accountId}
    RETURNING id, role, name, picture, password_hash, NULL::integer AS shop_id`);
}
