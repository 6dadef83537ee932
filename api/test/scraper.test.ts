import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/db/sql';
import { mostListsAMinute, mostNumbersAnHour } from '../src/http/list-limits';
import { hashToken } from '../src/http/token';
import { type Answer, bootApp, type Sending, type TestApp } from './boot';
import { makeAccount, signIn } from './make';
import { makeManyAgents, makeManyShops } from './many';

let house: TestApp;

beforeAll(async () => {
  house = await bootApp();
  await makeManyShops(house.db, 1900);
  await makeManyAgents(house.db, 260);
});
afterAll(() => house.stop());

const shops = '/shop/list/shop';
const agents = '/deliverystaff/list/delivery_staffs';
const suggestions = '/search/suggest';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Whom a reply shows with a number, by the first of them: a shop may have three. */
function reachableIn({ body }: Answer): string[] {
  // Every reply of these calls has a list, unless it was refused.
  const list = (body['list'] ?? []) as { sh_primary_phone?: string; u_mobile?: string | null }[];
  return list.flatMap((record) => record.sh_primary_phone ?? record.u_mobile ?? []);
}

const hourMs = 60 * 60_000;

/** Everything that lists, searches or suggests, by POST and by GET, as far as it goes. */
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

async function collect(address: string) {
  const reached = new Set<string>();
  const suggested: string[] = [];
  const refused: Answer[] = [];
  let isGet = false;
  for (const [path, body] of walk()) {
    isGet = !isGet;
    const query = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
    const answer = await (isGet
      ? house.get(path, query, from(address))
      : house.post(path, body, from(address)));
    for (const number of reachableIn(answer)) reached.add(number);
    if (path === suggestions) suggested.push(answer.text);
    if (answer.status !== 200) refused.push(answer);
    house.clock.advance(100);
  }
  return { reached, refused, suggested };
}

test('a guest who walks through every list learns to reach no more an hour than one address may [D-088]', async () => {
  const { reached, refused, suggested } = await collect('203.0.113.1');
  expect(suggested.join('')).not.toMatch(/\+91\d{10}/);
  const most = mostNumbersAnHour.shop + mostNumbersAnHour.agent;
  expect(reached.size).toBeLessThanOrEqual(most);
  // It is the limit that stopped the walk, not an end of what there is.
  expect(reached.size).toBeGreaterThan(most - 200);
  for (const { status, headers, body } of refused) {
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body['message']).toMatch(
      /^Too much was looked up from your network\. Please try again in \d+ minutes\.$/,
    );
  }
});

/** Of somebody who made an account so long ago. */
async function signInAfter(ageMs: number): Promise<string> {
  const account = await makeAccount(house.db);
  const joinedAt = new Date(house.clock.now().getTime() - ageMs);
  await house.db.run(sql`UPDATE account SET created_at = ${joinedAt} WHERE id = ${account.id}`);
  return signIn(house.db, account, house.clock.now());
}

/** How many calls pass until one is refused, each for another hundred shops, and around again. */
async function passUntilRefused(sendingOf: (turn: number) => Sending): Promise<number> {
  for (let turn = 0; turn < 500; turn++) {
    const { status } = await house.post(shops, { offset: (turn * 100) % 1900 }, sendingOf(turn));
    if (status !== 200) return turn;
  }
  return Infinity;
}

test('new accounts do not multiply what one network may see [D-088]', async () => {
  const address = '203.0.113.6';
  const accounts = await Promise.all(Array.from({ length: 3 }, () => signInAfter(hourMs)));
  const passed = await passUntilRefused((turn) => ({ ...from(address), as: accounts[turn % 3] ?? null }));
  expect(passed).toBe(mostNumbersAnHour.shop / 100);
  const old = await signInAfter(25 * hourMs);
  expect((await house.post(shops, { offset: 1500 }, { ...from(address), as: old })).status).toBe(200);
});

test('favourites show no more numbers than lists do [D-088]', async () => {
  const as = await signInAfter(25 * hourMs);
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await house.db.run(sql`DELETE FROM favourite`);
    await house.db.run(sql`
      INSERT INTO favourite (account_id, shop_id, created_at)
      SELECT s.account_id, shop.id, now() FROM session s, shop WHERE s.token_hash = ${hashToken(as)}
      ORDER BY shop.id LIMIT 450 OFFSET ${turn * 450}`);
    statuses.push((await house.post('/user/list/fav', {}, { as })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  // Which they are stays known, so that hearts are drawn right.
  expect((await house.post('/user/list/fav', { fields: 'ids' }, { as })).status).toBe(200);
});

test('what an address has seen stays in sight; others, and those who are signed in, see on [D-088]', async () => {
  const address = '203.0.113.2';
  const first = await house.post(shops, {}, from(address));
  for (let offset = 100; offset < 1500; offset += 100) await house.post(shops, { offset }, from(address));
  expect((await house.post(shops, { offset: 1500 }, from(address))).status).toBe(429);
  expect((await house.post(shops, {}, from(address))).text).toBe(first.text);
  expect((await house.post(shops, { offset: 1500 }, from('203.0.113.3'))).status).toBe(200);
  const customer = await signInAfter(25 * hourMs);
  const sending = { ...from(address), as: customer };
  expect((await house.post(shops, { offset: 1500 }, sending)).status).toBe(200);
  house.clock.advance(hourMs);
  expect((await house.post(shops, { offset: 1500 }, from(address))).status).toBe(200);
});

test('an evening of fifty people behind one address: 200 pages and 300 searches pass [D-088]', async () => {
  const address = '203.0.113.4';
  const statuses = new Set<number>();
  const look = async (path: string, body: object) =>
    statuses.add((await house.post(path, body, from(address))).status);
  /** Looks around in one of two cities, four pages deep, asks for agents, and searches six times. */
  const spendEvening = async (person: number) => {
    const city = person % 2 ? 'Kochi' : 'Chennai';
    for (let page = 0; page < 4; page++)
      await look(shops, { city, fields: 'card', limit: 20, offset: page * 20 });
    await look(agents, { location: city });
    for (let search = 0; search < 6; search++) {
      await look(suggestions, { text: 'anan', city });
      await look(shops, { search: search % 2 ? 'rice' : 'anand', city, limit: 20 });
    }
    await look(shops, { latitude: 13 + person / 100, longitude: 77.5946, limit: 20, fields: 'card' });
  };
  await Promise.all(Array.from({ length: 50 }, (_, person) => spendEvening(person)));
  expect([...statuses]).toEqual([200]);
});

test('an address that asks for more than thousands of lists in a minute waits for the next [D-088]', async () => {
  const address = '203.0.113.5';
  const ask = () => house.get(suggestions, { text: 'a' }, from(address));
  for (let count = 0; count < mostListsAMinute; count += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  }
  const refused = await ask();
  expect([refused.status, refused.headers['cache-control']]).toEqual([429, 'no-store']);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  house.clock.advance(60_000);
  expect((await ask()).status).toBe(200);
});
