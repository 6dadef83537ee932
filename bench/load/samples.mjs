// @ts-check

/**
 * What visitors ask for, from what is in the database; each list in an order that has nothing to do with the tables'.
 * @typedef {{ id: number, path: string, category: string, latitude: number, longitude: number }} SampleShop
 * @typedef {object} Samples
 * @property {{ shops: string, reviews: string }} calls
 * @property {{ search: string, city: string }[]} searches
 * @property {SampleShop[]} shops
 * @property {number[]} reviewed
 * @property {number[]} pins
 * @property {string} script
 */

const most = 20_000;

/** @param {import('../data/sources.mjs').Load} load @param {any} db @param {string} product @returns {Promise<Samples>} */
export async function readSamples(load, db, product) {
  const { sql } = await load('api/src/db/sql.ts');
  const { listShops } = await load('contract/src/shops/calls.ts');
  const { listReviews } = await load('contract/src/reviews/calls.ts');
  return {
    calls: { shops: listShops.path, reviews: listReviews.path },
    searches: await db.many(sql`
      WITH offered AS (
        SELECT DISTINCT city, lower(unnest(items)) AS item FROM shop WHERE is_listed AND phone NOT LIKE '+917%')
      SELECT city, search FROM (
        SELECT city, item AS search FROM offered
        UNION SELECT city, word FROM offered, regexp_split_to_table(item, '[^[:alpha:]]+') AS word WHERE length(word) > 3
      ) AS wanted ORDER BY md5(city || search) LIMIT ${most}`),
    shops: await readShops(load, sql, db),
    reviewed: (
      await db.many(sql`
        SELECT shop_id FROM review r JOIN account a ON a.id = r.author_id
        WHERE a.email LIKE 'reader%@bench.example' GROUP BY shop_id ORDER BY md5(shop_id::text) LIMIT ${most}`)
    ).map((/** @type {{ shop_id: number }} */ row) => row.shop_id),
    pins: (
      await db.many(sql`
        SELECT p.pin FROM place_pin p JOIN place_town t ON t.id = p.town_id
        WHERE t.key IN (SELECT DISTINCT city_key FROM shop WHERE phone NOT LIKE '+917%') ORDER BY md5(p.pin::text)`)
    ).map((/** @type {{ pin: number }} */ row) => row.pin),
    script: await scriptOf(product),
  };
}

/** @param {import('../data/sources.mjs').Load} load @param {any} sql @param {any} db @returns {Promise<SampleShop[]>} */
async function readShops(load, sql, db) {
  const { shopPath } = await load('contract/src/shops/links.ts');
  const rows = await db.many(sql`
    SELECT s.id, s.name, c.name AS category, round(s.latitude::numeric, 5)::float8 AS latitude,
      round(s.longitude::numeric, 5)::float8 AS longitude
    FROM shop s JOIN category c ON c.id = s.category_id WHERE s.is_listed ORDER BY md5(s.id::text) LIMIT ${most}`);
  return rows.map((/** @type {SampleShop & { name: string }} */ { name, ...shop }) => ({
    ...shop,
    path: shopPath({ sh_id: shop.id, sh_name: name }),
  }));
}

/** The first script that the landing page names. @param {string} product */
async function scriptOf(product) {
  const html = await (await fetch(product)).text();
  const [script] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
  if (!script) throw new Error('the landing page names no script');
  return script;
}
