import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql';
import { mostNumbersAnHour } from '../src/http/list-limits';
import { hashToken } from '../src/http/session/token';
import { mostWorkAMinute } from '../src/http/work-limits';
import { type Answer, bootApp, type Sending, type TestApp } from './boot';
import { makeAccount, signIn } from './make';
import { makeManyAgents, makeManyShops } from './make-many';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
  await makeManyShops(testApp.db, 1900);
  await makeManyAgents(testApp.db, 260);
});
afterAll(() => testApp.stop());

const shops = '/shop/list/shop';
const agents = '/deliverystaff/list/delivery_staffs';
const suggestions = '/search/suggest';
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

/** The first phone number of each record: a shop may have three. */
function reachableIn({ body }: Answer): string[] {
  // Every reply of these calls has a list, unless it is an error.
  const list = (body['list'] ?? []) as { sh_primary_phone?: string; u_mobile?: string | null }[];
  return list.flatMap((record) => record.sh_primary_phone ?? record.u_mobile ?? []);
}

const hourMs = 60 * 60_000;

/** Every request that a scraper could make to list, search or get suggestions. */
function* walk(): Generator<[path: string, body: Record<string, string | number>]> {
  const cities = ['Kochi', 'Chennai', 'Mumbai', 'Delhi'];
  for (let offset = 0; offset < 2000; offset += 100) {
    yield [shops, { offset }];
    yield [agents, { offset }];
  }
  for (const city of cities) {
    for (let offset = 0; offset < 500; offset += 100) {
      yield [shops, { city, offset, limit: 100, fields: 'card' }];
      yield [shops, { city, offset, search: 'rice' }];
    }
    yield [agents, { location: city, search: 'ravi' }];
    yield [suggestions, { text: 'anand', city }];
  }
  for (let step = 0; step < 20; step++)
    yield [shops, { latitude: 13 + step / 100, longitude: 77.5946, limit: 100 }];
  for (let id = 1; id < 2000; id += 9) yield [shops, { sh_id: id }];
  for (let id = 1; id < 3000; id += 50) yield [agents, { u_id: id }];
}

async function collect(ip: string) {
  const reached = new Set<string>();
  const suggested: string[] = [];
  const rejected: Answer[] = [];
  let isGet = false;
  for (const [path, body] of walk()) {
    isGet = !isGet;
    const query = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
    const answer = await (isGet ? testApp.get(path, query, from(ip)) : testApp.post(path, body, from(ip)));
    for (const number of reachableIn(answer)) reached.add(number);
    if (path === suggestions) suggested.push(answer.text);
    if (answer.status !== 200) rejected.push(answer);
    testApp.clock.advance(100);
  }
  return { reached, rejected, suggested };
}

test('a guest who walks through every list learns to reach no more an hour than one ip may [D-088]', async () => {
  const { reached, rejected, suggested } = await collect('203.0.113.1');
  expect(suggested.join('')).not.toMatch(/\+91\d{10}/);
  const most = mostNumbersAnHour.shop + mostNumbersAnHour.agent;
  expect(reached.size).toBeLessThanOrEqual(most);
  // The limit has stopped the scraper, not the end of the lists.
  expect(reached.size).toBeGreaterThan(most - 200);
  for (const { status, headers, body } of rejected) {
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body['message']).toMatch(
      /^Too much was looked up from your network\. Please try again in \d+ minutes\.$/,
    );
  }
});

/** A session of an account that was made so long ago. */
async function signInAfter(ageMs: number): Promise<string> {
  const account = await makeAccount(testApp.db);
  const joinedAt = new Date(testApp.clock.now().getTime() - ageMs);
  await testApp.db.run(sql`UPDATE account SET created_at = ${joinedAt} WHERE id = ${account.id}`);
  return signIn(testApp.db, account, testApp.clock.now());
}

/** How many calls succeed until one is rejected. Each asks for the next hundred shops, from the start again after the last. */
async function callsUntilRejected(sendingOf: (turn: number) => Sending): Promise<number> {
  for (let turn = 0; turn < 500; turn++) {
    const { status } = await testApp.post(shops, { offset: (turn * 100) % 1900 }, sendingOf(turn));
    if (status !== 200) return turn;
  }
  return Infinity;
}

test('new accounts do not multiply what one network may see [D-088]', async () => {
  const ip = '203.0.113.6';
  const accounts = await Promise.all(Array.from({ length: 3 }, () => signInAfter(hourMs)));
  const passed = await callsUntilRejected((turn) => ({ ...from(ip), as: accounts[turn % 3] ?? null }));
  expect(passed).toBe(mostNumbersAnHour.shop / 100);
  const old = await signInAfter(25 * hourMs);
  expect((await testApp.post(shops, { offset: 1500 }, { ...from(ip), as: old })).status).toBe(200);
});

test('favourites show no more numbers than lists do [D-088]', async () => {
  const as = await signInAfter(25 * hourMs);
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await testApp.db.run(sql`DELETE FROM favourite`);
    await testApp.db.run(sql`
      INSERT INTO favourite (account_id, shop_id, created_at)
      SELECT s.account_id, shop.id, now() FROM session s, shop WHERE s.token_hash = ${hashToken(as)}
      ORDER BY shop.id LIMIT 450 OFFSET ${turn * 450}`);
    statuses.push((await testApp.post('/user/list/fav', {}, { as })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  // The ids are still listed, so that hearts are drawn right.
  expect((await testApp.post('/user/list/fav', { fields: 'ids' }, { as })).status).toBe(200);
});

test('an ip may see again what it has seen; others, and those who are signed in, see more [D-088]', async () => {
  const ip = '203.0.113.2';
  const first = await testApp.post(shops, {}, from(ip));
  for (let offset = 100; offset < 1500; offset += 100) await testApp.post(shops, { offset }, from(ip));
  expect((await testApp.post(shops, { offset: 1500 }, from(ip))).status).toBe(429);
  expect((await testApp.post(shops, {}, from(ip))).text).toBe(first.text);
  expect((await testApp.post(shops, { offset: 1500 }, from('203.0.113.3'))).status).toBe(200);
  const customer = await signInAfter(25 * hourMs);
  const sending = { ...from(ip), as: customer };
  expect((await testApp.post(shops, { offset: 1500 }, sending)).status).toBe(200);
  testApp.clock.advance(hourMs);
  expect((await testApp.post(shops, { offset: 1500 }, from(ip))).status).toBe(200);
});

test('an evening of fifty people behind one ip: 200 pages and 300 searches pass [D-088]', async () => {
  const ip = '203.0.113.4';
  const statuses = new Set<number>();
  const ask = async (path: string, body: object) =>
    statuses.add((await testApp.post(path, body, from(ip))).status);
  /** Reads four pages of one of two cities, lists agents, and searches six times. */
  const spendEvening = async (person: number) => {
    const city = person % 2 ? 'Kochi' : 'Chennai';
    for (let page = 0; page < 4; page++)
      await ask(shops, { city, fields: 'card', limit: 20, offset: page * 20 });
    await ask(agents, { location: city });
    for (let search = 0; search < 6; search++) {
      await ask(suggestions, { text: 'anan', city });
      await ask(shops, { search: search % 2 ? 'rice' : 'anand', city, limit: 20 });
    }
    await ask(shops, { latitude: 13 + person / 100, longitude: 77.5946, limit: 20, fields: 'card' });
  };
  await Promise.all(Array.from({ length: 50 }, (_, person) => spendEvening(person)));
  expect([...statuses]).toEqual([200]);
});

test('an ip that asks for more than thousands of lists in a minute waits for the next [D-088]', async () => {
  const ip = '203.0.113.5';
  const ask = () => testApp.get(suggestions, { text: 'a' }, from(ip));
  for (let count = 0; count < mostWorkAMinute; count += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  const rejected = await ask();
  expect([rejected.status, rejected.headers['cache-control']]).toEqual([429, 'no-store']);
  expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60);
  testApp.clock.advance(60_000);
  expect((await ask()).status).toBe(200);
});
