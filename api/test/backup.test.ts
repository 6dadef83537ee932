import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChecks } from '@aaspaas/contract/console/today/calls';
import { runJob } from '@aaspaas/contract/console/jobs/calls';
import { backUpIfDue, startBackupOnAsking } from '../src/backup/daily-backup';
import { listBackups, newestBackup } from '../src/backup/keep-backups';
import { makeBackup } from '../src/backup/make-backup';
import { readManifest } from '../src/backup/manifest';
import { restoreBackup } from '../src/backup/restore-backup';
import { type Db, openDatabase } from '../src/db/open';
import { sql } from '../src/db/sql';
import { openPhotoFolder } from '../src/photos/folder-store';
import type { PhotoStore } from '../src/photos/store';
import { openJobBook } from '../src/system/job-book';
import { bootApp, type TestApp, testClock } from './boot';
import { type FreshDatabase, freshDatabase } from './fresh-database';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeFavourite,
  makeReview,
  makeShop,
  makeShopImage,
  type Shop,
  signIn,
} from './make';
import { everyStore, namesOn } from './stores';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const now = new Date('2026-11-16T01:00:00Z');

let fresh: FreshDatabase;
let testApp: TestApp;
let home: string;
let media: string;
let photoStore: PhotoStore;
let shop: Shop;
let customer: Account;

beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await bootApp({ beside: { db: fresh.database } });
  home = await mkdtemp(join(tmpdir(), 'aaspaas-backup-'));
  media = join(home, 'media');
  const { database: db } = fresh;
  shop = await makeShop(db, { name: 'Tab\tand\\ newline\nമലയാളം 🛒' });
  customer = await makeAccount(db);
  await makeReview(db, shop, customer);
  await makeFavourite(db, customer, shop);
  await makeShopImage(db, shop.id);
  await makeAgent(db);
  photoStore = await openPhotoFolder(media);
  await fill(photoStore);
});
afterAll(async () => {
  await testApp.stop();
  await fresh.drop();
  await rm(home, { recursive: true });
});

/** Files of the same name are the same, in all stores. */
async function fill(store: PhotoStore): Promise<void> {
  await store.put('a-photo.webp', Buffer.alloc(2000, 'photo'));
  await store.private.put('a-licence.webp', Buffer.alloc(2000, 'licence'));
}

const source = () => ({ databaseUrl: fresh.url, photoStore });
const newFolder = () => join(home, randomBytes(6).toString('hex'));

/** The work, on a database made from the backup. */
async function onRestored<T>(
  folder: string,
  work: (db: Db) => Promise<T>,
  into: PhotoStore | null = null,
): Promise<T> {
  const empty = await freshDatabase({ isEmpty: true });
  try {
    const target = into ?? (await openPhotoFolder(newFolder()));
    await restoreBackup(folder, { databaseUrl: empty.url, photoStore: target, migrations });
    return await work(empty.database);
  } finally {
    await empty.drop();
  }
}

/** Every table with a fingerprint of its rows. */
async function contentOf(db: Db): Promise<Record<string, string>> {
  const tables = await db.many<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables)
    await db.transaction(async (tx) => {
      await tx.script(
        `CREATE TEMP TABLE print ON COMMIT DROP AS
         SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\n' ORDER BY t::text), '')) AS print FROM "${name}" t`,
      );
      prints[name] = (await tx.one<{ print: string }>(sql`SELECT print FROM print`)).print;
    });
  return prints;
}

/** What the database holds to be true, and what it does by itself. */
const rulesOf = (db: Db) =>
  db.many(sql`
    SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated AS rule
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY 1`);

test('everything comes back: rows, rules, counters', async () => {
  const folder = newFolder();
  const store = await openPhotoFolder(newFolder());
  await fill(store);
  const manifest = await makeBackup({ ...source(), photoStore: store }, folder, now);
  expect(manifest).toMatchObject({ made_at: now.toISOString(), photos: 2 });
  await onRestored(folder, async (db) => {
    expect(await contentOf(db)).toEqual(await contentOf(fresh.database));
    expect(await rulesOf(db)).toEqual(await rulesOf(fresh.database));
    const next = (await makeAccount(db)).id;
    expect(next).toBeGreaterThan(customer.id);
    const restored = await bootApp({ beside: { db: db as TestApp['db'] } });
    const path = `/shop/read/shop`;
    const asked = { sh_id: shop.id };
    expect((await restored.post(path, asked)).text).toBe((await testApp.post(path, asked)).text);
    await restored.app.close();
  });
});

test.each(everyStore)('photos come back from %s into another, each on its shelf', async (_, openStore) => {
  const [one, other] = [await openStore(), await openStore()];
  await fill(one.store);
  const folder = newFolder();
  expect(await makeBackup({ ...source(), photoStore: one.store }, folder, now)).toMatchObject({ photos: 2 });
  await onRestored(folder, async () => {}, other.store);
  for (const [from, to] of [
    [one.store, other.store],
    [one.store.private, other.store.private],
  ] as const) {
    expect(await namesOn(to)).toEqual(await namesOn(from));
    for (const name of await namesOn(from)) expect(await to.read(name)).toEqual(await from.read(name));
  }
  await one.stop();
  await other.stop();
});

test.each(everyStore)('of %s the next backup takes only what the last one lacks', async (_, openStore) => {
  const { store, stop } = await openStore();
  await fill(store);
  const asked: string[] = [];
  const counted: PhotoStore = {
    ...store,
    copyTo: (name, path) => {
      asked.push(name);
      return store.copyTo(name, path);
    },
  };
  const days = newFolder();
  const folders = ['first', 'second'].map((day) => join(days, day));
  for (const folder of folders) {
    await store.put(`${asked.length}.webp`, randomBytes(10));
    await makeBackup({ ...source(), photoStore: counted }, folder, now);
  }
  expect(asked.toSorted((a, b) => a.localeCompare(b))).toEqual(['0.webp', '2.webp', 'a-photo.webp']);
  const [, second = ''] = folders;
  expect((await readdir(join(second, 'media/public'))).sort()).toEqual(['0.webp', '2.webp', 'a-photo.webp']);
  await rm(folders[0] ?? '', { recursive: true });
  expect(await readFile(join(second, 'media/public/0.webp'))).toEqual(await store.read('0.webp'));
  await stop();
});

test('while sixteen people write: nothing that was acknowledged before is missing, and nothing is half there', async () => {
  const folder = newFolder();
  const over = new AbortController();
  const done: { id: number; at: number }[] = [];
  const writers = openDatabase(fresh.url, { connections: 16 });
  // Each writes an account and a favourite that belong together.
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const account = await writers.transaction(async (tx) => {
        const made = await makeAccount(tx);
        await makeFavourite(tx, made, shop);
        return made;
      });
      done.push({ id: account.id, at: performance.now() });
    }
  };
  const writing = Promise.all(Array.from({ length: 16 }, write));
  await expect.poll(() => done.length).toBeGreaterThan(50);
  const begun = performance.now();
  await makeBackup(source(), folder, now);
  over.abort();
  await writing;
  await writers.close();
  const before = done.filter(({ at }) => at < begun).map(({ id }) => id);
  await onRestored(folder, async (db) => {
    const ids = before.join(',');
    const { found } = await db.one<{ found: number }>(
      sql`SELECT count(*) AS found FROM account WHERE id = ANY (string_to_array(${ids}, ',')::integer[])`,
    );
    expect(found).toBe(before.length);
    const written = done.map(({ id }) => id).join(',');
    const { halves } = await db.one<{ halves: number }>(sql`
      SELECT count(*) AS halves FROM account a WHERE id = ANY (string_to_array(${written}, ',')::integer[])
        AND NOT EXISTS (SELECT FROM favourite f WHERE f.account_id = a.id)`);
    expect(halves).toBe(0);
  });
});

test('photos that were deleted after the moment of the backup are in it, and nobody else can read it', async () => {
  const folder = newFolder();
  await makeBackup(source(), folder, now);
  await rm(join(media, 'public/a-photo.webp'));
  expect(await readdir(join(folder, 'media/public'))).toEqual(['a-photo.webp']);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('a damaged file, a newer version, a used database and a folder without a backup are refused, and nothing is changed', async () => {
  const good = newFolder();
  await makeBackup(source(), good, now);
  const changed = async (change: (folder: string) => Promise<void>): Promise<string> => {
    const folder = newFolder();
    await cp(good, folder, { recursive: true });
    await change(folder);
    return folder;
  };
  const empty = await freshDatabase({ isEmpty: true });
  const target = { databaseUrl: empty.url, photoStore: await openPhotoFolder(newFolder()), migrations };
  const damaged = await changed((folder) => appendFile(join(folder, 'tables/account.copy.gz'), 'x'));
  await expect(restoreBackup(damaged, target)).rejects.toThrow(
    "the file of the table 'account' is not as it was",
  );
  const missing = await changed((folder) => rm(join(folder, 'tables/account.copy.gz')));
  await expect(restoreBackup(missing, target)).rejects.toThrow(
    "the file of the table 'account' is not as it was",
  );
  const newer = await changed(async (folder) => {
    const manifest = await readManifest(folder);
    manifest.migrations.push('999_of_tomorrow.sql');
    await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
  });
  await expect(restoreBackup(newer, target)).rejects.toThrow('made by a newer version');
  await expect(restoreBackup(home, target)).rejects.toThrow('There is no backup in');
  await expect(restoreBackup(good, { ...target, databaseUrl: fresh.url })).rejects.toThrow(
    'There is something in this database already.',
  );
  expect(await contentOf(empty.database)).toEqual({});
  await empty.drop();
});

test('a backup that fails leaves nothing behind', async () => {
  const folder = newFolder();
  await expect(makeBackup({ ...source(), databaseUrl: `${fresh.url}_away` }, folder, now)).rejects.toThrow(
    'does not exist',
  );
  expect(
    (await readdir(home)).filter((name) => folder.includes(name) || name.includes('unfinished')),
  ).toEqual([]);
  await makeBackup(source(), folder, now);
  await expect(makeBackup(source(), folder, now)).rejects.toThrow('There is something in');
});

test('a press in the console makes one, and the check of backups is in order from then on', async () => {
  const backupDir = newFolder();
  const clock = testClock(now.toISOString());
  const job = startBackupOnAsking({ ...source(), backupDir, clock }, () => {});
  const jobBook = openJobBook([{ name: 'backup-now', title: 'Make a backup now' }]);
  jobBook.add({ name: 'backup-now', title: 'Make a backup now', pauseMs: null, runOnce: job.runOnce });
  const madeAt = async () => (await newestBackup(backupDir, clock.now()))?.madeAt ?? null;
  const console = await bootApp({ beside: { db: fresh.database }, clock, jobBook, newestBackup: madeAt });
  const as = await signIn(fresh.database, await makeAccount(fresh.database, 'admin'), clock.now());
  const backupCheck = async () =>
    (await console.ask(readChecks, {}, { as })).checks.find(({ name }) => name === 'backup');
  expect(await backupCheck()).toMatchObject({ state: 'bad', says: 'There is no backup.' });
  const { message } = await console.ask(runJob, { job: 'backup-now' }, { as });
  expect(message).toMatch(/^Done in /);
  expect(await readdir(backupDir)).toEqual(['2026-11-16T01-00-00Z']);
  const says = 'The last backup was made within the last day.';
  expect(await backupCheck()).toMatchObject({ state: 'good', says });
  await console.stop();
});

test('by itself the server makes one a day, and clears away what is older', async () => {
  const backupDir = newFolder();
  const clock = testClock(now.toISOString());
  const parts = { ...source(), backupDir, clock };
  const times = async () =>
    (await listBackups(backupDir)).map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
  await backUpIfDue(parts);
  clock.advance(23 * 3_600_000);
  await backUpIfDue(parts);
  expect(await times()).toEqual(['2026-11-16']);
  for (let day = 0; day < 13; day++) {
    clock.advance(24 * 3_600_000);
    await backUpIfDue(parts);
  }
  // Seven days, and of the first week its last one.
  expect(await times()).toEqual([
    '2026-11-30',
    '2026-11-29',
    '2026-11-28',
    '2026-11-27',
    '2026-11-26',
    '2026-11-25',
    '2026-11-24',
    '2026-11-22',
  ]);
});

test('a backup that a wrong clock dated in the future is no newest one, and does not keep the next from being made', async () => {
  const backupDir = newFolder();
  const ahead = new Date(now.getTime() + 400 * 24 * 3_600_000);
  await makeBackup(source(), join(backupDir, 'ahead'), ahead);
  expect(await newestBackup(backupDir, now)).toBeNull();
  await backUpIfDue({ ...source(), backupDir, clock: testClock(now.toISOString()) });
  expect((await listBackups(backupDir)).map(({ madeAt }) => madeAt)).toEqual([ahead, now]);
});
