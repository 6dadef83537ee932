import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderedPage } from '@aaspaas/contract/page';
import { type Embedded, startEmbedded } from '../src/db/embedded/start';
import { type Database, openDatabase } from '../src/db/open';
import { prepareDatabase } from '../src/db/prepare';
import { sql } from '../src/db/sql';
import type { Pages } from '../src/http/pages';
import { readPublicSettings } from '../src/settings/public-settings';
import { bareTemplate } from './bare-template';
import { type Answer, bootApp, type TestApp } from './boot';
import { makeAccount, makeShop, signIn } from './make';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const says = 'Our server is taking a short break. Please try again in a minute.';

let folder: string;
let embedded: Embedded;
let database: Database;
let testApp: TestApp;

/** This test kills its database server, so it starts one of its own. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaspaas-away-'));
  // Under root the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  embedded = await startEmbedded({ dataDir: folder });
  database = openDatabase(embedded.url, { connections: 4 });
  await prepareDatabase(database, migrations, async () => {});
  testApp = await bootApp({ beside: { db: database }, pages: onePage() });
});

afterAll(async () => {
  await testApp.stop();
  await database.close();
  await embedded.stop();
  await rm(folder, { recursive: true });
});

/** A web app whose every page reads the settings and a list, and draws one word. */
function onePage(): Pages {
  const drawn: RenderedPage = {
    status: 200,
    movedTo: null,
    head: '',
    body: 'Hello',
    sheet: 'first',
    modules: [],
  };
  const fixed = { publicUrl: '', tileUrl: '', geocoderUrl: 'none', hasDevPages: false, hasMailServer: true };
  return {
    web: {
      planPage: () => ({
        pattern: '/',
        calls: [{ path: '/aaspaas/shop/list/shop', body: { city: 'Kochi' } }],
      }),
      renderPage: async () => drawn,
    },
    template: bareTemplate,
    readSettings: () => readPublicSettings(database, fixed, new Date()),
  };
}

async function postmaster(): Promise<number> {
  const [pid] = (await readFile(join(dirname(socketFolder()), 'pg/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

const killDatabase = async () => void process.kill(await postmaster(), 'SIGKILL');

const socketFolder = (): string => decodeURIComponent(new URL(embedded.url).pathname);

const openPage = async (): Promise<Answer> => {
  const { statusCode, headers, body } = await testApp.app.inject('/NearbyShop');
  return { status: statusCode, headers, text: body, body: {} };
};

test('while the database is killed and comes back, calls and pages answer 200 or 503 and nothing else', async () => {
  const shop = await makeShop(database);
  const accounts = await Promise.all(Array.from({ length: 6 }, () => makeAccount(database)));
  const tokens = await Promise.all(accounts.map((one) => signIn(database, one, testApp.clock.now())));
  const answers: { what: string; answer: Answer }[] = [];
  const ending = new AbortController();
  const keepAsking = async (what: string, ask: (turn: number) => Promise<Answer>) => {
    for (let turn = 0; !ending.signal.aborted; turn++) {
      answers.push({ what, answer: await ask(turn) });
      // Calls that fail at once would not let timers and sockets run.
      await new Promise((done) => setImmediate(done));
    }
  };
  const asking = [
    keepAsking('page', openPage),
    keepAsking('read', () => testApp.post('/shop/list/shop', { city: 'Bangalore' })),
    keepAsking('login', (turn) =>
      testApp.post('/user/session', {}, { as: tokens[turn % tokens.length] ?? null }),
    ),
    ...tokens.map((as) =>
      keepAsking('write', (turn) =>
        testApp.post('/user/add/fav', { sh_id: shop.id, fav: (turn % 2) as 0 | 1 }, { as }),
      ),
    ),
  ];
  const seen = (what: string, status: number, since = 0) =>
    answers.slice(since).some((one) => one.what === what && one.answer.status === status);
  const everySeen = (status: number, since: number) =>
    ['page', 'read', 'write', 'login'].every((what) => seen(what, status, since));
  try {
    await expect.poll(() => everySeen(200, 0), { timeout: 15_000 }).toBe(true);
    for (let time = 0; time < 2; time++) {
      const before = answers.length;
      await killDatabase();
      await expect.poll(() => everySeen(503, before), { timeout: 15_000 }).toBe(true);
      const away = answers.length;
      await expect.poll(() => everySeen(200, away), { timeout: 30_000 }).toBe(true);
    }
  } finally {
    ending.abort();
    await Promise.all(asking);
  }
  expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200, 503]));
  const refusals = answers.filter(({ answer }) => answer.status === 503);
  const told = ({ headers }: Answer) =>
    `${String(headers['retry-after'])} ${String(headers['cache-control'])}`;
  expect(new Set(refusals.map(({ answer }) => told(answer)))).toEqual(new Set(['5 no-store']));
  const bodies = new Set(refusals.map(({ what, answer }) => `${what === 'page'} ${answer.text}`));
  expect(bodies).toEqual(
    new Set([
      expect.stringMatching(new RegExp(`^true <!doctype html>.*<h1>${says}</h1>`)),
      `false ${JSON.stringify({ result: false, message: says })}`,
    ]),
  );
}, 120_000);

interface Backend {
  readonly pid: number;
}

test('while the database has stopped answering, everything says so in time, and what hung is not used again', async () => {
  const impatient = openDatabase(embedded.url, { connections: 1, answerMs: 1000 });
  const frozen = await bootApp({ beside: { db: impatient } });
  const as = await signIn(database, await makeAccount(database), frozen.clock.now());
  const ask = async () => {
    const answers = [1, 2, 3].flatMap(() => [
      frozen.post('/shop/list/shop', { city: 'Bangalore' }),
      frozen.post('/user/session', {}, { as }),
      frozen.post('/user/add/fav', { sh_id: 1, fav: 0 }, { as }),
      frozen.app.inject('/readyz').then(({ statusCode }) => ({ status: statusCode })),
    ]);
    return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
  };
  expect(await ask()).toEqual([200]);
  const backends = await database.many<Backend>(sql`SELECT pid FROM pg_stat_activity`);
  const pids = [await postmaster(), ...backends.map(({ pid }) => pid)];
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const tooLate = setTimeout(20_000, 'no answer', { ref: false });
    expect(await Promise.race([ask(), tooLate])).toEqual([503]);
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(ask, { timeout: 15_000 }).toEqual([200]);
  const { pid } = await impatient.one<Backend>(sql`SELECT pg_backend_pid() AS pid`);
  expect(pids).not.toContain(pid);
  await frozen.stop();
  await impatient.close();
}, 40_000);
