import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { makeManyShops } from '../../test/make-many';
import { sql } from '../db/sql';
import { startExpiring } from '../payments/expiry';

const now = new Date('2026-03-16T06:30:00Z');

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(() => fresh.drop());

test.each([
  { live: 200, over: 10, end: 10 },
  { live: 200, over: 11, end: 0 },
  { live: 20, over: 5, end: 5 },
  { live: 20, over: 6, end: 0 },
])('of $live live listings $over are over: $end end without a word', async ({ live, over, end }) => {
  const { database } = fresh;
  await makeManyShops(database, live - 1);
  await database.run(sql`
    UPDATE shop SET paid_until = ${now} WHERE id IN (SELECT id FROM shop ORDER BY id LIMIT ${over})`);
  const said: string[] = [];
  const expiry = startExpiring({
    database,
    moment: async () => now,
    log: (says) => void said.push(says),
    publicUrl: () => 'https://aaspaas.example',
  });
  // The first round began with the start, and this one follows it.
  await expiry.runOnce();
  await expiry.stop();
  const { ended } = await database.one<{ ended: number }>(
    sql`SELECT count(*) AS ended FROM shop WHERE status = 'expired'`,
  );
  const waits = `expiry: Error: ${over} of ${live} live listings would end at once. Nothing was ended: it waits for your word.`;
  expect([ended, [...new Set(said)]]).toEqual([end, end === over ? [] : [waits]]);
});
