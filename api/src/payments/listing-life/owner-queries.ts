import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import type { LetterListing } from '../../mail/letters/listing';

export interface ListingOwner extends LetterListing {
  readonly accountId: number;
  /** Null: the owner signs in with a number. */
  readonly email: string | null;
}

export const ownerColumns = sql`
  s.id, s.name, s.is_complete AS "isComplete", a.id AS "accountId", a.email`;

export function readOwner(db: Db, shopId: number): Promise<ListingOwner> {
  return db.one<ListingOwner>(sql`
    SELECT ${ownerColumns} FROM shop s JOIN account a ON a.id = s.owner_id WHERE s.id = ${shopId}`);
}
