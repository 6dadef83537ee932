import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { WebEntry } from '@aaspaas/contract/page';
import { listShops } from '@aaspaas/contract/shops/calls';
import { openListener, type Listener } from '../src/db/listen';
import { type Connections, openDatabase } from '../src/db/open';
import { sql } from '../src/db/sql';
import type { Pages } from '../src/http/pages';
import { shareBetweenGuests } from '../src/http/shared-replies/share-between-guests';
import { writeRun } from '../src/jobs/run-queries';
import { queueMail, markFailed, takeDueMail } from '../src/mail/queries';
import { openWorkerMetrics } from '../src/metrics/of-workers';
import { publishMetrics } from '../src/metrics/publish';
import { english } from '@aaspaas/contract/languages';
import { wordsIn } from '../src/languages/words';
import { openRequestCounts } from '../src/metrics/requests';
import { writeText } from '../src/metrics/serve';
import { readPublicSettings } from '../src/settings/public-settings';
import { bareTemplate } from './bare-template';
import { bootApp, type TestApp } from './boot';
import { buildProgram, type Program } from './build-program';
import { freshDatabase, type FreshDatabase } from './fresh-database';
import { makeShop } from './make';
import { makePayer } from './payments';
import { namesIn, readMetrics, valueOf } from './read-metrics';

let fresh: FreshDatabase;
let database: Connections;
let listener: Listener;
let testApp: TestApp;
let server: Awaited<ReturnType<typeof publishMetrics>>;
let newest: Date | null = null;

/** A web app with one page, which draws nothing. */
const web: WebEntry = {
  planPage: () => ({ pattern: '/shop/:id', calls: [] }),
  renderPage: async () => ({ status: 200, movedTo: null, head: '', body: '', sheet: 'first', modules: [] }),
};

beforeAll(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.url, { connections: 2 });
  listener = openListener(fresh.url, ['changes']);
  const shared = shareBetweenGuests(listener);
  const requests = openRequestCounts();
  const settings = {
    publicUrl: '',
    tileUrl: '',
    geocoderUrl: 'none',
    hasDevPages: false,
    hasMailServer: true,
  };
  const pages: Pages = {
    web,
    template: { ...bareTemplate, write: () => 'a page' },
    readSettings: () => readPublicSettings(database, settings, testApp.clock.now()),
  };
  testApp = await bootApp({ beside: { db: database }, shared, requests, pages });
  const { clock, photoStore } = testApp;
  const parts = { database, patient: database, shared, requests, clock, photoStore };
  const newestBackup = async () => newest;
  server = await publishMetrics({ port: 0, host: '127.0.0.1' }, { ...parts, newestBackup });
  await vi.waitUntil(() => listener.isHearing());
});
afterAll(async () => {
  await server.stop();
  await testApp.stop();
  await listener.stop();
  await database.close();
  await fresh.drop();
});

const fetchMetrics = (path = '/metrics', init?: RequestInit) => fetch(new URL(path, server.url), init);
const readText = async () => (await fetchMetrics()).text();
const read = async () => readMetrics(await readText());

describe('requests', () => {
  const requests = 'aaspaas_http_requests_total';

  test('are counted by the pattern of the route and the class of the status', async () => {
    const before = await read();
    for (const path of ['/shop/12', '/shop/13?phone=9811122233']) await testApp.app.inject(path);
    await testApp.get(listShops.path, { city: 'Kochi' });
    await testApp.post('/user/login', { email: 'nobody@example.in' });
    await testApp.get('/nothing/here');
    const lines = await read();
    const more = (labels: Parameters<typeof valueOf>[2]) =>
      (valueOf(lines, requests, labels) || 0) - (valueOf(before, requests, labels) || 0);
    expect(more({ route: '/shop/:id', status: '2xx' })).toBe(2);
    expect(more({ route: listShops.path, method: 'GET', status: '2xx' })).toBe(1);
    expect(more({ route: '/aaspaas/user/login', method: 'POST', status: '4xx' })).toBe(1);
    expect(more({ route: '/aaspaas/user/login', method: 'POST', status: '5xx' })).toBe(0);
    expect(more({ route: 'none', status: '4xx' })).toBe(1);
  });

  test('say how long they took, each within all bounds that are longer', async () => {
    const counts = openRequestCounts();
    for (const ms of [1, 5, 6, 900, 20_000]) counts.add('GET', '/', 200, ms);
    const samples = counts.families().find(({ type }) => type === 'histogram')?.samples ?? [];
    const buckets = samples.filter(({ suffix }) => suffix === '_bucket');
    expect(Object.fromEntries(buckets.map(({ labels, value }) => [labels['le'], value]))).toMatchObject({
      '0.005': 2,
      '0.01': 3,
      '0.5': 3,
      '1': 4,
      '10': 4,
      '+Inf': 5,
    });
    expect(samples.find(({ suffix }) => suffix === '_sum')?.value).toBeCloseTo(20.912);
    expect(samples.find(({ suffix }) => suffix === '_count')?.value).toBe(5);
  });

  test('leave nothing of what visitors sent', async () => {
    await testApp.get(`/canary/9811122233`, { search: 'canary' });
    await testApp.app.inject(`/canary?email=canary@example.in`);
    await testApp.post('/user/login', { email: 'canary@example.in', password: 'canary secret' });
    expect(await readText()).not.toMatch(/canary|9811122233|@/);
  });
});

test('a text without words in a language shows in English and is counted [G-089]', async () => {
  const missing = async () => valueOf(await read(), 'aaspaas_missing_texts_total', { language: 'zz' });
  const { words } = wordsIn({ ...english, code: 'zz' });
  expect(['Home', 'Home', 'what somebody typed'].map((text) => words(text))).toEqual([
    'Home',
    'Home',
    'what somebody typed',
  ]);
  expect(await missing()).toBe(2);
});

describe('what the process does', () => {
  test('the delay of its event loop, its memory and its time of the processor', async () => {
    const lines = await read();
    const delay = (quantile: string) => valueOf(lines, 'aaspaas_event_loop_delay_seconds', { quantile });
    expect(delay('1')).toBeGreaterThanOrEqual(delay('0.5'));
    expect(valueOf(lines, 'process_resident_memory_bytes')).toBeGreaterThan(10e6);
    expect(valueOf(lines, 'process_cpu_seconds_total')).toBeGreaterThan(0);
  });

  test('a moment in which nothing else could be done is seen', async () => {
    const longest = async () => {
      const begun = performance.now();
      while (performance.now() - begun < 120);
      // The watch looks before this timer, which is set after its own.
      await new Promise((resolve) => void setTimeout(resolve, 40));
      return valueOf(await read(), 'aaspaas_event_loop_delay_seconds', { quantile: '1' });
    };
    await expect.poll(longest, { timeout: 10_000 }).toBeGreaterThan(0.05);
  });

  test('connections that are in use, and what waits for one', async () => {
    let finish = () => {};
    const working = new Promise<void>((resolve) => (finish = resolve));
    const work = [1, 2].map(() => database.transaction(() => working));
    const waiting = database.one(sql`SELECT 1`);
    await vi.waitUntil(() => database.stats().waiting === 1);
    expect(database.stats()).toMatchObject({ inUse: 2, waiting: 1, most: 4 });
    finish();
    await Promise.all([...work, waiting]);
    expect(database.stats()).toMatchObject({ inUse: 0, waiting: 0 });
    expect(valueOf(await read(), 'aaspaas_db_connections_max', { pool: 'visitors' })).toBe(4);
  });

  test('queries that failed, by why', async () => {
    const failures = async (kind: string) =>
      valueOf(await read(), 'aaspaas_db_query_failures_total', { pool: 'visitors', kind });
    const before = { other: await failures('other'), constraint: await failures('constraint') };
    await expect(database.script('SELECT nothing')).rejects.toThrow('nothing');
    await expect(
      database.transaction((tx) => tx.run(sql`INSERT INTO favourite (account_id, shop_id) VALUES (0, 0)`)),
    ).rejects.toThrow('constraint');
    await expect(database.script("SET LOCAL statement_timeout = '1ms'; SELECT pg_sleep(9)")).rejects.toThrow(
      'statement timeout',
    );
    expect(await failures('other')).toBe(before.other + 1);
    expect(await failures('constraint')).toBe(before.constraint + 1);
    expect(await failures('slow')).toBe(1);
  });

  test('replies for guests that were there, and that had to be made', async () => {
    const shared = async (result: string) =>
      valueOf(await read(), 'aaspaas_shared_replies_total', { result });
    const before = { hit: await shared('hit'), miss: await shared('miss') };
    for (let round = 0; round < 3; round++) await testApp.get(listShops.path, { city: 'Jaipur' });
    expect(await shared('miss')).toBe(before.miss + 1);
    expect(await shared('hit')).toBe(before.hit + 2);
    expect(valueOf(await read(), 'aaspaas_shared_replies_bytes')).toBeGreaterThan(100);
  });

  test('searches that found nothing, also where the reply was made for another', async () => {
    const searches = async (tier: string) => valueOf(await read(), 'aaspaas_searches_total', { tier });
    const before = { none: await searches('none'), name: await searches('name') };
    await makeShop(database, { name: 'Zamorin Stores' });
    for (let round = 0; round < 2; round++) {
      await testApp.get(listShops.path, { search: 'qwrtplkj', city: 'Bangalore' });
    }
    await testApp.get(listShops.path, { search: 'zamorin stores', city: 'Bangalore' });
    expect(await searches('none')).toBe(before.none + 2);
    expect(await searches('name')).toBe(before.name + 1);
  });
});

describe('what is the same for all processes', () => {
  test('mails: not tried yet and for how long, tried in vain, given up', async () => {
    const now = testApp.clock.now();
    await database.run(sql`DELETE FROM outbox`);
    const mail = { to: 'canary@example.in', subject: 'canary', lines: ['canary'] };
    for (let count = 0; count < 3; count++) await queueMail(database, null, mail, now);
    const taken = await takeDueMail(database, now);
    await markFailed(database, taken?.id ?? 0, 'no', new Date(now.getTime() + 60_000));
    await database.run(sql`
      UPDATE outbox SET given_up_at = ${now} WHERE id = (SELECT max(id) FROM outbox)`);
    testApp.clock.advance(90_000);
    const lines = await read();
    const mails = ['new', 'retried', 'failed'].map((state) => valueOf(lines, 'aaspaas_mails', { state }));
    expect(mails).toEqual([1, 1, 1]);
    expect(valueOf(lines, 'aaspaas_mail_untried_seconds')).toBe(90);
  });

  test('payments that wait, and since when', async () => {
    await makePayer(testApp);
    testApp.clock.advance(60_000);
    const lines = await read();
    expect(valueOf(lines, 'aaspaas_waiting', { kind: 'payments' })).toBe(1);
    expect(valueOf(lines, 'aaspaas_waiting_oldest_seconds', { kind: 'payments' })).toBe(60);
  });

  test('jobs: when they last went well, also while they fail, and how long they took', async () => {
    const began_at = testApp.clock.now();
    const run = { job: 'photos', began_at, took_ms: 1500, pause_ms: null, error: null };
    await writeRun(database, run);
    const later = new Date(began_at.getTime() + 3_600_000);
    await writeRun(database, { ...run, began_at: later, took_ms: 20, error: 'canary' });
    const lines = await read();
    const of = (name: string) => valueOf(lines, `aaspaas_job_${name}`, { task: 'photos' });
    expect(of('success_timestamp_seconds')).toBe(began_at.getTime() / 1000);
    expect(of('duration_seconds')).toBe(0.02);
    expect(of('failed')).toBe(1);
  });

  test('the newest backup: none, one of the server, or a later one that was noted', async () => {
    const backup = async () => valueOf(await read(), 'aaspaas_backup_timestamp_seconds');
    expect(await backup()).toBe(0);
    newest = testApp.clock.now();
    expect(await backup()).toBe(newest.getTime() / 1000);
    const noted = new Date(newest.getTime() + 60_000);
    await database.run(sql`INSERT INTO backup_made (at) VALUES (${noted})`);
    expect(await backup()).toBe(noted.getTime() / 1000);
  });

  test('a database that is away is said to be, and all else is still told', async () => {
    const { many } = database;
    database.many = () => Promise.reject(new Error('away'));
    const lines = await read();
    database.many = many;
    expect(valueOf(lines, 'aaspaas_database_up')).toBe(0);
    expect(valueOf(lines, 'aaspaas_processes')).toBe(1);
    expect(valueOf(await read(), 'aaspaas_database_up')).toBe(1);
  });
});

describe('of several processes', () => {
  const workers: Worker[] = [];
  const readAll = openWorkerMetrics(() => workers.filter((worker) => worker.isConnected()));

  async function begin(requests: number): Promise<Worker> {
    const worker = cluster.fork({ REQUESTS: String(requests) });
    workers.push(worker);
    await once(worker, 'message');
    return worker;
  }
  const end = async (worker: Worker) => void (worker.kill(), await once(worker, 'exit'));
  const requestsOf = async () => {
    const lines = readMetrics(writeText(await readAll()));
    const counted = lines.filter(({ name, labels }) => name.endsWith('_total') && labels['status'] === '2xx');
    return {
      requests: Object.fromEntries(counted.map(({ labels, value }) => [labels['process'], value])),
      processes: valueOf(lines, 'aaspaas_processes'),
      isDatabaseUp: valueOf(lines, 'aaspaas_database_up'),
    };
  };

  let program: Program;
  beforeAll(async () => {
    program = await buildProgram('test/metrics-worker.ts');
  });
  afterAll(async () => {
    await Promise.all(workers.filter((worker) => !worker.isDead()).map(end));
    await program.remove();
  });

  test('each has its own numbers, what they share is told once, and a new one takes the place of one that ended', async () => {
    cluster.setupPrimary({ exec: program.file });
    const [first] = await Promise.all([begin(3), begin(5)]);
    const before = await requestsOf();
    expect(new Set(Object.values(before.requests))).toEqual(new Set([3, 5]));
    expect(before).toMatchObject({ processes: 2, isDatabaseUp: 1 });
    await end(first);
    expect(await requestsOf()).toMatchObject({ processes: 1, isDatabaseUp: 1 });
    await begin(1);
    const { requests } = await requestsOf();
    expect(Object.keys(requests).sort()).toEqual(['1', '2']);
    expect(new Set(Object.values(requests))).toEqual(new Set([1, 5]));
  });
});

describe('where they are', () => {
  test('not among the pages', async () => {
    expect((await testApp.app.inject('/metrics')).body).toBe('a page');
  });

  test('nothing else is at their port', async () => {
    const { status, headers } = await fetchMetrics();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect((await fetchMetrics('/')).status).toBe(404);
    expect((await fetchMetrics('/metrics', { method: 'POST' })).status).toBe(404);
  });
});

describe('what is made ready for the operator', () => {
  const readDeploy = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
  /** What Prometheus itself says of every server that it asks. */
  const ofPrometheus = { names: ['up'], labels: ['job', 'instance'] };

  const alerts = readDeploy('alerts.yml');
  const alertQueries = [...alerts.matchAll(/^( +)expr: (?:\|((?:\n\1 +.*)+)|(.+))$/gm)].map(
    ([, , block, line]) => block ?? line ?? '',
  );
  interface Panel {
    readonly targets?: readonly { readonly expr: string }[];
  }
  const dashboard = JSON.parse(readDeploy('dashboard.json')) as { readonly panels: readonly Panel[] };
  const dashboardQueries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  test('there are six alerts, and each asks something', () => {
    expect([...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)).toEqual([
      'SiteDown',
      'DatabaseBehind',
      'ManyErrors',
      'SlowAnswers',
      'MailStuck',
      'BackupTooOld',
    ]);
    expect(alertQueries).toHaveLength(6);
    expect(dashboardQueries.length).toBeGreaterThan(20);
  });

  test('every metric and every label that an alert or the dashboard names exists', async () => {
    await testApp.app.inject('/shop/12');
    await writeRun(database, { job: 'mail', began_at: new Date(), took_ms: 1, pause_ms: null, error: null });
    const replica = { name: 'aaspaas_replica_lag_seconds', labels: { replica: '' }, value: 0 };
    const lines = [...(await read()), replica];
    const names = new Set([...ofPrometheus.names, ...lines.map(({ name }) => name)]);
    const labels = new Set([...ofPrometheus.labels, ...lines.flatMap((line) => Object.keys(line.labels))]);
    const wrong = [...alertQueries, ...dashboardQueries].filter((query) => {
      const named = namesIn(query);
      const isKnown =
        named.metrics.every((name) => names.has(name)) && named.labels.every((label) => labels.has(label));
      return named.metrics.length === 0 || !isKnown;
    });
    expect(wrong).toEqual([]);
  });

  test('the port that Prometheus is told is the one of the example of settings', () => {
    const [, port] = /^# METRICS_PORT=(\d+)$/m.exec(readDeploy('../.env.example')) ?? [];
    expect(readDeploy('prometheus.yml')).toContain(`127.0.0.1:${port}`);
  });
});
