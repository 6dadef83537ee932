import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../test/boot';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { sql } from '../db/sql';
import { changesOf } from './changes';
import { recordAuditEntry } from './queries';

let fresh: FreshDatabase;
const now = testClock().now();

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const about = { actorId: 1, action: 'account changed', subject: 'account' } as const;
const personal = ['name', 'phone'] as const;
const newest = () =>
  fresh.database.one<{ changes: Record<string, { from: unknown; to: unknown }> }>(
    sql`SELECT changes FROM audit ORDER BY id DESC LIMIT 1`,
  );

async function record(subjectId: number, before: object, after: object) {
  const changes = changesOf<Record<string, unknown>>({ ...before }, { ...after }, { personal });
  await recordAuditEntry(fresh.database, { ...about, subjectId, changes }, now);
  return (await newest()).changes;
}

test('only what changed is kept, in plain values', async () => {
  const ends = new Date('2027-03-16T06:30:00Z');
  const before = { city: 'Kochi', price: 500, tags: ['a'], isOpen: true, ends: null };
  const after = { city: 'Kollam', price: 500, tags: ['a', 'b'], isOpen: false, ends };
  expect(await record(1, before, after)).toEqual({
    city: { from: 'Kochi', to: 'Kollam' },
    tags: { from: '["a"]', to: '["a","b"]' },
    isOpen: { from: true, to: false },
    ends: { from: null, to: ends.toISOString() },
  });
});

test('personal values are hashes: the same value of the same person has the same, others tell nothing', async () => {
  const first = await record(7, { name: 'Asha', phone: null }, { name: 'Usha', phone: '+919876543210' });
  const second = await record(7, { name: 'Usha', phone: '' }, { name: 'Asha', phone: '+919876543210' });
  const others = await record(8, { name: 'Asha' }, { name: 'Usha' });
  expect(first['name']?.from).toMatch(/^hash:[\w-]{16}$/);
  expect(second['name']).toEqual({ from: first['name']?.to, to: first['name']?.from });
  expect(others['name']?.from).not.toBe(first['name']?.from);
  expect([first['phone']?.from, second['phone']?.from]).toEqual([null, '']);
  const rows = JSON.stringify(await fresh.database.many(sql`SELECT * FROM audit WHERE subject_id IN (7, 8)`));
  for (const word of ['Asha', 'Usha', '98765']) expect(rows).not.toContain(word);
});

test('another installation has other hashes, so that they cannot be compared', async () => {
  const other = await freshDatabase();
  const changes = changesOf({ name: 'Asha' }, { name: 'Usha' }, { personal: ['name'] });
  const hashes = await Promise.all(
    [fresh, other].map(async ({ database }) => {
      await recordAuditEntry(database, { ...about, subjectId: 9, changes }, now);
      return database.one(sql`SELECT changes FROM audit ORDER BY id DESC LIMIT 1`);
    }),
  );
  await other.drop();
  expect(hashes[0]).not.toEqual(hashes[1]);
});

test('two who need the secret first get the same one', async () => {
  const other = await freshDatabase();
  const changes = changesOf({ name: 'Asha' }, { name: 'Usha' }, { personal: ['name'] });
  await Promise.all(
    Array.from({ length: 4 }, () =>
      other.database.transaction((tx) => recordAuditEntry(tx, { ...about, subjectId: 9, changes }, now)),
    ),
  );
  const { count } = await other.database.one<{ count: number }>(
    sql`SELECT count(DISTINCT changes) AS count FROM audit`,
  );
  await other.drop();
  expect(count).toBe(1);
});

test('a very long value is kept in part', async () => {
  const changes = await record(1, { about: '' }, { about: 'x'.repeat(5000) });
  expect(String(changes['about']?.to)).toHaveLength(301);
});

test.each(['UPDATE audit SET action = $$x$$', 'DELETE FROM audit', 'TRUNCATE audit'])(
  'nobody changes an entry: %s',
  async (statement) => {
    await expect(fresh.database.script(statement)).rejects.toThrow('append-only');
  },
);
