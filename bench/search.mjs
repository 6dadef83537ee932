// @ts-check
// Compares the product's search with a plain search for the same words: node bench/search.mjs [listings …]
// It fills a database of its own with twenty thousand listings, then a hundred thousand, or as many as named, and makes
// every search of the relevance sets in both ways in turns, so that a busy machine slows both.
import '../scripts/node-version.mjs';
import { openBenchDatabase } from './data/database.mjs';
import { fillDemo, fillListings, makePlainTable, vacuum } from './data/fill.mjs';
import { openSources } from './data/sources.mjs';

const sizes = process.argv.slice(2).map(Number);
const rounds = 4;
const everything = {
  isExact: false,
  place: null,
  withinKm: null,
  kind: null,
  categoryId: null,
  openAt: null,
  stars: null,
  delivers: false,
  sort: null,
  // As guests get them.
  whole: 'first',
  // One more is read, which says whether there is a next page.
  limit: 19,
  offset: 0,
  at: new Date(),
};

/** @type {number[]} */
const plainThatFinds = [];
/** @type {Map<string, number>} */
const medians = new Map();
/** @type {{ plain: number[], ours: number[] }} */
const together = { plain: [], ours: [] };

const { load, close: closeSources } = await openSources();
const { sql } = await load('api/src/db/sql.ts');
const { findShops } = await load('api/src/search/finding/find-shops.ts');
const { shopColumns } = await load('api/src/shop-rows/queries.ts');
const { refreshSearchTerms } = await load('api/src/search/indexing/term-queries.ts');
const { cityKey } = await load('api/src/search/city-key.ts');
const { categories } = await load('contract/src/shops/categories.ts');
const { searchWords } = await load('contract/src/search-words.ts');

const { db, url, close: closeDatabase } = await openBenchDatabase(load);
try {
  await fillDemo(load, db);
  for (const listings of sizes.length ? sizes : [20_000, 100_000]) await report(listings);
} finally {
  await closeDatabase();
  await closeSources();
}

/** @param {number} listings */
async function report(listings) {
  const start = performance.now();
  await fill(listings);
  console.log(`${listings} listings, filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const files = {
    plain: 'plain',
    'everyday-words': 'everydayWords',
    places: 'places',
    'in-a-sentence': 'inASentence',
    slips: 'slips',
  };
  for (const [file, name] of Object.entries(files))
    await compare(file, (await load(`api/test/relevance/${file}.ts`))[name]);
  say('all together', together.ours.length / rounds, together);
  together.plain.length = together.ours.length = 0;
  sayBesideThatFinds();
  await browse();
}

/** @param {number} listings */
async function fill(listings) {
  await fillListings(load, url, listings);
  await makePlainTable(db);
  await vacuum(load, url);
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
      let found = 0;
      const plain = await timed(async () => {
        found = (await plainSearch(searchWords(text), key, near)).length;
      });
      const ours = await timed(() => findShops(db, { ...everything, text, city, position: near }));
      // The first round warms the caches.
      if (round === 0) continue;
      took.plain.push(plain);
      took.ours.push(ours);
      if (found > 0) plainThatFinds.push(plain);
    }
  }
  say(title, queries.length, took);
  together.plain.push(...took.plain);
  together.ours.push(...took.ours);
  medians.set(title, at(took.ours, 0.5));
}

/** A plain search for a slip, or for a word that no signboard has, ends at an empty index entry; so its own cost says little. */
function sayBesideThatFinds() {
  const plain = at(plainThatFinds, 0.5);
  const ratios = [...medians].map(([title, ours]) => `${title} ${(ours / plain).toFixed(1)}×`);
  console.log(
    `beside a plain search that finds something (median ${plain.toFixed(1)} ms): ${ratios.join(', ')}`,
  );
  plainThatFinds.length = 0;
}

/** Lists without words: of a city and kind, of a category, and the nearest. */
async function browse() {
  const near = { latitude: 12.97, longitude: 77.59 };
  const lists = {
    'best of a city': { city: 'Bangalore', kind: 'shop', position: null },
    nearest: { city: null, position: near },
    'nearest of one': { city: null, position: near, categoryId: categories[0].id },
    'best of one': { city: 'Kochi', position: null, categoryId: categories[0].id },
  };
  for (const [title, wanted] of Object.entries(lists)) {
    /** @type {{ plain: number[], ours: number[] }} */
    const took = { plain: [], ours: [] };
    for (let round = 0; round <= 50; round++) {
      const ours = await timed(() => findShops(db, { ...everything, text: null, ...wanted }));
      if (round > 0) took.ours.push(ours);
    }
    say(title, 1, took);
  }
}

/** @param {string} title @param {number} searches @param {{ plain: number[], ours: number[] }} took */
function say(title, searches, took) {
  const line = [0.5, 0.95, 0.99].map((share) => {
    const [plain, ours] = [at(took.plain, share), at(took.ours, share)];
    const beside = plain ? `${plain.toFixed(1)} → ` : '';
    return `p${share * 100} ${beside}${ours.toFixed(1)} ms${plain ? ` (${(ours / plain).toFixed(1)}×)` : ''}`;
  });
  console.log(`${title.padEnd(16)} ${searches} searches   ${line.join('   ')}`);
}

/** The simplest search: every word as it was typed, best rated or nearest first. @param {string[]} words @param {string} key @param {any} near */
function plainSearch(words, key, near) {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  const order = near
    ? sql`p.place <-> point(radians(${near.longitude}::float8), ln(tan(pi() / 4 + radians(${near.latitude}::float8) / 2)))`
    : sql`p.standing DESC`;
  return db.many(sql`
    SELECT ${shopColumns(sql`true`)} FROM (
      SELECT * FROM plain p WHERE p.city_key = ${key} AND p.text @@ ${query}::tsquery ORDER BY ${order}, p.id LIMIT 20
    ) p JOIN shop s ON s.id = p.id JOIN category c ON c.id = s.category_id`);
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
