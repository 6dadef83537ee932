import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import type { Db } from './open';
import { sql } from './sql';

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
