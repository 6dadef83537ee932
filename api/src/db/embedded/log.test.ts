import { chmod, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../open';
import { sql } from '../sql';
import { tendLog } from './log';
import { startEmbedded } from './start';

let folder: string;
let log: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaspaas-log-'));
  // As root, the database's own user must get in.
  await chmod(folder, 0o755);
  log = join(folder, 'postgres.log');
});
afterEach(() => rm(folder, { recursive: true }));

const modeOf = async (file: string): Promise<string> => ((await stat(file)).mode & 0o777).toString(8);
const logs = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith('postgres.log')).toSorted();
const sizeOfAll = async (): Promise<number> => {
  const sizes = await Promise.all((await logs()).map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

const canary = 'asha.canary@example.in';

test('the log is its owner’s alone, and nothing of what people write gets into it', async () => {
  await writeFile(log, 'from before\n', { mode: 0o644 });
  await chmod(log, 0o644);
  const embedded = await startEmbedded({ dataDir: folder });
  const database = openDatabase(embedded.url, { connections: 2 });
  try {
    await database.script('CREATE TABLE person (email text UNIQUE, age integer)');
    const add = () => database.run(sql`INSERT INTO person (email) VALUES (${canary})`);
    await add();
    const refused = await Promise.allSettled([
      add(),
      database.script(`INSERT INTO person (email) VALUES ('${canary}')`),
      database.run(sql`INSERT INTO person (age) VALUES (${canary})`),
      database.script(`SELECT '${canary}'::integer`),
      database.script(`DO $$ BEGIN RAISE WARNING 'about ${canary}'; RAISE EXCEPTION '${canary}'; END $$`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    // The log does say that an operator has ended a connection.
    await database
      .transaction((tx) => tx.run(sql`SELECT pg_terminate_backend(pg_backend_pid())`))
      .catch(() => 0);
    await expect.poll(() => readFile(log, 'utf8')).toContain('terminating connection');
  } finally {
    await database.close();
    await embedded.stop();
  }
  expect(await modeOf(log)).toBe('600');
  const text = await readFile(log, 'utf8');
  expect(text).toContain('from before');
  expect(text).toContain('database system is shut down');
  expect(text).not.toMatch(/canary|@|person/);
});

test('a log that grew large is put aside at the start, and so is one that nobody else may read', async () => {
  await writeFile(log, 'x'.repeat(1_500_000), { mode: 0o644 });
  await writeFile(`${log}.1`, 'older', { mode: 0o644 });
  await chmod(`${log}.1`, 0o644);
  const embedded = await startEmbedded({ dataDir: folder });
  await embedded.stop();
  expect(await logs()).toEqual(['postgres.log', 'postgres.log.1', 'postgres.log.2']);
  for (const name of await logs()) expect(await modeOf(join(folder, name))).toBe('600');
  expect((await stat(log)).size).toBeLessThan(10_000);
  expect(await readFile(`${log}.2`, 'utf8')).toBe('older');
});

test('however much is written, four files of a megabyte stay, and the server that writes goes on', async () => {
  const embedded = await startEmbedded({ dataDir: folder });
  const database = openDatabase(embedded.url, { connections: 1 });
  for (let time = 0; time < 8; time++) {
    await writeFile(log, 'x'.repeat(1_000_001), { flag: 'a' });
    await tendLog(log);
  }
  expect(await logs()).toEqual(['postgres.log', 'postgres.log.1', 'postgres.log.2', 'postgres.log.3']);
  expect(await sizeOfAll()).toBeLessThan(4_100_000);
  await database.close();
  await embedded.stop();
  const text = await readFile(log, 'utf8');
  expect(text).toContain('database system is shut down');
  expect(text).not.toContain('\0');
});

test('a week is one file, and after a month it is gone', async () => {
  const dayMs = 24 * 60 * 60_000;
  const begun = Date.now();
  await writeFile(log, 'a line\n');
  await tendLog(log, new Date(begun + 6 * dayMs));
  expect(await logs()).toEqual(['postgres.log']);
  await tendLog(log, new Date(begun + 8 * dayMs));
  expect(await logs()).toEqual(['postgres.log', 'postgres.log.1']);
  await utimes(`${log}.1`, new Date(begun), new Date(begun));
  await tendLog(log, new Date(begun + 31 * dayMs));
  expect(await logs()).toEqual(['postgres.log']);
});
