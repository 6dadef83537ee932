import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProgram, type Program } from '../../../test/build-program';
import { openDatabase } from '../open';
import { sql } from '../sql';
import { type Embedded, startEmbedded } from './start';

let folder: string;
/** An empty database that has run once; to make one takes longer than to copy it. */
let made: string;
let elsewhere: Program;
const cleanups: (() => Promise<unknown>)[] = [];

async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'aaspaas-embedded-'));
  // As root, the database's own user must get in.
  await chmod(path, 0o755);
  return path;
}

beforeAll(async () => {
  elsewhere = await buildProgram('test/embedded-elsewhere.ts');
  made = await newFolder();
  await (await startEmbedded({ dataDir: made })).stop();
});
afterAll(async () => {
  await elsewhere.remove();
  await rm(made, { recursive: true });
});

beforeEach(async () => {
  folder = await newFolder();
});

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  await rm(folder, { recursive: true });
});

async function start(dataDir: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir });
  cleanups.push(() => embedded.stop().then(() => removeSocketFolder(embedded.url)));
  return embedded;
}

/** It lies outside the data folder when that one's path is too long for a socket. */
async function removeSocketFolder(url: string): Promise<void> {
  await rm(decodeURIComponent(new URL(url).pathname), { recursive: true, force: true });
}

async function ask<Row>(url: string, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const database = openDatabase(url, { connections: 1 });
  try {
    return await database.many<Row>(statement);
  } finally {
    await database.close();
  }
}

const copyMade = () => cp(join(made, 'pg'), join(folder, 'pg'), { recursive: true });

/** Another Node process that writes a row, says so, and then lives until it is killed. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [elsewhere.file, dataDir], { stdio: ['ignore', 'pipe', 'ignore'] });
  cleanups.push(async () => {
    child.kill('SIGKILL');
    await isFree(dataDir);
  });
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  if (line !== 'written') throw new Error('it ended instead');
  return child;
}

/** A server that stops removes its file last. */
async function isFree(dataDir: string): Promise<true> {
  while (await readFile(join(dataDir, 'pg/postmaster.pid')).catch(() => null)) await pause(10);
  return true;
}

describe('the embedded database', () => {
  test('starts in an empty folder, compares by code points, and starts again with its data', async () => {
    const first = await startEmbedded({ dataDir: folder });
    const [settings] = await ask(
      first.url,
      sql`
      SELECT current_setting('data_checksums') AS checksums, current_setting('fsync') AS fsync,
             current_setting('listen_addresses') AS addresses, datlocale AS locale, current_user AS "user"
        FROM pg_database WHERE datname = current_database()`,
    );
    expect(settings).toEqual({
      checksums: 'on',
      fsync: 'on',
      addresses: '',
      locale: 'C.UTF-8',
      user: 'aaspaas',
    });
    await ask(first.url, sql`CREATE TABLE kept AS SELECT 'here' AS word`);
    await first.stop();
    const second = await start(folder);
    expect(await ask(second.url, sql`SELECT word FROM kept`)).toEqual([{ word: 'here' }]);
  });

  test('closes its folder to others, a new one and one that was open, and starts again in it', async () => {
    const isOurs = (mode: number) => (process.getuid?.() === 0 ? mode === 0o710 : mode === 0o700);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    const dataDir = join(folder, 'above/data');
    const first = await startEmbedded({ dataDir });
    await first.stop();
    expect(await modeOf(dataDir)).toSatisfy(isOurs);
    await chmod(dataDir, 0o755);
    const second = await start(dataDir);
    expect(await modeOf(dataDir)).toSatisfy(isOurs);
    expect(await ask(second.url, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  });

  test('leaves a folder open that others use too', async () => {
    await writeFile(join(folder, 'letters.txt'), 'of somebody');
    await start(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o755);
  });

  test('refuses a second start on the same folder in one sentence, and the first goes on', async () => {
    await copyMade();
    const first = await start(folder);
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
      `Aaspaas is already running on this data folder (${folder}). Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await ask(first.url, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  });

  test('lets exactly one of several simultaneous first starts through', async () => {
    const results = await Promise.allSettled([start(folder), startElsewhere(folder), start(folder)]);
    // Which error the other two give depends on the order; but only one may run.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('ends with a Node process that is killed, and keeps what it acknowledged', async () => {
    await copyMade();
    const child = await startElsewhere(folder);
    child.kill('SIGKILL');
    expect(await isFree(folder)).toBe(true);
    const embedded = await start(folder);
    expect(await ask(embedded.url, sql`SELECT word FROM kept`)).toEqual([{ word: 'acknowledged' }]);
  });

  test('that is killed alone is started again, with what it acknowledged', async () => {
    await copyMade();
    const { url } = await start(folder);
    const database = openDatabase(url);
    cleanups.push(() => database.close());
    await database.script("CREATE TABLE kept AS SELECT 'here' AS word");
    const [pid] = (await readFile(join(folder, 'pg/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const kept = () => database.many(sql`SELECT word FROM kept`).catch(() => []);
    await expect.poll(kept, { timeout: 15_000 }).toEqual([{ word: 'here' }]);
  });

  test('starts at once after its process was killed', async () => {
    await copyMade();
    const child = await startElsewhere(folder);
    child.kill('SIGKILL');
    const embedded = await start(folder);
    expect(await ask(embedded.url, sql`SELECT word FROM kept`)).toEqual([{ word: 'acknowledged' }]);
  });

  test('starts although a killed server left its file with a number that another program has now', async () => {
    await copyMade();
    const file = join(folder, 'pg/postmaster.pid');
    await writeFile(file, [process.pid, join(folder, 'pg'), 0, 5432, '', '', '', 'ready', ''].join('\n'));
    const embedded = await start(folder);
    expect(await ask(embedded.url, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  });

  test.each([
    ['with spaces, quotes and Hindi', "my 'data', आस पास"],
    ['longer than a socket path may be', `${'deep/'.repeat(30)}folder`],
  ])('works under a path %s', async (_, path) => {
    const embedded = await start(join(folder, path));
    expect(await ask(embedded.url, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  });

  test.runIf(process.getuid?.() === 0)(
    'as root, keeps the database elsewhere when the folder is closed',
    async () => {
      await chmod(folder, 0o700);
      const dataDir = join(folder, 'data');
      const first = await startEmbedded({ dataDir });
      const elsewhere = (await readFile(join(dataDir, 'database-folder.txt'), 'utf8')).trim();
      cleanups.push(() => rm(dirname(elsewhere), { recursive: true }));
      await ask(first.url, sql`CREATE TABLE kept AS SELECT 'here' AS word`);
      await first.stop();
      const second = await start(dataDir);
      expect(await ask(second.url, sql`SELECT word FROM kept`)).toEqual([{ word: 'here' }]);
    },
  );

  test('says what PostgreSQL said when it cannot start', async () => {
    await mkdir(join(folder, 'pg'));
    await writeFile(join(folder, 'pg/PG_VERSION'), '9.6\n');
    await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
      /PostgreSQL could not start.*postgresql\.conf/s,
    );
  });
});
