import type { Role } from '@aaspaas/contract/roles/roles';
import { guessesOfAccount } from '../../accounts/guesses';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface HeldPerson {
  id: number;
  role: Role;
  name: string;
  email: string | null;
  phone: string | null;
  address: string;
  district: string;
  state: string;
  pinCode: string;
  updated_at: Date;
}

/** Locked until the transaction ends, so that of two admins the second sees what the first has done. */
export function holdPerson(tx: Db, id: number): Promise<HeldPerson | null> {
  return tx.maybe<HeldPerson>(sql`
    SELECT id, role, name, email, phone, address, district, state, zip_code AS "pinCode", updated_at
    FROM account WHERE id = ${id} FOR UPDATE`);
}

export interface HeldAgent {
  secondPhone: string | null;
  whatsapp: string | null;
  vehicleType: string;
  workType: string;
  location: string;
  availability: string;
}

export function holdAgent(tx: Db, id: number): Promise<HeldAgent> {
  return tx.one<HeldAgent>(sql`
    SELECT second_phone AS "secondPhone", whatsapp, vehicle_type AS "vehicleType", work_type AS "workType", location,
      availability
    FROM agent WHERE account_id = ${id} FOR UPDATE`);
}

export type PersonDetails = Pick<HeldPerson, 'name' | 'address' | 'district' | 'state' | 'pinCode'>;

export async function writePerson(tx: Db, id: number, after: PersonDetails, now: Date): Promise<void> {
  await tx.run(sql`
    UPDATE account SET name = ${after.name}, address = ${after.address}, district = ${after.district},
      state = ${after.state}, zip_code = ${after.pinCode}, updated_at = ${now}
    WHERE id = ${id}`);
}

export async function writeAgent(tx: Db, id: number, after: HeldAgent, cityKey: string, now: Date) {
  await tx.run(sql`
    UPDATE agent SET second_phone = ${after.secondPhone}, whatsapp = ${after.whatsapp},
      vehicle_type = ${after.vehicleType}, work_type = ${after.workType}, location = ${after.location},
      city_key = ${cityKey}, availability = ${after.availability}, version = version + 1, updated_at = ${now}
    WHERE account_id = ${id}`);
}

/** Forgets the wrong passwords on every device. How many counts there were. */
export function forgetGuesses(tx: Db, id: number): Promise<number> {
  const key = `${guessesOfAccount}${id}`;
  return tx.run(sql`
    DELETE FROM throttle WHERE key IN (${key}, ${`guess:known:${id}`}) OR starts_with(key, ${`${key}:`})`);
}

export function endSessionsOf(tx: Db, id: number): Promise<number> {
  return tx.run(sql`DELETE FROM session WHERE account_id = ${id}`);
}

/** Whoever had the password on one of these may be a thief: each has to sign in as an unknown one. */
export async function forgetDevicesOf(tx: Db, id: number): Promise<void> {
  await tx.run(sql`DELETE FROM known_device WHERE account_id = ${id}`);
}
