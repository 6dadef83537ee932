import type { Db } from '../db/open';
import { type Sql, sql } from '../db/sql';

/** Heavier than a village, as known as a good part of a town. */
const weight = 70;

/**
 * Copies additions that are in force into the tables that searches read. An area that a release has brought meanwhile
 * is left as it is.
 */
export async function applyAdditions(db: Db, id: number | null = null): Promise<void> {
  const isMeant = id === null ? sql`true` : sql`x.id = ${id}`;
  await db.run(sql`
    INSERT INTO place_area (pin, weight, latitude, longitude, name, sound)
    SELECT x.pin, ${weight}::smallint, x.latitude, x.longitude, x.name, x.sound
    FROM place_addition x JOIN place_pin p ON p.pin = x.pin
    WHERE x.kind = 'area' AND x.undone_at IS NULL AND ${isMeant}
      AND NOT EXISTS (SELECT 1 FROM place_area a WHERE a.pin = x.pin AND a.sound = x.sound)`);
  await db.run(sql`
    INSERT INTO place_area (pin, weight, latitude, longitude, name, sound)
    SELECT x.pin, ${weight}::smallint, x.latitude, x.longitude, x.place_name, x.sound
    FROM place_addition x JOIN place_pin p ON p.pin = x.pin
    WHERE x.kind = 'alias' AND x.undone_at IS NULL AND ${isMeant}
      AND NOT EXISTS (SELECT 1 FROM place_area a WHERE a.pin = x.pin AND a.sound = x.sound)`);
  await db.run(sql`
    INSERT INTO place_town_name (sound, town_id) SELECT x.sound, t.id
    FROM place_addition x JOIN place_town t ON t.key = x.place_key
    WHERE x.kind = 'alias' AND x.pin IS NULL AND x.undone_at IS NULL AND ${isMeant}
      AND NOT EXISTS (SELECT 1 FROM place_town_name n WHERE n.sound = x.sound AND n.town_id = t.id)`);
}

/** Takes what one addition has put into the tables out of them again. */
export async function withdrawAddition(db: Db, id: number): Promise<void> {
  const own = (table: Sql) => sql`DELETE FROM ${table} USING place_addition x WHERE x.id = ${id}`;
  await db.run(sql`${own(sql`place_area AS a`)} AND a.pin = x.pin AND a.sound = x.sound
    AND a.name = coalesce(x.place_name, x.name) AND a.weight = ${weight}::smallint`);
  await db.run(sql`${own(sql`place_town_name AS n`)} AND x.pin IS NULL AND n.sound = x.sound
    AND n.town_id = (SELECT t.id FROM place_town t WHERE t.key = x.place_key LIMIT 1)`);
}

/** Whether the tables have a place of this sound: of a PIN code, or of a town. */
export async function isKnownPlace(
  db: Db,
  { sound, pin, townKey }: { sound: string; pin: number | null; townKey: string | null },
): Promise<boolean> {
  const row = await db.maybe(sql`
    SELECT 1 WHERE EXISTS (SELECT 1 FROM place_area WHERE pin = ${pin} AND sound = ${sound})
      OR EXISTS (SELECT 1 FROM place_town_name n JOIN place_town t ON t.id = n.town_id
        WHERE t.key = ${townKey} AND n.sound = ${sound})`);
  return row !== null;
}
