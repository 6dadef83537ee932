import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp, testClock } from '../../test/boot';
import { freshDatabase, type FreshDatabase } from '../../test/fresh-database';
import { makeAccount, makeMedia, makeShop, signIn } from '../../test/make';
import { namesOn } from '../../test/stores';
import { type Listener, openListener } from '../db/listen';
import { sql } from '../db/sql';
import { shareBetweenGuests } from '../http/shared-replies/share-between-guests';
import { openJobBook } from '../system/job-book';
import { type StartedJobs, startCommonJobs } from './start-jobs';

const dayMs = 24 * 60 * 60_000;

let fresh: FreshDatabase;
let testApp: TestApp;
let listener: Listener;
let jobs: StartedJobs | null = null;
let backupDir: string;
/** Four hundred days ahead of the database. */
const clock = testClock(new Date(Date.now() + 400 * dayMs).toISOString());
const jobBook = openJobBook();
const said: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await bootApp({ beside: { db: fresh.database } });
  listener = openListener(fresh.url, ['erased']);
  backupDir = await mkdtemp(join(tmpdir(), 'aaspaas-backups-'));
  await fillWithWhatEnds();
});
afterAll(async () => {
  await jobs?.stop();
  await listener.stop();
  await testApp.stop();
  await fresh.drop();
  await rm(backupDir, { recursive: true });
});

/** Everything is new by the database's clock, and over by the wrong one. */
async function fillWithWhatEnds(): Promise<void> {
  const { database: db } = fresh;
  await makeShop(db);
  await db.run(sql`UPDATE shop SET paid_until = now() + interval '300 days'`);
  const { id, ...account } = await makeAccount(db);
  await signIn(db, { id, ...account }, new Date());
  const token = Buffer.alloc(32, 1);
  await db.run(sql`
    INSERT INTO recovery_code (account_id, code_hash, challenge_hash, created_at, expires_at)
    VALUES (${id}, ${token}, ${token}, now(), now() + interval '10 minutes')`);
  await db.run(sql`
    INSERT INTO idempotency_key (key, path, account_id, body_hash, created_at) VALUES ('a-key-of-a-form', '/', ${id}, '', now())`);
  await db.run(sql`
    INSERT INTO outbox (recipient, subject, text_body, html_body, created_at) VALUES ('a@example.in', '', '', '', now())`);
  await db.run(sql`
    INSERT INTO daily_count (day, businesses, people, listings, searches, empty, counted_at)
    VALUES (current_date, 1, 1, 1, 0, 0, now())`);
  await db.run(sql`
    INSERT INTO erased_account (account_id, made_at, erased_at) VALUES (999, now() - interval '1 day', now())`);
  await makeMedia(db);
  await testApp.photoStore.put('0123456789abcdef0123456789abcdef-320.webp', Buffer.from('a photo'));
  await writeFile(join(testApp.photoStore.temporaryFolder, 'an upload'), 'half of it');
}

const rowsOf = (tables: readonly string[]) =>
  Promise.all(
    tables.map(async (table) => [
      table,
      await fresh.database.many(
        sql`SELECT * FROM (SELECT query_to_xml(${`SELECT * FROM ${table} ORDER BY 1`}, true, false, '')::text AS rows) r`,
      ),
    ]),
  );

const kept = async () => ({
  rows: await rowsOf([
    'shop',
    'session',
    'recovery_code',
    'idempotency_key',
    'outbox',
    'daily_count',
    'erased_account',
    'media',
    'audit',
  ]),
  photos: await namesOn(testApp.photoStore),
  uploads: await readdir(testApp.photoStore.temporaryFolder),
});

const thatEnd = ['expiry', 'cleaning', 'photos', 'uploads', 'daily-counts', 'erased'];

test('with a clock 400 days ahead of the database no job ends or deletes anything, and those that would say why', async () => {
  const before = await kept();
  jobs = startCommonJobs({
    database: fresh.database,
    patient: fresh.database,
    photoStore: testApp.photoStore,
    clock,
    smtpUrl: null,
    mailFrom: 'Aaspaas <post@example.in>',
    show: null,
    log: (message) => void said.push(message),
    reportError: (error) => void said.push(String(error)),
    publicUrl: () => 'https://aaspaas.example',
    databaseUrl: fresh.url,
    listener,
    shared: shareBetweenGuests(null),
    backupDir,
    makesBackups: false,
    jobBook,
  });
  const failed: string[] = [];
  for (const { name, runOnce } of jobBook.running().filter((job) => job.name !== 'backup-now')) {
    const round = await runOnce();
    if (round?.error) failed.push(name);
  }
  expect(await kept()).toEqual(before);
  expect(failed.toSorted()).toEqual(thatEnd.toSorted());
  for (const sentence of said) expect(sentence).toContain('Nothing is ended until they agree.');
});
