// @ts-check
// The search rows and posts of new listings, in a process of its own: node bench/data/word-writer.mjs URL, and then the
// first and the last id of each message.
import { inBulk, inLanes } from './bulk.mjs';
import { openSources } from './sources.mjs';

const { load, close: closeSources } = await openSources();
const { sql } = await load('api/src/db/sql.ts');
const { openDatabase } = await load('api/src/db/open.ts');
const { indexShops } = await load('api/src/search/indexing/index-shops.ts');
const db = openDatabase(process.argv[2], { connections: 2 });

/** @param {Promise<unknown>} work */
const orEnd = (work) =>
  void work.catch((error) => {
    console.error(error);
    process.exit(1);
  });
process.on('message', (/** @type {[number, number]} */ [first, last]) =>
  orEnd(writeWords(first, last).then(() => process.send?.('written'))),
);
process.on('disconnect', () => orEnd(Promise.all([db.close(), closeSources()])));

const atOnce = 500;

/** @param {number} first @param {number} last */
async function writeWords(first, last) {
  const ids = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const batches = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, turn) =>
    ids.slice(turn * atOnce, (turn + 1) * atOnce),
  );
  await inLanes(batches, (batch) => inBulk(db, (tx) => indexShops(tx, batch)));
  await inBulk(db, (tx) =>
    tx.run(sql`
      INSERT INTO search_post (shop_id, topic, strength, kind, category_id, city_key, standing, place)
      SELECT r.shop_id, t.topic, t.strength, r.kind, r.category_id, r.city_key, r.standing, r.place
      FROM search_row r, unnest(r.topics, r.strengths) AS t (topic, strength)
      WHERE r.is_listed AND r.shop_id BETWEEN ${first} AND ${last}`),
  );
}
