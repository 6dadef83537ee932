import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { WebEntry } from '@aaspaas/contract/page';
import { listShops } from '@aaspaas/contract/shops/calls';
import { type Listener, openListener } from '../src/db/listen';
import { type Database, openDatabase } from '../src/db/open';
import { prepareDatabase } from '../src/db/prepare';
import { openReads } from '../src/db/reads';
import { sql } from '../src/db/sql';
import { readPageTemplate } from '../src/http/page-template';
import { shareBetweenGuests } from '../src/http/shared-replies/share-between-guests';
import { readPublicSettings } from '../src/settings/public-settings';
import { type Answer, bootApp, type TestApp } from './boot';
import { makeShop } from './make';
import { type ReplicaPair, startReplicaPair } from './replica';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const name = 'Anu & <Sons> Stores';

let pair: ReplicaPair;
let folder: string;
let database: Database;
let listener: Listener;
let reads: Database;
/** A server that has a replica, and one that has nothing but its memory. */
let withReplica: TestApp;
let alone: TestApp;
/** What they answered while the primary was there. */
let before: readonly Answer[];

/** A web app whose pages are the announcement and what they were made of. */
const web: WebEntry = {
  planPage: ({ url }) => ({
    pattern: '/:city',
    calls: [{ path: listShops.path, body: { city: url.slice(1) } }],
  }),
  renderPage: async ({ settings, url }, replies) => ({
    status: url === '/Nowhere' ? 404 : 200,
    movedTo: null,
    head: '',
    body: `<p>${settings.announcement?.text ?? 'Nothing new'}</p>${JSON.stringify(replies)}`,
    sheet: 'first',
    modules: [],
  }),
};

const open = async (from: Database) => {
  const fixed = { publicUrl: '', tileUrl: '', geocoderUrl: 'none', hasDevPages: false, hasMailServer: true };
  const pages = {
    web,
    template: await readPageTemplate(folder, folder),
    readSettings: () => readPublicSettings(from, fixed, new Date()),
  };
  return bootApp({ beside: { db: database }, reads: from, shared: shareBetweenGuests(listener), pages });
};

const readList = (app: TestApp) => app.get(listShops.path, { city: 'Bangalore', fields: 'card' });
const openPage = async ({ app }: TestApp, path = '/Bangalore'): Promise<Answer> => {
  const { statusCode: status, headers, body: text } = await app.inject(path);
  return { status, headers, text, body: {} };
};
const readAll = () =>
  Promise.all(
    [withReplica, alone].flatMap((app) => [readList(app), openPage(app), openPage(app, '/Nowhere')]),
  );

/** Waits until everything so far was heard of: what is read from now on is kept. */
async function drain(): Promise<void> {
  const heard = new Promise<void>((resolve) =>
    listener.on('changes', (said) => said === 'drained' && resolve()),
  );
  await database.run(sql`SELECT pg_notify('changes', 'drained')`);
  await heard;
}

beforeAll(async () => {
  pair = await startReplicaPair();
  folder = await mkdtemp(join(tmpdir(), 'aaspaas-client-'));
  for (const part of ['.vite', 'first-scripts']) await mkdir(join(folder, part));
  const entry = { file: 'entry.js', isEntry: true };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify({ 'entry.ts': entry }));
  await writeFile(join(folder, '.vite/texts.json'), '{}');
  database = openDatabase(pair.primary.url, { connections: 3 });
  await prepareDatabase(database, migrations, async () => {});
  listener = openListener(pair.primary.url, ['changes']);
  reads = openReads(database, [pair.replica.url], listener);
  [withReplica, alone] = [await open(reads), await open(database)];
  await vi.waitUntil(() => listener.isHearing());
  await makeShop(database, { name });
  await drain();
  before = await readAll();
  await pair.primary.stop();
  await vi.waitUntil(() => !listener.isHearing());
}, 60_000);
afterAll(async () => {
  await Promise.all([withReplica.stop(), alone.stop(), listener.stop()]);
  await Promise.all([reads.close(), database.close()]);
  await pair.stop();
  await rm(folder, { recursive: true });
});

const rightTime = performance.now.bind(performance);
/** The timer that the age of a reply is measured with. */
const putForward = (ms: number) => vi.spyOn(performance, 'now').mockImplementation(() => rightTime() + ms);
afterEach(() => void vi.restoreAllMocks());

const ageOf = ({ headers }: Answer): number => Number(headers['age']);
const says = (age: string) =>
  `<p>We are repairing something. What you see is ${age}, and nothing can be saved right now.</p>`;

test('while the primary is there, replies and pages say nothing of their age', () => {
  expect(before.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200, 404]);
  expect(before.map(({ headers }) => headers['age'])).toEqual(before.map(() => undefined));
  expect(before.filter(({ text }) => text.includes('repairing'))).toEqual([]);
});

test('what a replica answers instead says how old it is', async () => {
  const [list, page] = [await readList(withReplica), await openPage(withReplica)];
  expect([list.status, page.status]).toEqual([200, 200]);
  for (const answer of [list, page]) expect(ageOf(answer)).toBeGreaterThan(0);
  expect(list.text).toContain(name);
  expect(page.text).toContain(says('less than a minute old'));
});

test('what is only in memory says how old it is', async () => {
  putForward(3 * 60_000);
  const list = await readList(alone);
  expect([list.status, list.text]).toEqual([200, before[3]?.text]);
  const pages = [await openPage(alone), await openPage(alone, '/Nowhere')];
  expect(pages.map(({ status }) => status)).toEqual([200, 404]);
  for (const answer of [list, ...pages]) expect(ageOf(answer)).toBeGreaterThan(179);
  for (const { text } of pages) {
    expect(text).toContain(says('3 minutes old'));
    // The browser begins with it, too.
    expect(text).toContain('"announcement":{"key":"old"');
  }
  expect(pages[0]?.text).toContain(JSON.stringify(name));
});
