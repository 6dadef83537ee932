// @ts-check
// Compares the product's search with a plain search for the same words: node bench/search.mjs [listings]
// It fills a database of its own with fifty thousand listings, or as many as named, and makes every search of the
// relevance set in both ways in turns, so that a busy machine slows both.
import '../scripts/node-version.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { inProject } from '../scripts/project.mjs';

const listings = Number(process.argv[2] ?? 50_000);
const rounds = 4;
const everything = { kind: null, categoryId: null, openAt: null, sort: null, limit: 20, offset: 0 };

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false },
  appType: 'custom',
});
/** @param {string} file @returns {Promise<Record<string, any>>} */
const load = (file) => vite.ssrLoadModule(inProject(file));

const { sql } = await load('api/src/db/sql.ts');
const { startEmbedded } = await load('api/src/db/embedded/start.ts');
const { openDatabase } = await load('api/src/db/open.ts');
const { migrate } = await load('api/src/db/migrate.ts');
const { fillCategories } = await load('api/src/db/category-queries.ts');
const { findShops } = await load('api/src/search/find-shops.ts');
const { shopColumns } = await load('api/src/shops/queries.ts');
const { refreshSearchTerms } = await load('api/src/search/term-queries.ts');
const { cityKey } = await load('api/src/search/doc.ts');
const { makeBusinesses } = await load('api/src/demo/records/businesses.ts');
const { phoneDispenser } = await load('api/src/demo/records/phones.ts');
const { searchWords } = await load('contract/src/search-words.ts');

const dataDir = await mkdtemp(join(tmpdir(), 'aaspaas-bench-'));
const embedded = await startEmbedded({ dataDir });
const db = openDatabase(embedded.url, { connections: 2 });
try {
  await migrate(db, inProject('api/migrations'));
  await fillCategories(db);
  await fill();
  const files = {
    plain: 'plain',
    'everyday-words': 'everydayWords',
    places: 'places',
    'in-a-sentence': 'inASentence',
    slips: 'slips',
  };
  for (const [file, name] of Object.entries(files))
    await compare(file, (await load(`api/test/relevance/${file}.ts`))[name]);
} finally {
  await db.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true });
  await vite.close();
}

/** Stores the businesses of the demo data many times over, each time somewhere else in its city. */
async function fill() {
  const made = makeBusinesses(new Date(), phoneDispenser(), 1).filter(
    (/** @type {any} */ one) => one.isListed,
  );
  const rows = made.map((/** @type {any} */ { shop }) => ({
    ...shop,
    city_key: shop.cityKey,
    category_id: shop.categoryId,
  }));
  const copies = Math.ceil(listings / rows.length);
  await db.transaction(async (/** @type {typeof db} */ tx) => {
    // So many rows take longer than a request may.
    await tx.script('SET LOCAL statement_timeout = 0');
    await tx.run(sql`
      INSERT INTO account (role, name, email, password_hash)
      SELECT 'shop', 'Owner', 'owner' || n || '@example.in', ''
      FROM generate_series(1, ${copies * rows.length}::integer) AS n`);
    await tx.run(sql`
      INSERT INTO shop (owner_id, kind, name, category_id, description, items, city, city_key, latitude, longitude,
        schedule, days, delivery_option, service_area, phone, status, paid_until, photo_count, rating_count, rating_sum, doc)
      SELECT row_number() OVER (), kind, name, category_id, 'x', items, city, city_key, latitude + random() * 0.1,
        longitude + random() * 0.1, 'full-time', 127, 'in-store', 'both', '+919876543210', 'active',
        '2099-01-01', 1, 10, 30 + random() * 20, doc
      FROM jsonb_populate_recordset(NULL::shop, ${JSON.stringify(rows)}::jsonb), generate_series(1, ${copies}::integer)`);
  });
  await db.script('SET statement_timeout = 0; ANALYZE; RESET statement_timeout');
  await refreshSearchTerms(db);
}

/** @param {string} title @param {{ text: string, city: string }[]} queries */
async function compare(title, queries) {
  /** @type {{ plain: number[], ours: number[] }} */
  const took = { plain: [], ours: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const { text, city } of queries) {
      const key = cityKey(city);
      const near = round % 2 ? { latitude: 12.97, longitude: 77.59 } : null;
      const plain = await timed(() => plainSearch(searchWords(text), key, near));
      const ours = await timed(() => findShops(db, { ...everything, text, cityKey: key, near }));
      // The first round warms the caches.
      if (round === 0) continue;
      took.plain.push(plain);
      took.ours.push(ours);
    }
  }
  const line = [0.5, 0.95].map((share) => {
    const [plain, ours] = [at(took.plain, share), at(took.ours, share)];
    return `p${share * 100} ${plain.toFixed(1)} → ${ours.toFixed(1)} ms (${(ours / plain).toFixed(1)}×)`;
  });
  console.log(`${title.padEnd(16)} ${queries.length} searches   ${line.join('   ')}`);
}

/** The simplest search: every word as it was typed, best rated or nearest first. @param {string[]} words @param {string} key @param {any} near */
function plainSearch(words, key, near) {
  const query = words.map((word) => `('${key}/sh/${word}':* | '${key}/se/${word}':*)`).join(' & ');
  const order = near
    ? sql`(s.place <-> point(radians(${near.longitude}::float8), ln(tan(pi() / 4 + radians(${near.latitude}::float8) / 2)))) + 0`
    : sql`(s.rating_sum + 20)::float8 / (s.rating_count + 5) DESC`;
  return db.many(sql`
    SELECT ${shopColumns} FROM (
      SELECT * FROM shop s WHERE s.is_listed AND search_tokens(s.city_key, s.kind, s.doc) @@ ${query}::tsquery
      ORDER BY ${order}, s.id LIMIT 20
    ) s JOIN category c ON c.id = s.category_id`);
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @param {number[]} numbers @param {number} share */
function at(numbers, share) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0;
}
