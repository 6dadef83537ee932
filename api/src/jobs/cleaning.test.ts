import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../test/boot';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { makeAccount } from '../../test/make';
import { sql } from '../db/sql';
import { startCleaning } from './cleaning';
import { cleanOldRows } from './cleaning-queries';

let fresh: FreshDatabase;
const clock = testClock();
const hour = 60 * 60_000;
const ago = (hours: number): Date => new Date(clock.now().getTime() - hours * hour);

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());
beforeEach(() => fresh.database.script('DELETE FROM setting'));

/** Fills each table with rows called 'old', which are to be deleted, and 'new', which are to stay. */
async function fill(): Promise<void> {
  const { id } = await makeAccount(fresh.database);
  const token = (name: string) => Buffer.from(name.padEnd(32));
  const addSession = (name: string, seen: number, ends: number) =>
    fresh.database.run(sql`
      INSERT INTO session (token_hash, account_id, created_at, last_seen_at, expires_at, idle_limit)
      VALUES (${token(name)}, ${id}, ${ago(99)}, ${ago(seen)}, ${ago(ends)}, '2 hours')`);
  await addSession('new', 1, -1);
  await addSession('old and expired', 1, 1);
  await addSession('old and idle', 3, -1);
  const addCode = (name: string, hours: number) =>
    fresh.database.run(sql`
      INSERT INTO recovery_code (account_id, code_hash, challenge_hash, created_at, expires_at)
      VALUES (${id}, ${token(name)}, ${token(name)}, ${ago(hours)}, ${ago(hours)})`);
  await addCode('new', 29 * 24);
  await addCode('old', 31 * 24);
  const addGrant = (name: string, ends: number, used: Date | null) =>
    fresh.database.run(sql`
      INSERT INTO reset_grant (token_hash, account_id, expires_at, used_at)
      VALUES (${token(name)}, ${id}, ${ago(ends)}, ${used})`);
  await addGrant('new', -1, null);
  await addGrant('old and expired', 1, null);
  await addGrant('old and used', -1, ago(0));
  const addThrottle = (name: string, until: string, ends: string) =>
    fresh.database.run(sql`
      INSERT INTO throttle (key, failures, blocked_until, ends_at)
      VALUES (${name}, 1, now() + ${until}::interval, now() + ${ends}::interval)`);
  await addThrottle('new', '-1 hour', '1 hour');
  await addThrottle('new because blocked', '1 hour', '-1 hour');
  await addThrottle('old', '-2 hours', '-1 hour');
  const addKey = (name: string, hours: number) =>
    fresh.database.run(sql`
      INSERT INTO idempotency_key (key, path, account_id, body_hash, created_at)
      VALUES (${name}, '/', ${id}, '', ${ago(hours)})`);
  await addKey('new and kept', 47);
  await addKey('old and gone', 49);
  const addJobRequest = (name: string, hours: number) =>
    fresh.database.run(sql`INSERT INTO job_ask (job, asked_at) VALUES (${name}, ${ago(hours)})`);
  await addJobRequest('new and asked', 23);
  await addJobRequest('old and asked', 25);
  const addChange = (name: string, undoUntil: number, undone: Date | null) =>
    fresh.database.run(sql`
      INSERT INTO contact_change (account_id, field, new_value, asked_at, done_at, undo_until, undone_at)
      VALUES (${id}, 'phone', ${name}, ${ago(99)}, ${ago(99)}, ${ago(undoUntil)}, ${undone})`);
  await addChange('new', -1, null);
  await addChange('old and over', 1, null);
  await addChange('old and undone', -1, ago(1));
  const addMail = (name: string, hours: number) =>
    fresh.database.run(sql`
      INSERT INTO outbox (recipient, subject, text_body, html_body, created_at)
      VALUES (${name}, '', '', '', ${ago(hours)})`);
  await addMail('new', 29 * 24);
  await addMail('old', 31 * 24);
  const addMiss = (name: string, hours: number) =>
    fresh.database.run(
      sql`INSERT INTO search_text (day, city_key, hash, query, tier, count)
          VALUES (${ago(hours)}, '', ${token(name)}, ${name}, 'none', 1)`,
    );
  const addCount = (name: string, hours: number) =>
    fresh.database.run(
      sql`INSERT INTO search_count (day, city_key, concept, tier, searches, taps)
          VALUES (${ago(hours)}, '', ${name}, 'all', 1, 0)`,
    );
  await addCount('new', 89 * 24);
  await addCount('old', 92 * 24);
  await addMiss('new', 89 * 24);
  await addMiss('old', 92 * 24);
  const addDevice = (name: string, days: number) =>
    fresh.database.run(sql`
      INSERT INTO known_device (account_id, device_hash, last_used_at)
      VALUES (${id}, ${token(name)}, ${ago(days * 24)})`);
  await addDevice('new', 364);
  await addDevice('old', 366);
  const addEvent = (name: string, hours: number, accountId: number | null) =>
    fresh.database.run(sql`
      INSERT INTO security_event (at, account_id, event, detail)
      VALUES (${ago(hours)}, ${accountId}, 'sign-in failed', ${JSON.stringify({ name })})`);
  await addEvent('new', 364 * 24, id);
  await addEvent('old', 366 * 24, id);
  await addEvent('new and nobody', 47, null);
  await addEvent('old and nobody', 49, null);
}

const left = async (): Promise<string[]> => {
  const rows = await fresh.database.many<{ name: string }>(sql`
    SELECT convert_from(token_hash, 'UTF8') AS name FROM session
    UNION ALL SELECT convert_from(code_hash, 'UTF8') FROM recovery_code
    UNION ALL SELECT convert_from(token_hash, 'UTF8') FROM reset_grant
    UNION ALL SELECT convert_from(device_hash, 'UTF8') FROM known_device
    UNION ALL SELECT key FROM throttle UNION ALL SELECT key FROM idempotency_key
    UNION ALL SELECT detail->>'name' FROM security_event WHERE detail ? 'name'
    UNION ALL SELECT new_value FROM contact_change
    UNION ALL SELECT recipient FROM outbox UNION ALL SELECT query FROM search_text
    UNION ALL SELECT concept FROM search_count UNION ALL SELECT job FROM job_ask`);
  return rows.map(({ name }) => name.trim());
};

test('rows that mean nothing any more go, all others stay', async () => {
  await fill();
  expect((await left()).filter((name) => name.startsWith('old'))).toHaveLength(16);
  await Promise.all([cleanOldRows(fresh.database, clock.now()), cleanOldRows(fresh.database, clock.now())]);
  expect((await left()).toSorted()).toEqual([
    'new',
    'new',
    'new',
    'new',
    'new',
    'new',
    'new',
    'new',
    'new',
    'new',
    'new and asked',
    'new and kept',
    'new and nobody',
    'new because blocked',
  ]);
});

test('which networks a text came from is forgotten after its day', async () => {
  for (const hours of [1, 49])
    await fresh.database.run(sql`
      INSERT INTO search_text (day, city_key, hash, networks, tier, count)
      VALUES (${ago(hours)}, 'kochi', ${Buffer.alloc(32)}, ARRAY['a'::bytea], 'none', 1)`);
  await cleanOldRows(fresh.database, clock.now());
  const rows = await fresh.database.many(sql`
    DELETE FROM search_text WHERE city_key = 'kochi' RETURNING cardinality(networks) AS marks, day = ${ago(1)}::date AS now`);
  expect(rows).toEqual([
    { marks: 1, now: true },
    { marks: 0, now: false },
  ]);
});

test('the operator decides how long searches, the security log, mails and logins are kept', async () => {
  const days = { search: '7', security: '400', mail: '7', session: '1' };
  for (const [name, value] of Object.entries(days))
    await fresh.database.run(
      sql`INSERT INTO setting (name, value) VALUES (${`keep_${name}_days`}, ${value})`,
    );
  const { id } = await makeAccount(fresh.database);
  await fresh.database.run(sql`
    INSERT INTO session (token_hash, account_id, created_at, last_seen_at, expires_at, idle_limit)
    VALUES (${Buffer.alloc(32)}, ${id}, ${ago(25)}, ${ago(1)}, ${ago(-700)}, '7 days')`);
  for (const hours of [399 * 24, 401 * 24])
    await fresh.database.run(sql`
      INSERT INTO security_event (at, account_id, event) VALUES (${ago(hours)}, ${id}, 'sign-in failed')`);
  await cleanOldRows(fresh.database, clock.now());
  const rest = await fresh.database.one(sql`
    SELECT (SELECT count(*) FROM session WHERE account_id = ${id}) AS sessions,
      (SELECT count(*) FROM search_text) + (SELECT count(*) FROM search_count) AS searches,
      (SELECT count(*) FROM outbox) AS mails, (SELECT count(*) FROM security_event WHERE account_id = ${id}) AS events`);
  expect(rest).toEqual({ sessions: 0, searches: 0, mails: 0, events: 1 });
});

test('an error is reported, and ends nothing', async () => {
  const said: string[] = [];
  const moment = async () => clock.now();
  const cleaning = startCleaning({ database: fresh.database, moment, log: (says) => void said.push(says) });
  await fresh.database.script('ALTER TABLE session RENAME TO elsewhere');
  await cleaning.runOnce();
  await fresh.database.script('ALTER TABLE elsewhere RENAME TO session');
  await cleaning.runOnce();
  await cleaning.stop();
  expect(said).toEqual(['cleaning: error: relation "session" does not exist']);
});
