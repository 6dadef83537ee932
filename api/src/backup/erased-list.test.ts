import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { sql } from '../db/sql';
import { readErasedList, writeErasedList } from './erased-list';

const dayMs = 24 * 60 * 60_000;
const now = new Date('2026-03-16T06:30:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

let fresh: FreshDatabase;
let folder: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'aaspaas-erased-list-'));
});
afterAll(async () => {
  await fresh.drop();
  await rm(folder, { recursive: true });
});

const erase = (accountId: number, at: Date) =>
  fresh.database.run(sql`
    INSERT INTO erased_account (account_id, made_at, erased_at) VALUES (${accountId}, ${daysAgo(900)}, ${at})`);
const listed = async () => (await readErasedList(folder))?.map(({ account_id }) => account_id).toSorted();

test('who was erased stays listed as long as a backup may bring them back, also where the database has forgotten', async () => {
  expect(await listed()).toBeUndefined();
  await erase(1, daysAgo(0));
  await erase(2, daysAgo(60));
  await erase(3, daysAgo(399));
  await erase(4, daysAgo(401));
  await writeErasedList(fresh.database, folder, now);
  expect(await listed()).toEqual([1, 2, 3]);
  await fresh.database.script('TRUNCATE erased_account');
  await erase(5, daysAgo(0));
  await writeErasedList(fresh.database, folder, now);
  expect(await listed()).toEqual([1, 2, 3, 5]);
  await writeErasedList(fresh.database, folder, new Date(now.getTime() + 2 * dayMs));
  expect(await listed()).toEqual([1, 2, 5]);
});
