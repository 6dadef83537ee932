import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { searchWords } from '@aaspaas/contract/search-words';
import type { Db } from '../../db/open';
import { allOf, lexemesIn } from './lexemes';
import { anywhere } from '../scope';
import { soundKey } from '../../sound/sound-key';
import {
  type ShopToIndex,
  shopsHaving,
  shopsOfOtherVersion,
  shopsToIndex,
  shopsWithoutRow,
  writeSearchRows,
} from './index-queries';
import { conceptsFolder } from '../understanding/concepts/read-files';
import { type WordsOfShop, wordsOfShop } from './words-of-shop';

const batch = 500;

/** Some 10 ms of work; then visitors are answered before the next ones. */
const atATime = 20;

async function rowsOf(shops: readonly ShopToIndex[]): Promise<(WordsOfShop & { id: number })[]> {
  const rows: (WordsOfShop & { id: number })[] = [];
  for (const shop of shops) {
    if (rows.length > 0 && rows.length % atATime === 0) await othersFirst();
    rows.push({ id: shop.id, ...wordsOfShop(shop) });
  }
  return rows;
}

const write = async (db: Db, shops: readonly ShopToIndex[]): Promise<void> =>
  writeSearchRows(db, await rowsOf(shops), tablesVersion());

/** In the transaction that writes the shop, so that nobody finds it by words that it no longer has. */
export const indexShop = (tx: Db, id: number): Promise<void> => indexShops(tx, [id]);

/** Likewise, for shops that are written together. */
export const indexShops = async (tx: Db, ids: readonly number[]): Promise<void> =>
  write(tx, await shopsToIndex(tx, ids));

/** For shops that were written in bulk, and for a database from before there were search rows. */
export const indexMissingShops = (db: Db): Promise<void> =>
  inBatches(db, (after) => shopsWithoutRow(db, after, batch));

/** After the tables of words have changed. */
export const indexShopsAnew = (db: Db): Promise<void> =>
  inBatches(db, (after) => shopsOfOtherVersion(db, tablesVersion(), after, batch));

/** More listings than these follow when the job computes all rows anew. */
const mostAtOnce = 2000;

/** Listings that have these words, after the meaning of the words has changed. */
export async function indexShopsHaving(db: Db, texts: readonly string[]): Promise<void> {
  const { sound } = lexemesIn(anywhere);
  const queries = texts
    .map((text) => searchWords(text).map((word) => sound(soundKey(word))))
    .filter(({ length }) => length > 0)
    .map(allOf);
  if (queries.length === 0) return;
  const shops = await shopsHaving(db, queries.map((query) => `(${query})`).join(' | '), mostAtOnce);
  for (let from = 0; from < shops.length; from += batch) await write(db, shops.slice(from, from + batch));
}

/** The words of a batch are worked out while the database writes the one before. */
async function inBatches(db: Db, read: (after: number) => Promise<ShopToIndex[]>): Promise<void> {
  let rows = await rowsOf(await read(0));
  while (rows.length > 0) {
    const last = rows.at(-1)?.id ?? 0;
    const writing = writeSearchRows(db, rows, tablesVersion());
    [rows] = await Promise.all([read(last).then(rowsOf), writing]);
  }
}

/** Changed by hand when search rows are computed otherwise from the same files. */
const ofCode = '7';

let version: string | null = null;

/** Tells whether a search row was computed with the concept files as they are now. */
function tablesVersion(): string {
  version ??= hashOf(conceptsFolder());
  return version;
}

function hashOf(folder: string): string {
  const hash = createHash('sha256').update(ofCode);
  for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('base64url').slice(0, 16);
}
