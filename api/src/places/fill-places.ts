import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Db } from '../db/open';
import { applyAdditions } from './addition-queries';
import * as queries from './load-queries';
import { type PlaceTable, readTable } from './read-table';

/** Counts up when the same file makes other rows, such as by other rules of sound. */
const rulesVersion = 1;

/** Few enough that the lists of values stay small, many enough that few statements are needed. */
const pinsAtOnce = 2000;

/** Brings the tables of places in line with the file, once for all processes that use the database. */
export async function fillPlaces(db: Db, file: string): Promise<void> {
  const packed = await readFile(file);
  const version = `${rulesVersion} ${createHash('sha256').update(packed).digest('hex')}`;
  if (await queries.isLoaded(db, version)) return;
  const table = readTable((await promisify(gunzip)(packed)).toString());
  await db.transaction(async (tx) => {
    await queries.takePlacesLock(tx);
    // Another process may have been quicker.
    if (!(await queries.isLoaded(tx, version))) await replaceAll(tx, table, version);
  });
}

async function replaceAll(db: Db, { districts, towns, pins }: PlaceTable, version: string): Promise<void> {
  await queries.emptyPlaces(db);
  await queries.insertDistricts(db, districts);
  await queries.insertTowns(db, towns);
  for (let start = 0; start < pins.length; start += pinsAtOnce) {
    const some = pins.slice(start, start + pinsAtOnce);
    await queries.insertPins(db, some);
    await queries.insertAreas(
      db,
      some.flatMap(({ areas }) => areas),
    );
  }
  await queries.indexPlaces(db);
  await applyAdditions(db);
  await queries.noteVersion(db, version);
}
