import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { AreaRow, DistrictRow, PinRow, TownRow } from './read-table';

/** An arbitrary number, but the same in every process that starts. */
const placesLock = 7_203_043;

/** One process at a time; the lock ends with the transaction. */
export async function takePlacesLock(db: Db): Promise<void> {
  await db.script('SET LOCAL statement_timeout = 0');
  await db.run(sql`SELECT pg_advisory_xact_lock(${placesLock})`);
}

export async function isLoaded(db: Db, version: string): Promise<boolean> {
  const row = await db.maybe<{ version: string }>(sql`SELECT version FROM place_source`);
  return row?.version === version;
}

/** Each with the index that finds in it. */
const indexes: Readonly<Record<string, string>> = {
  place_town_key: 'ON place_town (key)',
  place_town_name_sound: 'ON place_town_name (sound)',
  place_town_name_like: 'ON place_town_name USING gin (sound gin_trgm_ops)',
  place_pin_position: 'ON place_pin USING gist (point(longitude, latitude))',
  place_pin_village: 'ON place_pin USING gin (village_sounds)',
  // The rows are written in the order of the PIN codes, so a note for every few pages is enough to find one.
  place_area_pin: 'ON place_area USING brin (pin) WITH (pages_per_range = 2)',
  place_area_sound: 'ON place_area (sound)',
  place_area_like: 'ON place_area USING gin (sound gin_trgm_ops)',
};

export async function emptyPlaces(db: Db): Promise<void> {
  await db.script(`
    DROP INDEX IF EXISTS ${Object.keys(indexes).join(', ')};
    TRUNCATE place_district, place_town, place_town_name, place_pin, place_area, place_source`);
}

export async function indexPlaces(db: Db): Promise<void> {
  const statements = Object.entries(indexes).map(
    ([name, definition]) => `CREATE INDEX ${name} ${definition}`,
  );
  await db.script(statements.join(';'));
}

export async function noteVersion(db: Db, version: string): Promise<void> {
  await db.run(sql`INSERT INTO place_source (version) VALUES (${version})`);
  await db.script(
    'ANALYZE place_district; ANALYZE place_town; ANALYZE place_town_name; ANALYZE place_pin; ANALYZE place_area',
  );
}

export async function insertDistricts(db: Db, rows: readonly DistrictRow[]): Promise<void> {
  await db.run(sql`
    INSERT INTO place_district (id, name, state) SELECT * FROM unnest(
      ${rows.map(({ id }) => id)}::smallint[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ state }) => state)}::text[])`);
}

export async function insertTowns(db: Db, rows: readonly TownRow[]): Promise<void> {
  await db.run(sql`
    INSERT INTO place_town (id, key, name, district_id, latitude, longitude, weight) SELECT * FROM unnest(
      ${rows.map(({ id }) => id)}::smallint[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ name }) => name)}::text[], ${rows.map(({ districtId }) => districtId)}::smallint[],
      ${rows.map(({ latitude }) => latitude)}::real[], ${rows.map(({ longitude }) => longitude)}::real[],
      ${rows.map(({ weight }) => weight)}::smallint[])`);
  const names = rows.flatMap(({ id, sounds }) => sounds.map((sound) => ({ id, sound })));
  await db.run(sql`
    INSERT INTO place_town_name (sound, town_id) SELECT * FROM unnest(
      ${names.map(({ sound }) => sound)}::text[], ${names.map(({ id }) => id)}::smallint[])`);
}

export async function insertPins(db: Db, rows: readonly PinRow[]): Promise<void> {
  await db.run(sql`
    INSERT INTO place_pin (pin, district_id, town_id, latitude, longitude, name, villages, village_sounds)
    SELECT pin, district, town, latitude, longitude, name, villages, sounds::tsvector FROM unnest(
      ${rows.map(({ pin }) => pin)}::integer[],
      ${rows.map(({ districtId }) => districtId)}::smallint[], ${rows.map(({ townId }) => townId)}::smallint[],
      ${rows.map(({ latitude }) => latitude)}::real[], ${rows.map(({ longitude }) => longitude)}::real[],
      ${rows.map(({ name }) => name)}::text[], ${rows.map(({ villages }) => villages)}::text[],
      ${rows.map(({ villageSounds }) => villageSounds.join(' '))}::text[]
    ) AS row (pin, district, town, latitude, longitude, name, villages, sounds)`);
}

export async function insertAreas(db: Db, rows: readonly AreaRow[]): Promise<void> {
  await db.run(sql`
    INSERT INTO place_area (pin, weight, district_id, latitude, longitude, name, sound) SELECT * FROM unnest(
      ${rows.map(({ pin }) => pin)}::integer[], ${rows.map(({ weight }) => weight)}::smallint[],
      ${rows.map(({ districtId }) => districtId)}::smallint[],
      ${rows.map(({ latitude }) => latitude)}::real[], ${rows.map(({ longitude }) => longitude)}::real[],
      ${rows.map(({ name }) => name)}::text[], ${rows.map(({ sound }) => sound)}::text[])`);
}
