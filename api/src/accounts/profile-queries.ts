import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { AccountRow } from './queries';

/** Null keeps what is stored. Email and number are changed in contact-queries.ts. */
export interface ProfileChanges {
  readonly name: string | null;
  readonly address: string | null;
  readonly district: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  /** The hash of the photo. The file of the old one is left to the sweep, because another account may show it too. */
  readonly picture: string | null;
}

export function changeProfile(db: Db, accountId: number, changes: ProfileChanges): Promise<AccountRow> {
  return db.one<AccountRow>(sql`
    UPDATE account SET
      name = COALESCE(${changes.name}, name), address = COALESCE(${changes.address}, address),
      district = COALESCE(${changes.district}, district), state = COALESCE(${changes.state}, state),
      zip_code = COALESCE(${changes.zipCode}, zip_code), picture = COALESCE(${changes.picture}, picture),
      updated_at = now()
    WHERE id = ${accountId}
    RETURNING id, role, grade, name, picture, password_hash, COALESCE(NULLIF(zip_code, ''), district) AS home,
      (SELECT shop.id FROM shop WHERE shop.owner_id = account.id) AS shop_id`);
}
