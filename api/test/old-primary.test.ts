import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readChecks } from '@aaspaas/contract/console/today/calls';
import { addReview } from '@aaspaas/contract/reviews/calls';
import { DatabaseAway } from '../src/db/database-away';
import { type Fence, openFence } from '../src/db/fence';
import { type Connections, openDatabase } from '../src/db/open';
import { prepareDatabase } from '../src/db/prepare';
import { sql } from '../src/db/sql';
import { shareBetweenGuests } from '../src/http/shared-replies/share-between-guests';
import { publishMetrics } from '../src/metrics/publish';
import { openRequestCounts } from '../src/metrics/requests';
import { bootApp, type TestApp } from './boot';
import { makeAccount, makeShop, proveSession, signIn } from './make';
import { readMetrics, valueOf } from './read-metrics';
import { type ReplicaPair, startReplicaPair } from './replica';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));

let pair: ReplicaPair;
let fence: Fence;
/** The primary of the beginning, and the replica that is promoted later. */
let first: Connections;
let second: Connections;
/** To the first as well, with time for long work. */
let long: Connections;
/** And one that waits for nothing long. */
let hasty: Connections;

beforeAll(async () => {
  pair = await startReplicaPair();
  fence = openFence();
  first = openDatabase(pair.primary.url, { connections: 3, answerMs: 2000, fence });
  second = openDatabase(pair.replica.url, { connections: 3, fence });
  long = openDatabase(pair.primary.url, { connections: 4 });
  hasty = openDatabase(pair.primary.url, { connections: 1, answerMs: 1000 });
  await prepareDatabase(long, migrations, async () => {});
  await first.script('CREATE TABLE word (text text); CREATE TABLE probe (number integer)');
});
afterAll(async () => {
  await Promise.all([first.close(), second.close(), long.close(), hasty.close()]);
  await pair.stop();
});

const addWord = (db: Connections, text: string) =>
  db.transaction((tx) => tx.run(sql`INSERT INTO word VALUES (${text})`));
const words = async (db: Connections) =>
  (await db.many<{ text: string }>(sql`SELECT text FROM word ORDER BY text`)).map(({ text }) => text);

/** What a Prometheus that asks this server is told. */
async function serveMetricsOf({ clock, photoStore }: TestApp) {
  const beside = { patient: long, shared: shareBetweenGuests(null), requests: openRequestCounts() };
  const parts = { database: first, ...beside, clock, photoStore, newestBackup: async () => null };
  const { url, stop } = await publishMetrics({ port: 0, host: '127.0.0.1' }, parts);
  const read = async () => readMetrics(await (await fetch(new URL('/metrics', url))).text());
  return { stop, behind: async () => valueOf(await read(), 'aaspaas_database_behind') };
}

describe('until the replica is promoted', { shuffle: false }, () => {
  describe('a commit that no replica has confirmed', () => {
    /** Commits wait for the replica of this name; blank: for none. */
    const wantReplica = async (name: string) => {
      await first.script(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
      await first.script('SELECT pg_reload_conf()');
      // A session may know the setting before the process does that decides whether commits wait.
      await vi.waitFor(async () => expect(await doesCommitWait()).toBe(name !== ''), 15_000);
    };

    const doesCommitWait = (): Promise<boolean> =>
      hasty.run(sql`INSERT INTO probe VALUES (1)`).then(
        () => false,
        () => true,
      );
    /** Once so many commits wait. */
    const cutWaitsShort = async (count: number) => {
      const waiting = sql`
        SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query NOT LIKE '%probe%'`;
      await vi.waitFor(async () => expect(await first.many(waiting)).toHaveLength(count), 15_000);
      await first.many(sql`SELECT pg_cancel_backend(pid) FROM (${waiting}) AS each`);
    };
    // For the tests after one that fails.
    afterEach(() => wantReplica(''));

    test('is not acknowledged, and nobody reads it before it is safe', async () => {
      await wantReplica('nobody');
      await expect(addWord(first, 'in a transaction')).rejects.toThrow(DatabaseAway);
      expect(await words(first)).toEqual([]);
      await wantReplica('');
      await vi.waitFor(async () => expect(await words(first)).toEqual(['in a transaction']), 15_000);
    });

    test('nor where somebody cuts the wait short, and PostgreSQL says that it went well', async () => {
      await wantReplica('nobody');
      const adding = [long.run(sql`INSERT INTO word VALUES ('alone')`), addWord(long, 'in another')];
      const endings = Promise.allSettled(adding);
      await cutWaitsShort(2);
      const reason = new DatabaseAway(new Error('no replica has confirmed what was committed'));
      expect(await endings).toEqual(adding.map(() => ({ status: 'rejected', reason })));
      await wantReplica('');
      await first.run(sql`DELETE FROM word`);
    });

    test('nor is it when the same request comes again and finds what it has done', async () => {
      const shop = await makeShop(long);
      const testApp = await bootApp({ beside: { db: long } });
      const as = await signIn(long, await makeAccount(long), testApp.clock.now());
      const review = { shop_id: shop.id, rating: 4, comment: 'Open when I came.' };
      const headers = { 'idempotency-key': 'a-review-that-is-sent-twice' };
      const send = async () => (await testApp.post(addReview.path, review, { as, headers })).status;
      expect(await send()).toBe(200);
      await wantReplica('nobody');
      const again = send();
      await cutWaitsShort(1);
      expect(await again).toBe(503);
      await wantReplica('');
      expect(await send()).toBe(200);
      await testApp.stop();
    });
  });

  test('an old primary gets no more writes once another has acknowledged some: 503, and the operator is warned', async () => {
    const shop = await makeShop(first);
    const admin = await makeAccount(first, 'admin');
    const testApp = await bootApp({ beside: { db: first }, databaseBehind: fence.behind });
    const [as, asAdmin] = [
      await signIn(first, await makeAccount(first), testApp.clock.now()),
      await signIn(first, admin, testApp.clock.now()),
    ];
    await proveSession(first, asAdmin, testApp.clock.now());
    const like = async () => (await testApp.post('/user/add/fav', { sh_id: shop.id, fav: 1 }, { as })).status;
    const check = async () =>
      (await testApp.ask(readChecks, {}, { as: asAdmin })).checks.find(({ name }) => name === 'database');
    const metrics = await serveMetricsOf(testApp);
    await addWord(first, 'before');
    expect([await like(), (await check())?.state, await metrics.behind()]).toEqual([200, 'good', 0]);

    await vi.waitFor(async () => expect(await words(second)).toEqual(['before']), 15_000);
    await second.script('SELECT pg_promote()');
    await addWord(second, 'after');

    await expect(addWord(first, 'too late')).rejects.toThrow(DatabaseAway);
    await expect(first.run(sql`INSERT INTO word VALUES ('too late')`)).rejects.toThrow(DatabaseAway);
    expect(await words(first)).toEqual(['before']);
    expect(await like()).toBe(503);
    expect(await check()).toMatchObject({
      state: 'bad',
      says: expect.stringContaining('it is on timeline 1, and changes were saved on 2'),
    });
    expect(await metrics.behind()).toBe(1);

    await addWord(second, 'again');
    expect(await words(second)).toEqual(['after', 'again', 'before']);
    await metrics.stop();
    await testApp.stop();
  });

  test('nor does one that is on the same timeline and lacks the end of it', async () => {
    const other = openFence();
    other.acknowledge({ timeline: 2, position: Number.MAX_SAFE_INTEGER });
    const database = openDatabase(pair.replica.url, { connections: 1, fence: other });
    await expect(addWord(database, 'lost')).rejects.toThrow(DatabaseAway);
    expect(database.stats().behind).toMatchObject({ timeline: 2, newest: 2 });
    await database.close();
  });
});
