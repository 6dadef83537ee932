import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReplicaPair, startReplicaPair } from '../../test/replica';
import { DatabaseAway } from './database-away';
import { type Listener, openListener } from './listen';
import { type Database, openDatabase } from './open';
import { openReads, primaryOf, tellingAge } from './reads';
import { sql } from './sql';

let pair: ReplicaPair;
let primary: Database;
let replica: Database;
let listener: Listener;
let reads: Database;
/** Of the last change that was heard of. */
let heard = '';

beforeAll(async () => {
  pair = await startReplicaPair();
  primary = openDatabase(pair.primary.url, { connections: 2 });
  replica = openDatabase(pair.replica.url, { connections: 2 });
  await primary.script('CREATE TABLE word (text text)');
  listener = openListener(pair.primary.url, ['changes']);
  listener.on('changes', (payload) => void (heard = payload ?? ''));
  reads = openReads(primary, [pair.replica.url], listener);
  await vi.waitUntil(() => listener.isHearing());
});
afterAll(async () => {
  await Promise.all([listener.stop(), reads.close(), primary.close(), replica.close()]);
  await pair.stop();
});

beforeEach(async () => {
  await replica.script('SELECT pg_wal_replay_resume()');
  await write('calm');
  await vi.waitUntil(async () => (await servedBy()) === 'replica');
});

/** Changes the only word, and waits until this process has heard of it. */
async function write(text: string): Promise<void> {
  await primary.script(`TRUNCATE word; INSERT INTO word VALUES ('${text}'); NOTIFY changes, '${text}'`);
  await vi.waitUntil(() => heard === text);
}

async function servedBy(): Promise<'replica' | 'primary'> {
  const { is } = await reads.one<{ is: boolean }>(sql`SELECT pg_is_in_recovery() AS is`);
  return is ? 'replica' : 'primary';
}

const word = async () => (await reads.one<{ text: string }>(sql`SELECT text FROM word`)).text;

describe('until the replica goes', { shuffle: false }, () => {
  test('a replica that has everything answers', async () => {
    expect(await word()).toBe('calm');
    expect(await servedBy()).toBe('replica');
  });

  test('one that lags behind a change that was heard of does not, until it has it', async () => {
    await replica.script('SELECT pg_wal_replay_pause()');
    await vi.waitFor(async () =>
      expect(await replica.one(sql`SELECT pg_get_wal_replay_pause_state() AS state`)).toEqual({
        state: 'paused',
      }),
    );
    await write('new');
    expect(await word()).toBe('new');
    expect(await servedBy()).toBe('primary');
    await replica.script('SELECT pg_wal_replay_resume()');
    await vi.waitFor(async () => expect(await servedBy()).toBe('replica'));
    expect(await word()).toBe('new');
  });

  test('what writes goes to the primary, however it is sent', async () => {
    await reads.run(sql`INSERT INTO word VALUES ('by run')`);
    await reads.transaction((db) => db.run(sql`INSERT INTO word VALUES ('in a transaction')`));
    expect(await reads.one(sql`INSERT INTO word VALUES ('as a read') RETURNING text`)).toEqual({
      text: 'as a read',
    });
    expect(await primary.many(sql`SELECT text FROM word ORDER BY text`)).toHaveLength(4);
  });

  test('an error of the statement is the same as on the primary', async () => {
    await expect(reads.many(sql`SELECT 1 / 0`)).rejects.toThrow('division by zero');
  });

  describe('while there is no primary', () => {
    const deaf: Listener = { on: () => {}, isHearing: () => false, stop: async () => {} };
    let asked = 0;
    const away = () => Promise.reject(new DatabaseAway(new Error(`asked ${++asked} times`)));

    test('a replica answers, and says how old that is; the primary is left alone for a moment', async () => {
      const alone = openReads({ ...primary, one: away }, [pair.replica.url], deaf);
      const ages: number[] = [];
      const reply = tellingAge(alone, (ms) => void ages.push(ms));
      for (let time = 0; time < 3; time++)
        expect(await reply.one(sql`SELECT text FROM word`)).toEqual({ text: 'calm' });
      expect([asked, ages.length]).toEqual([1, 3]);
      expect(Math.min(...ages)).toBeGreaterThan(0);
      expect(primaryOf(reply)).toBe(primaryOf(alone));
      await alone.close();
    });

    test('also where the primary only hangs', async () => {
      const never = () => new Promise<never>(() => {});
      const alone = openReads({ ...primary, one: never }, [pair.replica.url], deaf);
      expect(await alone.one(sql`SELECT text FROM word`)).toEqual({ text: 'calm' });
      await alone.close();
    });

    test('and without a replica it is said that the database is away', async () => {
      const alone = openReads({ ...primary, one: away }, ['socket:/nowhere'], deaf);
      await expect(alone.one(sql`SELECT 1`)).rejects.toThrow(/asked \d times/);
      await alone.close();
    });
  });

  test('while changes cannot be heard of, the primary answers', async () => {
    const deaf: Listener = { on: () => {}, isHearing: () => false, stop: async () => {} };
    const alone = openReads(primary, [pair.replica.url], deaf);
    expect(await alone.one(sql`SELECT pg_is_in_recovery() AS is`)).toEqual({ is: false });
    await alone.close();
  });

  test('no read fails when the replica goes', async () => {
    await pair.replica.stop();
    const words = await Promise.all(Array.from({ length: 20 }, word));
    expect(new Set(words)).toEqual(new Set(['calm']));
    expect(await servedBy()).toBe('primary');
  });
});
