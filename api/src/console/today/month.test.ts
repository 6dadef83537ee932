import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAnything, readMonth } from '@aaspaas/contract/console/today/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeAccount, makeShop, putStatus, signIn } from '../../../test/make';
import { sql } from '../../db/sql';

let testApp: TestApp;
let chief: string;

beforeAll(async () => {
  testApp = await bootApp();
  chief = await signIn(testApp.db, await makeAccount(testApp.db, 'admin'), testApp.clock.now());
});
afterAll(() => testApp.stop());

test('this month has the rupees that came in less those taken back, and the endings, by the calendar of India', async () => {
  const { db, clock } = testApp;
  await db.run(sql`
      INSERT INTO ledger (at, day, kind, payment_id, amount_paise, days) VALUES
        (now(), '2026-03-01', 'confirmation', 1, 50000, 365), (now(), '2026-03-31', 'confirmation', 2, 5000, 36),
        (now(), '2026-02-28', 'confirmation', 3, 70000, 365), (now(), '2026-04-01', 'confirmation', 4, 70000, 365)`);
  await db.run(sql`
      INSERT INTO ledger (at, day, kind, payment_id, reverses, amount_paise, days, reason)
      SELECT now(), '2026-03-02', 'reversal', 2, id, -5000, -36, 'By mistake.' FROM ledger WHERE payment_id = 2`);
  const until = async (at: string, status: 'active' | 'expired', kind: 'shop' | 'service' = 'shop') => {
    const { id } = await makeShop(db);
    await putStatus(db, id, status, { paidUntil: new Date(at) });
    await db.run(sql`UPDATE shop SET kind = ${kind} WHERE id = ${id}`);
  };
  const before = await testApp.ask(readMonth, {}, { as: chief });
  await until('2026-03-31T23:59:00+05:30', 'active');
  await until('2026-03-20T12:00:00+05:30', 'active', 'service');
  await until('2026-04-01T00:01:00+05:30', 'active');
  await until('2026-03-01T00:01:00+05:30', 'expired');
  await until('2026-02-28T23:59:00+05:30', 'expired');
  const { shops_ending, services_ending, ended, ...month } = await testApp.ask(readMonth, {}, { as: chief });
  expect(month).toMatchObject({
    first_day: '2026-03-01',
    last_day: '2026-03-31',
    received_rupees: 500,
    payments: 2,
  });
  const added = [
    shops_ending - before.shops_ending,
    services_ending - before.services_ending,
    ended - before.ended,
  ];
  expect([clock.now().toISOString().slice(0, 7), added]).toEqual(['2026-03', [1, 1, 1]]);
});

test('anything is found by what the admin has at hand, and people who are found are written down', async () => {
  const { db } = testApp;
  const shop = await makeShop(db);
  await db.run(sql`UPDATE shop SET name = 'Periyar Umbrellas' WHERE id = ${shop.id}`);
  const person = await makeAccount(db, 'user', { name: 'Periyar Swamy' });
  await db.run(sql`
    INSERT INTO payment (shop_id, reference, amount_paise, state) VALUES (${shop.id}, 'FINDME234567', 50000, 'due')`);
  const find = async (q: string) => (await testApp.ask(findAnything, { q }, { as: chief })).found;
  const names = await find('periyar');
  expect(names.map(({ kind, id, title }) => [kind, id, title])).toEqual([
    ['listing', shop.id, 'Periyar Umbrellas'],
    ['person', person.id, 'Periyar Swamy'],
    ['payment', expect.any(Number), 'FINDME234567'],
  ]);
  expect((await find('findme234567')).map(({ kind }) => kind)).toContain('payment');
  expect(await find('  ')).toEqual([]);
  const read = await db.maybe(sql`
    SELECT 1 FROM audit WHERE action = 'people read' AND ${String(person.id)} = ANY(string_to_array(detail ->> 'ids', ' '))`);
  expect(read).not.toBeNull();
});
