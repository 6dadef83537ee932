import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import type { Slice } from '../paging';

export interface NewPlace {
  readonly kind: 'area' | 'alias';
  readonly name: string;
  readonly sound: string;
  /** Null for another name of a town. */
  readonly pin: number | null;
  readonly latitude: number;
  readonly longitude: number;
  /** What an alias stands for. */
  readonly placeKey?: string;
  readonly placeName?: string;
}

export async function insertPlace(tx: Db, row: NewPlace, actorId: number, now: Date): Promise<number> {
  const { kind, name, sound, pin, latitude, longitude, placeKey = null, placeName = null } = row;
  const { id } = await tx.one<{ id: number }>(sql`
    INSERT INTO place_addition (kind, name, sound, pin, latitude, longitude, place_key, place_name, added_by, added_at)
    VALUES (${kind}, ${name}, ${sound}, ${pin}, ${latitude}, ${longitude}, ${placeKey}, ${placeName}, ${actorId}, ${now})
    RETURNING id`);
  return id;
}

export interface PlaceAdditionRow {
  id: number;
  kind: NewPlace['kind'];
  name: string;
  pin: number | null;
  place_name: string | null;
  added_by: string | null;
  added_at: Date;
  undone_by: string | null;
  undone_at: Date | null;
}

export async function countPlaces(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`SELECT count(*) FROM place_addition`);
  return count;
}

export const listPlaces = (db: Db, { limit, offset }: Slice): Promise<PlaceAdditionRow[]> =>
  db.many<PlaceAdditionRow>(sql`
    SELECT p.id, p.kind, p.name, p.pin, p.place_name, a.name AS added_by, p.added_at, u.name AS undone_by, p.undone_at
    FROM place_addition p LEFT JOIN account a ON a.id = p.added_by LEFT JOIN account u ON u.id = p.undone_by
    ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}`);

export const lockPlace = (tx: Db, id: number): Promise<PlaceAdditionRow | null> =>
  tx.maybe<PlaceAdditionRow>(sql`
    SELECT id, kind, name, pin, place_name, NULL AS added_by, added_at, NULL AS undone_by, undone_at
    FROM place_addition WHERE id = ${id} FOR UPDATE`);

export async function undoPlaceRow(tx: Db, id: number, actorId: number, now: Date): Promise<void> {
  await tx.run(sql`UPDATE place_addition SET undone_by = ${actorId}, undone_at = ${now} WHERE id = ${id}`);
}
