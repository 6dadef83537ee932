// @ts-check
import { inBulk, inLanes, withoutIndexes } from './bulk.mjs';
import { startWordWriters } from './word-writers.mjs';

/** @typedef {import('./sources.mjs').Load} Load */

/** Signboards begin with these, so that copies of a business have names of their own; as many as a prime number. */
const beginnings =
  'Sri Shree New Royal Sai Lakshmi Ganesh National Modern Annapurna Krishna Balaji Durga Star Golden Supreme Classic Vinayaka Jaya Bharat Om Deepam Asha Nandini Surya Kaveri Ganga Metro Prime Galaxy Ambika'.split(
    ' ',
  );
const listingsAtOnce = 10_000;

/**
 * The demo data as the first start loads it, but for the photos, which are only named. Once is enough.
 * @param {Load} load @param {any} db
 */
export async function fillDemo(load, db) {
  const { sql } = await load('api/src/db/sql.ts');
  const { loadDemoData } = await load('demo/src/load.ts');
  const { indexMissingShops } = await load('api/src/search/indexing/index-shops.ts');
  const { categories } = await load('contract/src/shops/categories.ts');
  /** @param {number} number */
  const hash = (number) => number.toString(16).padStart(32, '0');
  const shop = new Map(
    categories.map((/** @type {{ id: number }} */ { id }) => [
      id,
      Array.from({ length: 7 }, (_, index) => hash(id * 100 + index)),
    ]),
  );
  const people = [hash(1), hash(2), hash(3)];
  await db.run(sql`
    INSERT INTO media (hash, width, height)
    SELECT hash, 800, 600 FROM unnest(${[...people, ...[...shop.values()].flat()]}::text[]) AS hash
    ON CONFLICT DO NOTHING`);
  await loadDemoData(db, { shop, people }, { passwordHash: '', now: new Date() });
  await indexMissingShops(db);
}

const tablesOfBusinesses = ['account', 'shop', 'audit', 'shop_image'];
const tablesOfWords = ['search_row', 'search_post'];

/**
 * Copies that are made together: the first and the last number, and what to add to these for ids.
 * @typedef {{ first: number, last: number, toAccount: number, toShop: number }} Range
 */

/**
 * Copies of the demo data's businesses until there are so many listings, each somewhere else in its city. Some are not
 * paid for, or no longer. Everything by count, so that two fills are alike. Whoever else uses the database meanwhile
 * misses its indexes, and is not told of changes.
 * @param {Load} load @param {string} url @param {number} listings
 */
export async function fillListings(load, url, listings) {
  const { sql } = await load('api/src/db/sql.ts');
  const { openDatabase } = await load('api/src/db/open.ts');
  const db = openDatabase(url, { connections: 3 });
  try {
    await addListings(sql, db, listings, () => startWordWriters(url));
  } finally {
    await db.close();
  }
}

/** @param {any} sql @param {any} db @param {number} listings @param {() => import('./word-writers.mjs').WordWriters} startWriters */
async function addListings(sql, db, listings, startWriters) {
  const { shops, copies, newest, account } = await db.one(sql`
    SELECT count(*) AS shops, count(*) FILTER (WHERE phone LIKE '+917%') AS copies, max(id) AS newest,
      (SELECT max(id) FROM account) AS account FROM shop`);
  const ids = { toAccount: account - copies, toShop: newest - copies };
  const ranges = rangesOf(copies + 1, copies + listings - shops, ids);
  if (ranges.length === 0) return;
  await withoutIndexes(sql, db, tablesOfWords, async () => {
    // Words are worked out while the next listings are copied, and while the indexes of all are made.
    const words = startWriters();
    try {
      await withoutIndexes(sql, db, tablesOfBusinesses, async () => {
        for (const range of ranges) {
          await inBulk(db, (tx) => copyBusinesses(sql, tx, range, shops - copies));
          words.add(idsOf(range));
        }
      });
      await words.written();
    } finally {
      words.stop();
    }
  });
  await inLanes(ranges.map(idsOf), ([first, last]) =>
    inBulk(db, (tx) => tx.run(sql`SELECT find_alike(s) FROM shop s WHERE s.id BETWEEN ${first} AND ${last}`)),
  );
}

/** The ids of its listings. @param {Range} range @returns {[first: number, last: number]} */
const idsOf = ({ first, last, toShop }) => [first + toShop, last + toShop];

/** @param {number} first @param {number} last @param {Pick<Range, 'toAccount' | 'toShop'>} ids @returns {Range[]} */
const rangesOf = (first, last, ids) =>
  Array.from({ length: Math.max(0, Math.ceil((last - first + 1) / listingsAtOnce)) }, (_, turn) => ({
    first: first + turn * listingsAtOnce,
    last: Math.min(last, first + (turn + 1) * listingsAtOnce - 1),
    ...ids,
  }));

/**
 * What triggers would do is done here: photos are counted, and beginnings are written down.
 * The demo data is numbered from one, so the originals are those with the lowest ids.
 * @param {any} sql @param {any} tx @param {Range} range @param {number} originals
 */
async function copyBusinesses(sql, tx, { first, last, toAccount, toShop }, originals) {
  const isNew = sql`s.id BETWEEN ${first + toShop} AND ${last + toShop}`;
  await tx.run(sql`
      INSERT INTO account (id, role, name, email, phone, password_hash, created_at)
      SELECT n + ${toAccount}::integer, 'shop', 'Owner ' || n, 'owner' || n || '@bench.example',
        '+917' || lpad(n::text, 9, '0'), '', now() - n % 400 * interval '1 day'
      FROM generate_series(${first}::integer, ${last}::integer) AS n`);
  await tx.run(sql`
      INSERT INTO shop (id, owner_id, kind, name, owner_name, category_id, description, items, prices, address, location,
        city, city_key, state, latitude, longitude, is_pinned, schedule, opens, closes, days, delivery_option,
        service_area, phone, pin_code, email, status, paid_until, rating_count, rating_sum, photo_count, created_at)
      SELECT a.n + ${toShop}::integer, a.id, s.kind,
        (${beginnings}::text[])[a.n % ${beginnings.length}::integer + 1] || ' ' || s.name, a.name,
        s.category_id, s.description, s.items, s.prices, s.address, s.location, s.city, s.city_key, s.state,
        s.latitude + a.n % 997 * 0.0001, s.longitude + a.n % 887 * 0.0001, true, s.schedule, s.opens, s.closes, s.days,
        s.delivery_option, s.service_area, a.phone, s.pin_code, a.email,
        CASE WHEN a.n % 20 = 0 THEN 'pending_payment' WHEN a.n % 20 = 1 THEN 'expired'
          WHEN a.n % 200 = 2 THEN 'suspended' ELSE 'active' END,
        -- Nobody is to be reminded while something is measured.
        now() + CASE WHEN a.n % 20 = 1 THEN -1 - a.n % 20 ELSE 40 + a.n % 300 END * interval '1 day',
        10, 30 + a.n % 21, 1, a.created_at
      FROM (SELECT *, id - ${toAccount}::integer AS n FROM account
            WHERE id BETWEEN ${first + toAccount} AND ${last + toAccount}) AS a
      JOIN (SELECT *, row_number() OVER (ORDER BY id) AS n FROM shop WHERE is_listed AND id <= ${originals}) AS s
        -- The count as one value, so that the rows are joined by a hash.
        ON s.n = a.n % (SELECT count(*) FROM shop WHERE is_listed AND id <= ${originals}) + 1
      ORDER BY a.n`);
  await tx.run(sql`
      INSERT INTO audit (action, subject, subject_id, detail)
      SELECT 'listing copied', 'shop', s.id, jsonb_build_object('to', s.status) FROM shop s
      WHERE ${isNew} AND s.status <> 'pending_payment' ORDER BY s.id`);
  await tx.run(sql`
      INSERT INTO shop_image (shop_id, media_hash, position)
      SELECT s.id, photo.media_hash, 0 FROM shop s JOIN (
        SELECT DISTINCT ON (o.category_id) o.category_id, i.media_hash
        FROM shop o JOIN shop_image i ON i.shop_id = o.id WHERE o.id <= ${originals} ORDER BY o.category_id, i.id
      ) AS photo USING (category_id) WHERE ${isNew} ORDER BY s.id`);
  await tx.script(`SELECT setval(pg_get_serial_sequence('account', 'id'), ${last + toAccount});
    SELECT setval(pg_get_serial_sequence('shop', 'id'), ${last + toShop})`);
}

const mostReviewed = 20_000;

/**
 * Ten reviews each for twenty thousand listings, or for all of fewer, spread over the whole table.
 * @param {Load} load @param {any} db
 */
export async function fillReviews(load, db) {
  const { sql } = await load('api/src/db/sql.ts');
  await db.transaction(async (/** @type {any} */ tx) => {
    await tx.script('SET LOCAL statement_timeout = 0');
    await tx.run(sql`
      INSERT INTO account (role, name, email, password_hash)
      SELECT 'user', 'Reader ' || n, 'reader' || n || '@bench.example', '' FROM generate_series(1, 200) AS n
      WHERE NOT EXISTS (SELECT 1 FROM account WHERE email = 'reader1@bench.example')`);
    await tx.run(sql`
      INSERT INTO review (shop_id, author_id, rating, heading, comment, created_at)
      SELECT s.id, reader.id, 1 + (s.n + turn) % 5, 'Came back',
        'Asked for the price first, got it in writing, and was served within the hour. Visit ' || turn || '.',
        now() - (s.n % 300 + turn) * interval '1 day'
      FROM (SELECT id, row_number() OVER (ORDER BY id) AS n, count(*) OVER () AS many
            FROM shop WHERE is_listed AND phone LIKE '+917%') AS s
      CROSS JOIN generate_series(1, 10) AS turn
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM account WHERE email LIKE 'reader%@bench.example') AS reader
        ON reader.n = (s.n * 10 + turn) % 200 + 1
      WHERE s.n % greatest(1, s.many / ${mostReviewed}::integer) = 0
      ON CONFLICT DO NOTHING`);
  });
}

/** On a connection of its own, without the limit of time that requests have. @param {Load} load @param {string} url */
export async function vacuum(load, url) {
  const { openDatabase } = await load('api/src/db/open.ts');
  const patient = openDatabase(url, { connections: 1 });
  await patient.script('SET statement_timeout = 0');
  await patient.script('VACUUM ANALYZE');
  await patient.close();
}

/**
 * What a plain search reads: one text for each listing, under PostgreSQL's own full text index.
 * @param {any} db
 */
export async function makePlainTable(db) {
  await db.script(`SET statement_timeout = 0;
    DROP TABLE IF EXISTS plain;
    CREATE TABLE plain AS
      SELECT s.id, s.city_key, s.category_id, s.place, s.standing,
        to_tsvector('simple', s.name || ' ' || c.name || ' ' || array_to_string(s.items, ' ') || ' ' || s.address) AS text
      FROM shop s JOIN category c ON c.id = s.category_id WHERE s.is_listed;
    CREATE EXTENSION IF NOT EXISTS btree_gin;
    CREATE INDEX ON plain USING gin (city_key, text);
    CREATE INDEX ON plain USING gist (category_id, place);
    RESET statement_timeout`);
}
