import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { DatabaseAway } from './database-away';
import { parseUrl } from './open';
import { type SharedConnections, shareConnections } from './shared-connections';
import { type Sql, sql, toQuery } from './sql';

let fresh: FreshDatabase;
let shared: SharedConnections;

const share = (most: number, settings = {}) =>
  shareConnections({ ...parseUrl(fresh.url), ...settings }, most);

beforeAll(async () => {
  fresh = await freshDatabase({ isEmpty: true });
});
beforeEach(() => {
  shared = share(2);
});
afterEach(() => shared.close());
afterAll(() => fresh.drop());

const ask = async (statement: Sql): Promise<unknown> => (await shared.query(toQuery(statement))).rows[0];
const pid = () => ask(sql`SELECT pg_backend_pid() AS pid`);

/** Runs the work while a statement of ours waits for a lock. */
const whileOneWaits = (work: (waiting: Promise<unknown>) => Promise<void>) =>
  fresh.database.transaction(async (tx) => {
    await tx.many(sql`SELECT pg_advisory_xact_lock(1)`);
    await work(ask(sql`SELECT 'got it' AS lock FROM pg_advisory_xact_lock_shared(1)`));
  });

test('many statements at once are answered by two connections, each with its own answer', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map((n) => ask(sql`SELECT ${n}::integer AS n, pg_backend_pid() AS pid`)),
  );
  expect(answers).toEqual(numbers.map((n) => ({ n, pid: expect.any(Number) })));
  expect(new Set(answers.map((answer) => (answer as { pid: number }).pid)).size).toBe(2);
});

test('one after the other is always on the same connection', async () => {
  expect([await pid(), await pid()]).toEqual([await pid(), await pid()]);
});

test('one that fails leaves those sent with it alone', async () => {
  const sent = [1, 0, 2, 0, 4, 8].map((n) => ask(sql`SELECT 8 / ${n}::integer AS n`));
  const settled = await Promise.allSettled(sent);
  expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'))).toEqual([
    { n: 8 },
    'failed',
    { n: 4 },
    'failed',
    { n: 2 },
    { n: 1 },
  ]);
});

test('nobody waits behind a statement that takes long', async () => {
  let waiting: Promise<unknown> = Promise.resolve();
  await whileOneWaits(async (waits) => {
    waiting = waits;
    const start = performance.now();
    while (performance.now() - start < 60) await pid();
    const answers = await Promise.all(Array.from({ length: 10 }, pid));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(shared.stats()).toEqual({ inUse: 1, waiting: 0 });
  });
  expect(await waiting).toEqual({ lock: 'got it' });
});

test('how many work and wait is counted', async () => {
  const sent = Array.from({ length: 5 }, pid);
  expect(shared.stats()).toEqual({ inUse: 2, waiting: 3 });
  await Promise.all(sent);
  expect(shared.stats()).toEqual({ inUse: 0, waiting: 0 });
});

test('what was sent on a connection that is cut is asked once more; cut again, the database is away, for nothing later', async () => {
  const cutOne = sql`
    SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
  const cut = () => vi.waitUntil(async () => (await fresh.database.run(cutOne)) > 0);
  await whileOneWaits(async (waiting) => {
    await Promise.all([expect(waiting).rejects.toThrow(DatabaseAway), cut().then(cut)]);
  });
  expect(await ask(sql`SELECT 1 AS n`)).toEqual({ n: 1 });
});

test('a server that does not answer in time is away, and asked again on another connection', async () => {
  const hasty = share(1, { query_timeout: 100 });
  await whileOneWaits(async () => {
    const waits = hasty.query(toQuery(sql`SELECT pg_advisory_xact_lock_shared(1)`));
    await expect(waits).rejects.toThrow(DatabaseAway);
    expect((await hasty.query(toQuery(sql`SELECT 1 AS n`))).rows).toEqual([{ n: 1 }]);
  });
  await hasty.close();
});

test('closing waits for the answers, and then nothing more is asked', async () => {
  const closing = share(1);
  const sent = Array.from({ length: 5 }, () => closing.query(toQuery(sql`SELECT 1 AS n`)));
  await sent[0];
  await closing.close();
  expect((await Promise.all(sent)).flatMap(({ rows }) => rows)).toEqual(sent.map(() => ({ n: 1 })));
  await expect(closing.query(toQuery(sql`SELECT 1`))).rejects.toThrow(DatabaseAway);
});
