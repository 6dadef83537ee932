import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { type Db, openDatabase } from './open';
import { plannedOnce, quick, type Sql, sql } from './sql';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
  await fresh.database.script('CREATE TABLE jotting (text text NOT NULL)');
});
afterAll(() => fresh.drop());

const addNote = (db: Db, text: string) => db.run(sql`INSERT INTO jotting VALUES (${text})`);
const notes = async (): Promise<string[]> =>
  (await fresh.database.many<{ text: string }>(sql`SELECT text FROM jotting ORDER BY text`)).map(
    ({ text }) => text,
  );

/** What happens to a connection when PostgreSQL restarts. */
async function cutConnectionOf(db: Db): Promise<void> {
  const { pid } = await db.one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  await fresh.database.run(sql`SELECT pg_terminate_backend(${pid}::integer, 5000)`);
}

test('a connection that is cut inside a transaction fails that one only', async () => {
  await addNote(fresh.database, 'before');
  const cut = fresh.database.transaction(async (tx) => {
    await addNote(tx, 'lost');
    await cutConnectionOf(tx);
    // No statement is running when the connection ends.
    await new Promise((done) => setImmediate(done));
    await addNote(tx, 'lost too');
  });
  await expect(cut).rejects.toThrow(/connection/i);
  await fresh.database.transaction((tx) => addNote(tx, 'later'));
  expect(await notes()).toEqual(['before', 'later']);
});

test('a transaction inside another is part of it', async () => {
  const failing = fresh.database.transaction(async (tx) => {
    await tx.transaction((inner) => addNote(inner, 'inner'));
    throw new Error('after all not');
  });
  await expect(failing).rejects.toThrow('after all not');
  expect(await notes()).not.toContain('inner');
});

interface Planned {
  generic: number;
  custom: number;
}

const plansOf = (text: string) => sql`
  SELECT generic_plans AS generic, custom_plans AS custom FROM pg_prepared_statements
  WHERE statement LIKE ${`%${text}%`} AND statement NOT LIKE '%pg_prepared_statements%'`;

test('a statement that is planned once is never planned by its values, any other at first is', async () => {
  const database = openDatabase(fresh.url, { connections: 1 });
  const byText = (text: string) => sql`SELECT FROM jotting WHERE text = ${text}`;
  for (const text of ['one', 'two'])
    for (const handled of [(statement: Sql) => statement, quick, plannedOnce])
      await database.many(handled(byText(text)));
  expect(await database.one<Planned>(plannedOnce(plansOf('FROM jotting')))).toEqual({
    generic: 2,
    custom: 0,
  });
  expect(await database.one<Planned>(quick(plansOf('FROM jotting')))).toEqual({ generic: 0, custom: 2 });
  expect(await database.one<Planned>(plansOf('FROM jotting'))).toEqual({ generic: 0, custom: 2 });
  await database.close();
});

test('a transaction after a statement that is planned once plans as usual', async () => {
  const database = openDatabase(fresh.url, { connections: 1 });
  await database.many(plannedOnce(sql`SELECT ${1}::integer`));
  const mode = await database.transaction((tx) => tx.one(sql`SHOW plan_cache_mode`));
  expect(mode).toEqual({ plan_cache_mode: 'auto' });
  await database.close();
});

test('a statement that may share a connection cannot write, nor wait for a row', async () => {
  const database = openDatabase(fresh.url, { connections: 1 });
  for (const handled of [quick, plannedOnce]) {
    await expect(database.run(handled(sql`DELETE FROM jotting`))).rejects.toThrow(/read-only/);
    await expect(database.many(handled(sql`SELECT FROM jotting FOR SHARE`))).rejects.toThrow(/read-only/);
  }
  await database.close();
});

test('a statement of a transaction stays in it, however it is handled', async () => {
  const database = openDatabase(fresh.url, { connections: 1 });
  await database.transaction(async (tx) => {
    await addNote(tx, 'inside');
    for (const handled of [quick, plannedOnce])
      expect(await tx.many(handled(sql`SELECT FROM jotting WHERE text = 'inside'`))).toHaveLength(1);
    await tx.run(sql`DELETE FROM jotting WHERE text = 'inside'`);
  });
  await database.close();
});

test('a statement that fails leaves its connection to the next', async () => {
  const database = openDatabase(fresh.url, { connections: 1 });
  const pid = () => database.one(sql`SELECT pg_backend_pid()`);
  const before = await pid();
  await expect(database.many(sql`SELECT 1 / ${0}::integer`)).rejects.toThrow('division by zero');
  expect(await pid()).toEqual(before);
  await database.close();
});

test('reads that share a connection which is cut are asked again, and are all answered', async () => {
  const database = openDatabase(fresh.url, { connections: 1 });
  for (const handled of [quick, plannedOnce]) {
    const { pid } = await database.one<{ pid: number }>(handled(sql`SELECT pg_backend_pid() AS pid`));
    const reads = await fresh.database.transaction(async (tx) => {
      await tx.run(sql`SELECT pg_advisory_xact_lock(${pid})`);
      // The first waits for the lock, and the others behind it.
      const sent = [
        handled(sql`SELECT 1 AS one FROM pg_advisory_xact_lock_shared(${pid})`),
        ...[2, 3, 4].map((number) => handled(sql`SELECT ${number}::integer AS one`)),
      ].map((statement) => database.many(statement));
      await tx.run(sql`SELECT pg_terminate_backend(${pid}::integer, 5000)`);
      return sent;
    });
    expect((await Promise.all(reads)).flat()).toEqual([1, 2, 3, 4].map((one) => ({ one })));
  }
  await database.close();
});
