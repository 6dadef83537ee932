import { cities } from '@aaspaas/contract/places/cities';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { searchKey } from '@aaspaas/contract/search-words';
import type { Db } from '../../db/open';
import { sql } from '../../db/sql';
import type { Searchable, WordsOfShop } from './words-of-shop';

export interface ShopToIndex extends Searchable {
  readonly id: number;
}

const columns = sql`s.id, s.name, s.category_id AS "categoryId", s.items, s.address`;

export const shopsToIndex = (db: Db, ids: readonly number[]): Promise<ShopToIndex[]> =>
  db.many<ShopToIndex>(sql`SELECT ${columns} FROM shop s WHERE s.id = ANY (${ids}::integer[])`);

/** Shops without a row, in the order of their ids from the one after `after`. */
export const shopsWithoutRow = (db: Db, after: number, limit: number): Promise<ShopToIndex[]> =>
  db.many<ShopToIndex>(sql`
    SELECT ${columns} FROM shop s
    WHERE s.id > ${after} AND NOT EXISTS (SELECT 1 FROM search_row r WHERE r.shop_id = s.id)
    ORDER BY s.id LIMIT ${limit}`);

/** The newest listed shops whose words match a tsquery. */
export const shopsHaving = (db: Db, query: string, limit: number): Promise<ShopToIndex[]> =>
  db.many<ShopToIndex>(sql`
    SELECT ${columns} FROM search_row p JOIN shop s ON s.id = p.shop_id
    WHERE p.is_listed
      AND search_lexemes(p.city_key, p.place, p.name, p.name_keys || p.item_keys || p.area_keys, p.topics)
        @@ ${query}::tsquery
    ORDER BY s.id DESC LIMIT ${limit}`);

/** Shops whose row was computed with other tables of words, likewise. */
export const shopsOfOtherVersion = (
  db: Db,
  version: string,
  after: number,
  limit: number,
): Promise<ShopToIndex[]> =>
  db.many<ShopToIndex>(sql`
    SELECT ${columns} FROM shop s JOIN search_row r ON r.shop_id = s.id
    WHERE s.id > ${after} AND r.version <> ${version} ORDER BY s.id LIMIT ${limit}`);

const cityKeys = cities.map(({ name }) => searchKey(name));

/** A shop without a pin in an unknown town stands at the default, which says nothing. */
const hasPlace = sql`(s.is_pinned OR s.city_key = ANY (${cityKeys}::text[])
  OR (s.latitude, s.longitude) <> (${unknownPlace.latitude}::float8, ${unknownPlace.longitude}::float8))`;

/** Writes the rows that are new or differ; all but the words is taken from the shops. */
export async function writeSearchRows(
  db: Db,
  rows: readonly (WordsOfShop & { readonly id: number })[],
  version: string,
): Promise<void> {
  await db.run(sql`
    INSERT INTO search_row AS r (shop_id, kind, category_id, city_key, place, is_listed, standing, name, words,
      name_keys, item_keys, area_keys, name_marks, topics, strengths, version)
    SELECT s.id, s.kind, s.category_id, s.city_key,
      CASE WHEN ${hasPlace} THEN s.place END, s.is_listed, s.standing,
      w.name, w.words, w."nameKeys", w."itemKeys", w."areaKeys", w."nameMarks", w.topics, w.strengths, ${version}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS w (id integer, name text, words text,
      "nameKeys" text, "itemKeys" text, "areaKeys" text, "nameMarks" integer[], topics integer[], strengths smallint[])
    JOIN shop s ON s.id = w.id
    ON CONFLICT (shop_id) DO UPDATE SET kind = excluded.kind, category_id = excluded.category_id,
      city_key = excluded.city_key, place = excluded.place, is_listed = excluded.is_listed,
      standing = excluded.standing, name = excluded.name, words = excluded.words, name_keys = excluded.name_keys,
      item_keys = excluded.item_keys, area_keys = excluded.area_keys, name_marks = excluded.name_marks, topics = excluded.topics,
      strengths = excluded.strengths, version = excluded.version
    WHERE (r.kind, r.category_id, r.city_key, r.place::text, r.is_listed, r.standing, r.name, r.words, r.name_keys,
           r.item_keys, r.area_keys, r.name_marks, r.topics, r.strengths, r.version)
      IS DISTINCT FROM (excluded.kind, excluded.category_id, excluded.city_key, excluded.place::text,
           excluded.is_listed, excluded.standing, excluded.name, excluded.words, excluded.name_keys,
           excluded.item_keys, excluded.area_keys, excluded.name_marks, excluded.topics, excluded.strengths, excluded.version)`);
}
