import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPeople } from '@aaspaas/contract/console/people/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, makeAgent, makeShop, signIn } from '../../../test/make';
import { sql } from '../../db/sql';

let testApp: TestApp;
let as: string;
let viewer: string;
const people: Record<string, Account> = {};

beforeAll(async () => {
  testApp = await bootApp();
  const { db, clock } = testApp;
  as = await signIn(db, await makeAccount(db, 'admin', { name: 'The Chief' }), clock.now());
  viewer = await signIn(db, await makeAccount(db, 'admin', { grade: 'viewer' }), clock.now());
  people['leela'] = await makeAccount(db, 'user', {
    name: 'Leela Thomas',
    email: 'leela.t@example.in',
    phone: '+919847012345',
  });
  people['mini'] = await makeAccount(db, 'user', { name: 'മിനി 100%', phone: '+919847099999' });
  people['ravi'] = await makeAgent(db, 'Ernakulam');
  const shop = await makeShop(db, { city: 'Kochi', whatsapp: '+919000011111' });
  people['owner'] = shop.owner;
  await db.run(sql`
    INSERT INTO payment (shop_id, reference, amount_paise, utr, state, submitted_at)
    VALUES (${shop.id}, 'K7MQ2XW9RTYB', 50000, '412345678901', 'submitted', now()),
      (NULL, 'GNENWHXSHPQR', 50000, '412345678902', 'submitted', now())`);
  await db.run(sql`
    UPDATE account SET district = 'Cochin', zip_code = '682016', created_at = '2026-03-10T18:45:00Z'
    WHERE id = ${people['leela'].id}`);
  await db.run(sql`UPDATE account SET created_at = '2026-01-01' WHERE id = ${people['mini'].id}`);
});
afterAll(() => testApp.stop());

const found = async (request: object, by = as) =>
  (await testApp.ask(listPeople, request, { as: by })).rows.map(({ name }) => name);

describe('people are found by anything', () => {
  test.each<[string, string[]]>([
    ['leela', ['Leela Thomas']],
    ['THOMAS lee', ['Leela Thomas']],
    ['Le', ['Leela Thomas']],
    ['eel', ['Leela Thomas']],
    ['മിനി', ['മിനി 100%']],
    ['100%', ['മിനി 100%']],
    ['%', []],
    ['_eela', []],
    ['leela.t@', ['Leela Thomas']],
    ['LEELA.T@example.in', ['Leela Thomas']],
    ['@example.in', []],
    ['9847012345', ['Leela Thomas']],
    ['+91 98470-12345', ['Leela Thomas']],
    ['0984 7012', []],
    ['47012', ['Leela Thomas']],
    ['98470', ['Leela Thomas', 'മിനി 100%']],
    ['682016', ['Leela Thomas']],
    ['90000 11111', ['Asha Menon']],
    ['K7MQ2XW9RTYB', ['Asha Menon']],
    ['k7mq-2xw9-rtyb', ['Asha Menon']],
    ['k7mq 2xw9 rtyb', ['Asha Menon']],
    ['K7MQ2XW9RTY', []],
    ['412345678901', ['Asha Menon']],
    ['4123 4567 8901', ['Asha Menon']],
    ['41234567890', []],
    ['GNENWHXSHPQR', []],
    ['412345678902', []],
    ['+', []],
    ['99999999999999999999', []],
  ])('%j', async (q, names) => {
    expect(await found({ q })).toEqual(names);
  });

  test('by id, with and without a sign', async () => {
    const id = people['leela']?.id;
    expect(await found({ q: String(id) })).toEqual(['Leela Thomas']);
    expect(await found({ q: `#${id}` })).toEqual(['Leela Thomas']);
  });
});

describe('filters', () => {
  test('of roles, and a viewer may look too', async () => {
    expect(await found({ role: 'deliverystaff' }, viewer)).toEqual(['Ravi Nair']);
    expect(await found({ role: 'user', sort: 'name' })).toEqual(['Leela Thomas', 'മിനി 100%']);
    expect(await found({ role: 'user', sort: 'joined' })).toEqual(['മിനി 100%', 'Leela Thomas']);
    expect(await found({ role: 'user', sort: '-name' })).toEqual(['മിനി 100%', 'Leela Thomas']);
    expect(await found({ role: 'king', sort: 'shoe size', page: '-7' })).toHaveLength(6);
  });

  test('of a city under any of its names: customers, agents and owners', async () => {
    for (const city of ['Kochi', 'cochin', 'Ernakulam '])
      expect(await found({ city, sort: 'name' })).toEqual(['Asha Menon', 'Leela Thomas', 'Ravi Nair']);
    expect(await found({ city: 'Atlantis' })).toEqual([]);
    const inKochi = (role: string) => found({ city: 'Kochi', role });
    expect(await inKochi('user')).toEqual(['Leela Thomas']);
    expect(await inKochi('deliverystaff')).toEqual(['Ravi Nair']);
    expect(await inKochi('shop')).toEqual(['Asha Menon']);
  });

  test('of availability and licence', async () => {
    expect(await found({ availability: 'available' })).toEqual(['Ravi Nair']);
    expect(await found({ availability: 'busy' })).toEqual([]);
    expect(await found({ licence: 'none' })).toEqual(['Ravi Nair']);
    expect(await found({ licence: 'waiting' })).toEqual([]);
  });

  test('of joining: a day begins at midnight in India', async () => {
    // A quarter past midnight of the 11th.
    expect(await found({ since: '2026-03-11', q: 'leela' })).toEqual(['Leela Thomas']);
    expect(await found({ since: '2026-03-12', q: 'leela' })).toEqual(['Leela Thomas'].slice(1));
    expect(await found({ since: '2026-99-99', q: 'leela' })).toEqual(['Leela Thomas']);
  });

  test('of locked accounts, until somebody unlocks them', async () => {
    expect(await found({ locked: 'yes' })).toEqual([]);
    await testApp.db.run(sql`
      INSERT INTO throttle (key, failures, blocked_until) VALUES (${`guess:account:${people['mini']?.id}`}, 100, 'infinity')`);
    const { rows, count } = await testApp.ask(listPeople, { locked: 'yes' }, { as });
    expect([count, rows[0]?.name, rows[0]?.is_locked]).toEqual([1, 'മിനി 100%', true]);
  });
});

test('rows tell owners and agents by what they have', async () => {
  const { rows } = await testApp.ask(listPeople, { city: 'Kochi', sort: 'name' }, { as });
  expect(rows.map(({ shop }) => shop?.name ?? null)).toEqual(['Anand Stores', null, null]);
  expect(rows[2]).toMatchObject({
    place: 'Ernakulam',
    agent: { availability: 'available', licence: 'none', rating: null, deliveries: 0 },
  });
});

describe('as files', () => {
  const linesOf = (text: string) => text.trim().split('\r\n');

  test('customers with the filters of the list', async () => {
    const answer = await testApp.get('/console/export/customers.csv', { q: 'leela' }, { as });
    expect(answer.status).toBe(200);
    const [head, line, ...others] = linesOf(answer.text);
    expect(head).toContain('Id,Name,Email,Mobile number,Place,Joined,Role,Listing');
    expect(line).toContain("Leela Thomas,leela.t@example.in,'+919847012345,Cochin 682016,2026-03-10");
    expect(others).toEqual([]);
  });

  test.each([undefined, 'name', '-name', 'joined', '-joined'])(
    'customers in the order of the list: %s',
    async (sort) => {
      const order = sort ? { sort } : {};
      const { rows } = await testApp.ask(listPeople, { role: 'user', ...order }, { as });
      const [, ...lines] = linesOf((await testApp.get('/console/export/customers.csv', order, { as })).text);
      expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(rows.map(({ id }) => id));
      expect(lines.length).toBeGreaterThan(1);
    },
  );

  test('agents, and only agents', async () => {
    const answer = await testApp.get('/console/export/agents.csv', { role: 'user' }, { as });
    const [, line, ...others] = linesOf(answer.text);
    expect([line?.includes('Ravi Nair'), line?.endsWith('Available,No licence sent,0,0'), others]).toEqual([
      true,
      true,
      [],
    ]);
  });

  test('not for whoever only looks', async () => {
    expect((await testApp.get('/console/export/customers.csv', {}, { as: viewer })).status).toBe(403);
  });
});
