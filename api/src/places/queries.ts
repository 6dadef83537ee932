import type { Position } from '@aaspaas/contract/places/distance';
import type { Db } from '../db/open';
import { plannedOnce, quick, type Sql, sql } from '../db/sql';
import type { PinRow, PlaceRow } from './present';

const townColumns = sql`t.key AS town_key, t.name, NULL::integer AS pin, t.name AS city, d.name AS district, d.state,
  t.latitude, t.longitude`;
const areaColumns = sql`NULL AS town_key, a.name, a.pin, t.name AS city, d.name AS district, d.state,
  a.latitude, a.longitude`;
const pinColumns = sql`NULL AS town_key, p.name, p.pin, t.name AS city, d.name AS district, d.state,
  p.latitude, p.longitude, p.villages`;

const pinParts = sql`JOIN place_town t ON t.id = p.town_id JOIN place_district d ON d.id = p.district_id`;
const areaParts = sql`JOIN place_pin p ON p.pin = a.pin JOIN place_town t ON t.id = p.town_id
  JOIN place_district d ON d.id = coalesce(a.district_id, p.district_id)`;

/** 100 at the position itself and less the farther away; 0 without a position. */
function nearness(position: Position | null, latitude: Sql, longitude: Sql): Sql {
  if (!position) return sql`0`;
  const north = sql`(${latitude} - ${position.latitude}::float8) * 111`;
  const east = sql`(${longitude} - ${position.longitude}::float8) * 111 * cos(radians(${position.latitude}::float8))`;
  // From the other side of the earth the number would be smaller than the database can write.
  return sql`100 * exp(-least(sqrt(power(${north}, 2) + power(${east}, 2)) / 30, 100))`;
}

export interface Sought {
  readonly sound: string;
  /** Where the visitor is, or has chosen to be. */
  readonly position: Position | null;
  readonly limit: number;
}

/** Sounds have only letters and digits, after which '{' comes next. */
const beginsWith = (column: Sql, sound: string): Sql =>
  sql`${column} >= ${sound} AND ${column} < ${`${sound}{`}`;

const exactFirst = 100;

export function townsBeginning(db: Db, { sound, position, limit }: Sought): Promise<PlaceRow[]> {
  return db.many<PlaceRow>(sql`
    SELECT ${townColumns}, t.weight + n.bonus + ${nearness(position, sql`t.latitude`, sql`t.longitude`)} AS score
    FROM (SELECT town_id, max(CASE WHEN sound = ${sound} THEN ${exactFirst}::integer ELSE 0 END) AS bonus
      FROM place_town_name WHERE ${beginsWith(sql`sound`, sound)} GROUP BY town_id) n
    JOIN place_town t ON t.id = n.town_id JOIN place_district d ON d.id = t.district_id
    ORDER BY score DESC, t.key LIMIT ${limit}`);
}

export function areasBeginning(db: Db, { sound, position, limit }: Sought): Promise<PlaceRow[]> {
  return db.many<PlaceRow>(sql`
    SELECT ${areaColumns}, a.score FROM (
      SELECT *, weight + CASE WHEN sound = ${sound} THEN ${exactFirst}::integer ELSE 0 END
        + ${nearness(position, sql`latitude`, sql`longitude`)} AS score
      FROM place_area WHERE ${beginsWith(sql`sound`, sound)} ORDER BY score DESC, pin LIMIT ${limit}) a
    ${areaParts} ORDER BY a.score DESC, a.pin, a.name`);
}

/** Fewer letters begin the names of too many villages. */
const lettersToBegin = 4;

/** PIN codes with a village whose name begins so, or is so short a name as a whole. */
export function villagesBeginning(db: Db, { sound, position, limit }: Sought): Promise<PinRow[]> {
  const wanted = sound.length < lettersToBegin ? `'${sound}'` : `'${sound}':*`;
  return db.many<PinRow>(sql`
    SELECT ${pinColumns}, p.score FROM (
      SELECT *, ${nearness(position, sql`latitude`, sql`longitude`)} AS score
      FROM place_pin WHERE village_sounds @@ ${wanted}::tsquery ORDER BY score DESC, pin LIMIT ${limit}) p
    ${pinParts} ORDER BY p.score DESC, p.pin`);
}

const similarFirst = 150;

export interface AlikeRow extends PlaceRow {
  /** From 0 to 1. */
  readonly likeness: number;
}

const kmOfDegree = 111;

/** In a square around a position. */
function isAround({ latitude, longitude }: Position, km: number, place: Sql): Sql {
  const reach = km / kmOfDegree;
  return sql`${place}.latitude BETWEEN ${latitude - reach} AND ${latitude + reach}
    AND ${place}.longitude BETWEEN ${longitude - reach * 1.2} AND ${longitude + reach * 1.2}`;
}

interface Misspelt {
  readonly typed: string;
  readonly sound: string;
  readonly near: Position;
  readonly km: number;
  readonly limit: number;
}

/**
 * Areas nearby that sound alike, the most alike first. A slip may change how letters beside it sound ('jaynagar' is
 * 'jenagar', and Jayanagar is not), so that what was typed is compared too.
 */
export function areasAlikeNearby(db: Db, { typed, sound, near, km, limit }: Misspelt): Promise<NamedRow[]> {
  return db.many<NamedRow>(
    plannedOnce(sql`
    SELECT ${areaColumns}, a.sound, a.weight, a.score FROM (
      SELECT *, greatest(similarity(sound, ${sound}), similarity(sound, ${typed})) AS score FROM place_area s
      WHERE (sound % ${sound} OR sound % ${typed}) AND ${isAround(near, km, sql`s`)}
      ORDER BY score DESC, weight DESC, pin LIMIT ${limit}) a ${areaParts}
    ORDER BY a.score DESC, a.weight DESC, a.pin`),
  );
}

/** Towns and areas that sound alike: a letter is missing, or another one stands there. */
export function soundingAlike(db: Db, { sound, position, limit }: Sought): Promise<AlikeRow[]> {
  return db.many<AlikeRow>(
    plannedOnce(sql`
    (SELECT ${townColumns}, n.likeness,
        n.likeness * ${similarFirst}::integer + t.weight
          + ${nearness(position, sql`t.latitude`, sql`t.longitude`)} AS score
      FROM (SELECT town_id, max(similarity(sound, ${sound})) AS likeness
        FROM place_town_name WHERE sound % ${sound} GROUP BY town_id) n
      JOIN place_town t ON t.id = n.town_id JOIN place_district d ON d.id = t.district_id
      ORDER BY score DESC, t.key LIMIT ${limit})
    UNION ALL
    (SELECT ${areaColumns}, a.likeness, a.score FROM (
      SELECT *, likeness * ${similarFirst}::integer + weight
        + ${nearness(position, sql`latitude`, sql`longitude`)} AS score
      FROM (SELECT *, similarity(sound, ${sound}) AS likeness FROM place_area WHERE sound % ${sound}) s
      ORDER BY score DESC, pin LIMIT ${limit}) a ${areaParts})
    ORDER BY score DESC LIMIT ${limit}`),
  );
}

export interface LargeTownRow extends PlaceRow {
  readonly sound: string;
}

/** What a town has that most people of its state know. */
const weightOfLarge = 80;

/** Large towns whose names begin with this letter, once for each of their names. */
export function largeTowns(db: Db, letter: string, position: Position | null): Promise<LargeTownRow[]> {
  return db.many<LargeTownRow>(sql`
    SELECT ${townColumns}, n.sound, t.weight + ${nearness(position, sql`t.latitude`, sql`t.longitude`)} AS score
    FROM place_town_name n JOIN place_town t ON t.id = n.town_id JOIN place_district d ON d.id = t.district_id
    WHERE ${beginsWith(sql`n.sound`, letter)} AND t.weight >= ${weightOfLarge} ORDER BY score DESC, t.key, n.sound`);
}

/** PIN codes from one number to another. */
export function pinsBetween(
  db: Db,
  [from, to]: readonly [number, number],
  position: Position | null,
  limit: number,
): Promise<PinRow[]> {
  return db.many<PinRow>(
    quick(sql`
    SELECT ${pinColumns}, t.weight + ${nearness(position, sql`p.latitude`, sql`p.longitude`)} AS score
    FROM place_pin p ${pinParts}
    WHERE p.pin BETWEEN ${from} AND ${to} ORDER BY score DESC, p.pin LIMIT ${limit}`),
  );
}

/** The areas of PIN codes, without villages. */
export function areasOfPins(db: Db, pins: readonly number[]): Promise<PlaceRow[]> {
  return db.many<PlaceRow>(sql`
    SELECT ${areaColumns}, a.weight AS score FROM place_area a ${areaParts}
    WHERE a.pin = ANY(${pins}::integer[]) ORDER BY score DESC, a.name`);
}

export function pinsAround(db: Db, position: Position, limit: number): Promise<PinRow[]> {
  return db.many<PinRow>(
    quick(sql`
    SELECT ${pinColumns}, 0 AS score FROM (
      SELECT * FROM place_pin
      ORDER BY point(longitude, latitude) <-> point(${position.longitude}, ${position.latitude}) LIMIT ${limit}) p
    ${pinParts}
    ORDER BY point(p.longitude, p.latitude) <-> point(${position.longitude}, ${position.latitude}), p.pin`),
  );
}

/** The largest towns of a square around a position. */
export function townsAround(db: Db, position: Position, km: number, limit: number): Promise<PlaceRow[]> {
  return db.many<PlaceRow>(sql`
    SELECT ${townColumns}, t.weight AS score FROM place_town t JOIN place_district d ON d.id = t.district_id
    WHERE ${isAround(position, km, sql`t`)}
    ORDER BY score DESC, t.key LIMIT ${limit}`);
}

export function townByKey(db: Db, key: string): Promise<PlaceRow | null> {
  return db.maybe<PlaceRow>(
    quick(sql`
    SELECT ${townColumns}, t.weight AS score FROM place_town t JOIN place_district d ON d.id = t.district_id
    WHERE t.key = ${key} LIMIT 1`),
  );
}

export interface NamedRow extends PlaceRow {
  readonly sound: string;
  readonly weight: number;
}

/** Towns and areas of exactly these sounds; the nearest and heaviest of each. */
export function placesSounding(
  db: Db,
  sounds: readonly string[],
  position: Position | null,
  limit: number,
): Promise<NamedRow[]> {
  return db.many<NamedRow>(
    plannedOnce(sql`
      (SELECT ${townColumns}, n.sound, t.weight, t.weight + ${nearness(position, sql`t.latitude`, sql`t.longitude`)} AS score
        FROM place_town_name n JOIN place_town t ON t.id = n.town_id JOIN place_district d ON d.id = t.district_id
        WHERE n.sound = ANY(${sounds}::text[]) ORDER BY score DESC LIMIT ${limit})
      UNION ALL
      (SELECT ${areaColumns}, a.sound, a.weight, a.score FROM (
        SELECT *, weight + ${nearness(position, sql`latitude`, sql`longitude`)} AS score
        FROM place_area WHERE sound = ANY(${sounds}::text[]) ORDER BY score DESC, pin LIMIT ${limit}) a ${areaParts})`),
  );
}
