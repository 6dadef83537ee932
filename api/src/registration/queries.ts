import type { Role } from '@aaspaas/contract/roles/roles';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { Derived, Listing } from '../shops/listing';
import { storedColumns, storedValues } from '../shop-rows/queries';

export interface NewAccount {
  readonly role: Role;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly passwordHash: string;
  readonly picture: string | null;
}

/** Asked before the photos are stored, to save that work. The unique indexes have the last word. */
export function findTaken(db: Db, email: string | null, phone: string) {
  return db.one<{ email: boolean; phone: boolean }>(sql`
    SELECT EXISTS (SELECT FROM account WHERE email = ${email}) AS email,
      EXISTS (SELECT FROM account WHERE phone = ${phone}) AS phone`);
}

/** The unique indexes fail the insert if the email or the number is taken. */
export async function addAccount(db: Db, account: NewAccount): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    INSERT INTO account (role, name, email, phone, password_hash, picture)
    VALUES (${account.role}, ${account.name}, ${account.email}, ${account.phone}, ${account.passwordHash},
            ${account.picture}) RETURNING id`);
  return id;
}

export interface NewShop extends Listing, Derived {
  readonly ownerId: number;
}

export async function addShopRow(db: Db, shop: NewShop): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    INSERT INTO shop (owner_id, ${storedColumns}) VALUES (${shop.ownerId}, ${storedValues(shop)}) RETURNING id`);
  return id;
}

export interface NewAgent {
  readonly accountId: number;
  readonly phone: string;
  readonly secondPhone: string | null;
  readonly whatsapp: string | null;
  readonly vehicleType: string;
  readonly workType: string;
  readonly location: string;
  readonly cityKey: string;
}

/** A new agent is not available until they say so themselves. */
export async function addAgentRow(db: Db, agent: NewAgent): Promise<void> {
  await db.run(sql`
    INSERT INTO agent (account_id, phone, second_phone, whatsapp, vehicle_type, work_type, location, city_key,
      availability)
    VALUES (${agent.accountId}, ${agent.phone}, ${agent.secondPhone}, ${agent.whatsapp}, ${agent.vehicleType},
      ${agent.workType}, ${agent.location}, ${agent.cityKey}, 'not_available')`);
}
