import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteUser } from '@aaspaas/contract/accounts/delete-calls';
import { eraseAgain } from '../src/backup/erase-again';
import { readErasedList, startListingErased, writeErasedList } from '../src/backup/erased-list';
import { backup, restore } from '../src/commands/backup';
import { openListener } from '../src/db/listen';
import type { Db } from '../src/db/open';
import { sql } from '../src/db/sql';
import { readEnv } from '../src/env';
import { bootApp, type TestApp } from './boot';
import { freshDatabase } from './fresh-database';
import { type Account, makeAccount, makeReview, makeShop, signIn } from './make';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

let testApp: TestApp;
let home: string;

beforeAll(async () => {
  testApp = await bootApp();
  home = await mkdtemp(join(tmpdir(), 'aaspaas-erased-'));
});
afterAll(async () => {
  await testApp.stop();
  await rm(home, { recursive: true });
});

const contextOf = (db: Db, databaseUrl: string, dataDir: string) => ({
  db,
  databaseUrl,
  migrations,
  env: readEnv({ DATA_DIR: join(home, dataDir), BACKUP_DIR: join(home, dataDir, 'backups') }, '/'),
  publicUrl: 'https://aaspaas.example',
  now: testApp.clock.now(),
});

const isThere = async (db: Db, { id }: Account) =>
  (await db.many(sql`SELECT FROM account WHERE id = ${id}`)).length === 1;

const eraseSelf = async (account: Account) =>
  testApp.ask(deleteUser, {}, { as: await signIn(testApp.db, account, testApp.clock.now()) });

test('a restore erases again who was erased since the backup was made', async () => {
  const here = contextOf(testApp.db, testApp.databaseUrl, 'old');
  const listener = openListener(testApp.databaseUrl, ['erased']);
  await vi.waitUntil(() => listener.isHearing());
  const listing = startListingErased(
    {
      database: testApp.db,
      backupDir: here.env.backupDir,
      moment: async () => testApp.clock.now(),
      listener,
    },
    (error) => {
      throw error;
    },
  );
  const [stays, goes, shop] = [
    await makeAccount(testApp.db),
    await makeAccount(testApp.db),
    await makeShop(testApp.db),
  ];
  await makeReview(testApp.db, shop, goes);
  const [made = ''] = await backup([], here);
  const folder = /The backup is in (\S+):/.exec(made)?.[1] ?? '';
  await eraseSelf(goes);
  const listed = async () => (await readErasedList(here.env.backupDir))?.map(({ account_id }) => account_id);
  await vi.waitFor(async () => expect(await listed()).toEqual([goes.id]), 15_000);
  await listing.stop();
  await listener.stop();

  const text = await readFile(join(here.env.backupDir, 'erased.json'), 'utf8');
  expect(text).not.toContain(goes.email);
  const empty = await freshDatabase({ isEmpty: true });
  const lines = await restore([folder], contextOf(empty.database, empty.url, 'new'));
  expect(lines.at(-1)).toBe('Erased again, because they were erased since: 1 account.');
  expect([await isThere(empty.database, stays), await isThere(empty.database, goes)]).toEqual([true, false]);
  const reviews = await empty.database.many(sql`SELECT author_id FROM review WHERE shop_id = ${shop.id}`);
  expect(reviews).toEqual([{ author_id: null }]);
  const [entry] = await empty.database.many(
    sql`SELECT subject_id, detail FROM audit WHERE action = 'account deleted'`,
  );
  expect(entry).toEqual({ subject_id: goes.id, detail: { again: true } });

  // Another person who gets the same number later is somebody else.
  const list = (await readErasedList(here.env.backupDir)) ?? [];
  await empty.database.run(sql`
    INSERT INTO account (id, role, name, email, password_hash) OVERRIDING SYSTEM VALUE
    VALUES (${goes.id}, 'user', 'Asha', 'another@example.in', '')`);
  expect(await eraseAgain(empty.database, list, testApp.clock.now())).toEqual({ count: 0, left: [] });
  await empty.drop();
}, 120_000);

test('a restore says who was erased and stays, because nobody else could get in', async () => {
  const here = contextOf(testApp.db, testApp.databaseUrl, 'chief');
  const chief = await makeAccount(testApp.db, 'admin');
  const [made = ''] = await backup([], here);
  const folder = /The backup is in (\S+):/.exec(made)?.[1] ?? '';
  await makeAccount(testApp.db, 'admin');
  await eraseSelf(chief);
  await writeErasedList(testApp.db, here.env.backupDir, null);
  const empty = await freshDatabase({ isEmpty: true });
  // On the same server, so that its own list is the one beside the backup.
  const lines = await restore([folder], contextOf(empty.database, empty.url, 'chief'));
  expect(await isThere(empty.database, chief)).toBe(true);
  expect(lines.slice(-2)).toEqual([
    'Erased again, because they were erased since: 0 accounts.',
    `Account ${chief.id} was erased since too, but stays because it is the last chief. Make another chief (npm run admin:create), then delete this account.`,
  ]);
  await empty.drop();
}, 120_000);

test('without a list it says who may be back', async () => {
  const here = contextOf(testApp.db, testApp.databaseUrl, 'alone');
  const [made = ''] = await backup([], here);
  const folder = /The backup is in (\S+):/.exec(made)?.[1] ?? '';
  const empty = await freshDatabase({ isEmpty: true });
  const lines = await restore([folder], contextOf(empty.database, empty.url, 'new'));
  expect(lines.at(-1)).toMatch(/^There is no erased\.json beside the backup, so whoever was erased since/);
  await empty.drop();
}, 120_000);
