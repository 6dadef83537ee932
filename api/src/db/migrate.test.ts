import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { categories } from '@aaspaas/contract/shops/categories';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { fillCategories } from './prepare';
import { migrate } from './migrate';
import { openDatabase } from './open';
import { Sql, sql } from './sql';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

let fresh: FreshDatabase;
let folder: string;

beforeEach(async () => {
  fresh = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'aaspaas-migrations-'));
});
afterEach(async () => {
  await fresh.drop();
  await rm(folder, { recursive: true });
});

const count = async (table: string): Promise<number> =>
  (await fresh.database.one<{ count: number }>(new Sql([`SELECT count(*) FROM ${table}`], []))).count;

test('what has run does not run again', async () => {
  expect(await migrate(fresh.database, migrations)).toEqual([]);
  expect(await count('migration')).toBe((await readdir(migrations)).length);
});

test('files run in the order of their numbers, and others not at all', async () => {
  await writeFile(join(folder, '102_second.sql'), 'INSERT INTO step VALUES (2)');
  await writeFile(
    join(folder, '101_first.sql'),
    'CREATE TABLE step (number integer); INSERT INTO step VALUES (1)',
  );
  await writeFile(join(folder, 'notes.sql'), 'this is no SQL');
  await writeFile(join(folder, '103_third.sql.bak'), 'nor is this');
  expect(await migrate(fresh.database, folder)).toEqual(['101_first.sql', '102_second.sql']);
  expect(await count('step')).toBe(2);
});

test('a file that fails leaves nothing behind, and can be mended', async () => {
  await writeFile(join(folder, '101_first.sql'), 'CREATE TABLE kept (number integer)');
  await writeFile(join(folder, '102_broken.sql'), 'CREATE TABLE half (number integer); SELECT 1 / 0');
  await expect(migrate(fresh.database, folder)).rejects.toThrow('division by zero');
  expect(await count('kept')).toBe(0);
  await expect(count('half')).rejects.toThrow('does not exist');
  await writeFile(join(folder, '102_broken.sql'), 'CREATE TABLE half (number integer)');
  expect(await migrate(fresh.database, folder)).toEqual(['102_broken.sql']);
});

test('a file may take as long as a large table needs', async () => {
  await writeFile(
    join(folder, '101_limit.sql'),
    "CREATE TABLE found AS SELECT current_setting('statement_timeout') AS after",
  );
  await migrate(fresh.database, folder);
  expect(await fresh.database.one(sql`SELECT after FROM found`)).toEqual({ after: '0' });
});

test('several processes that start at once run each file once', async () => {
  const steps = Array.from({ length: 5 }, (_, index) => `${101 + index}_step.sql`);
  await writeFile(join(folder, '100_table.sql'), 'CREATE TABLE step (number integer)');
  for (const step of steps) await writeFile(join(folder, step), 'INSERT INTO step VALUES (1)');
  const processes = Array.from({ length: 4 }, () => openDatabase(fresh.url, { connections: 1 }));
  const ran = await Promise.all(processes.map((database) => migrate(database, folder)));
  await Promise.all(processes.map((database) => database.close()));
  expect(ran.flat().toSorted()).toEqual(['100_table.sql', ...steps]);
  expect(await count('step')).toBe(steps.length);
});

test('on a database that has never been migrated, two at once build it once', async () => {
  await fresh.database.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const other = openDatabase(fresh.url, { connections: 1 });
  const ran = await Promise.all([migrate(fresh.database, migrations), migrate(other, migrations)]);
  await other.close();
  expect(ran.flat().toSorted()).toEqual((await readdir(migrations)).toSorted());
});

test('the list of categories is filled once, however often', async () => {
  await Promise.all([fillCategories(fresh.database), fillCategories(fresh.database)]);
  expect(await count('category')).toBe(categories.length);
});

test('a category that was renamed in the contract is renamed in the table', async () => {
  await fresh.database.script("UPDATE category SET name = 'Groceries' WHERE id = 4");
  await fillCategories(fresh.database);
  expect(await fresh.database.one(sql`SELECT name FROM category WHERE id = 4`)).toEqual({ name: 'Grocery' });
});
