import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAgents } from '@aaspaas/contract/agents/calls';
import {
  addDelivery,
  type DeliveryRecord,
  listDeliveries,
  moveDelivery,
  rateDelivery,
} from '@aaspaas/contract/deliveries/calls';
import type { DeliverySide } from '@aaspaas/contract/deliveries/moves';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, makeAgent, makeDelivery, makeShop, signIn } from '../../test/make';
import { sql } from '../db/sql';

let testApp: TestApp;
let customer: Account;
let agent: Account;
let asCustomer: string;
let asAgent: string;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

beforeEach(async () => {
  customer = await makeAccount(testApp.db);
  agent = await makeAgent(testApp.db);
  [asCustomer, asAgent] = await Promise.all([enter(customer), enter(agent)]);
});

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const typed = {
  pickup_address: '12 Main Road, Kochi',
  drop_address: '4 Park Lane, Kochi',
  note: 'Ring twice',
};
const ask = (body: object = {}, headers = {}) =>
  testApp.post(addDelivery.path, { agent_id: agent.id, ...typed, ...body }, { as: asCustomer, headers });
const move = (d_id: number, how: string, as: string) =>
  testApp.post(moveDelivery.path, { d_id, move: how }, { as });
const rate = (d_id: number, rating: number, as = asCustomer, comment = 'Quick.') =>
  testApp.post(rateDelivery.path, { d_id, rating, comment }, { as });

async function listFor(side: DeliverySide, as = side === 'agent' ? asAgent : asCustomer) {
  const { list } = await testApp.ask(listDeliveries, { side }, { as });
  return list ?? [];
}
const theOne = async (side: DeliverySide): Promise<DeliveryRecord | undefined> => (await listFor(side))[0];

test('a customer sends an agent, who accepts and brings it; both see every step [M-010, M-506, D-053]', async () => {
  const answer = await ask();
  expect(answer.body).toMatchObject({
    result: true,
    message: 'Request sent!',
    request: { d_state: 'requested', ...typed, sh_id: null, u_name: agent.name, u_mobile: agent.phone },
  });
  expect(await theOne('customer')).toMatchObject({ u_id: agent.id, u_location: 'Kochi' });
  expect(await theOne('agent')).not.toHaveProperty('u_id');
  const { d_id } = answer.body['request'] as DeliveryRecord;
  for (const [how, as, state] of [
    ['accept', asAgent, 'accepted'],
    ['finish', asAgent, 'done'],
  ] as const) {
    testApp.clock.advance(60_000);
    expect((await move(d_id, how, as)).status).toBe(200);
    for (const side of ['customer', 'agent'] as const)
      expect(await theOne(side)).toMatchObject({
        d_id,
        d_state: state,
        d_changed_at: testApp.clock.now().toISOString(),
      });
  }
  const { d_version, d_steps = [] } = (await theOne('customer')) ?? {};
  expect([d_version, d_steps.map(({ state }) => state)]).toEqual([3, ['requested', 'accepted', 'done']]);
  expect(d_steps.map(({ at }) => Date.parse(at) - testApp.clock.now().getTime())).toEqual([
    -120_000, -60_000, 0,
  ]);
});

test('what was entered without its moves begins with the request, too', async () => {
  await makeDelivery(testApp.db, customer, agent, { state: 'accepted' });
  const shown = await theOne('customer');
  expect(shown).toMatchObject({ d_steps: [{ state: 'requested' }, { state: 'accepted' }] });
  expect(shown?.d_steps[0]?.at).toBe(shown?.d_created_at);
});

describe('a request without an answer', () => {
  test('is over after 30 minutes: nobody can accept it, and another may be sent', async () => {
    const { body } = await ask();
    const { d_id } = body['request'] as DeliveryRecord;
    testApp.clock.advance(30 * 60_000 - 1);
    expect(await theOne('agent')).toMatchObject({ d_state: 'requested' });
    testApp.clock.advance(1);
    for (const side of ['customer', 'agent'] as const) {
      const shown = await theOne(side);
      expect(shown).toMatchObject({ d_state: 'unanswered', d_steps: [{ state: 'requested' }, {}] });
      expect(shown?.d_steps[1]).toEqual({ state: 'unanswered', at: testApp.clock.now().toISOString() });
    }
    expect(await theOne('agent')).toMatchObject({ drop_address: '' });
    expect(await move(d_id, 'accept', asAgent)).toMatchObject({
      status: 409,
      body: { message: 'This delivery was not answered within 30 minutes.' },
    });
    // Five at once are the most; this one counts no longer.
    for (let sent = 0; sent < 5; sent += 1) expect((await ask({ note: `${sent}` })).status).toBe(200);
  });

  test('is taken back as the next agent is asked, unless the first has accepted meanwhile', async () => {
    const other = await makeAgent(testApp.db);
    const first = (await ask()).body['request'] as DeliveryRecord;
    const next = await ask({ agent_id: other.id, instead_of: first.d_id });
    expect(next.body['request']).toMatchObject({ d_state: 'requested', u_id: other.id });
    expect(await theOne('agent')).toMatchObject({ d_id: first.d_id, d_state: 'cancelled' });

    const second = (await ask()).body['request'] as DeliveryRecord;
    await move(second.d_id, 'accept', asAgent);
    const refused = await ask({ agent_id: other.id, instead_of: second.d_id });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This delivery has been accepted meanwhile.' },
    });
    expect(await theOne('agent')).toMatchObject({ d_id: second.d_id, d_state: 'accepted' });
  });

  test('of somebody else is not touched', async () => {
    const stranger = await makeAccount(testApp.db);
    const d_id = await makeDelivery(testApp.db, stranger, agent);
    expect((await ask({ instead_of: d_id })).status).toBe(404);
    expect(await listFor('customer', await enter(stranger))).toMatchObject([{ d_id, d_state: 'requested' }]);
  });
});

test('from a shop: its name and address stand in the request', async () => {
  const shop = await makeShop(testApp.db, { name: 'Anand Stores' });
  await ask({ pickup_shop_id: shop.id, pickup_address: 'ignored' });
  expect(await theOne('agent')).toMatchObject({
    sh_id: shop.id,
    sh_name: 'Anand Stores',
    pickup_address: '12 Main Road, Indiranagar',
  });
  const hidden = await makeShop(testApp.db, { status: 'suspended' });
  for (const pickup_shop_id of [hidden.id, 2_000_000_000])
    expect((await ask({ pickup_shop_id })).body).toMatchObject({ message: 'Shop not found.' });
});

test('the agent knows the way before the person, and neither when it is over', async () => {
  const { d_id } = (await ask()).body['request'] as DeliveryRecord;
  expect(await theOne('agent')).toMatchObject({ ...typed, u_name: 'Asha', u_mobile: null });
  await move(d_id, 'accept', asAgent);
  expect(await theOne('agent')).toMatchObject({ ...typed, u_name: 'Asha Menon', u_mobile: customer.phone });
  await move(d_id, 'finish', asAgent);
  const nothing = { pickup_address: '', drop_address: '', note: '', u_name: 'Asha', u_mobile: null };
  expect(await theOne('agent')).toMatchObject(nothing);
  expect(await theOne('customer')).toMatchObject(typed);
});

test('‘Mark as done’ can be taken back for ten minutes, by the agent and until it is rated [D-114]', async () => {
  const { d_id } = (await ask()).body['request'] as DeliveryRecord;
  await move(d_id, 'accept', asAgent);
  await move(d_id, 'finish', asAgent);
  expect((await move(d_id, 'reopen', asCustomer)).status).toBe(403);
  testApp.clock.advance(9 * 60_000);
  expect((await move(d_id, 'reopen', asAgent)).body).toMatchObject({
    message: 'The delivery goes on.',
    request: { d_state: 'accepted', u_mobile: customer.phone },
  });
  await move(d_id, 'finish', asAgent);
  testApp.clock.advance(11 * 60_000);
  const late = await move(d_id, 'reopen', asAgent);
  expect([late.status, late.body['message']]).toEqual([
    409,
    'A delivery can be taken back for ten minutes, and until it is rated.',
  ]);
  const rated = await makeDelivery(testApp.db, customer, agent, { state: 'accepted' });
  await move(rated, 'finish', asAgent);
  await rate(rated, 5, asCustomer);
  expect((await move(rated, 'reopen', asAgent)).status).toBe(409);
});

test.each(['decline', 'cancel'])('an address does not stay with an agent after: %s', async (how) => {
  const { d_id } = (await ask()).body['request'] as DeliveryRecord;
  await move(d_id, how, how === 'decline' ? asAgent : asCustomer);
  expect(await theOne('agent')).toMatchObject({ drop_address: '', u_mobile: null });
});

test('only the two and an admin see a request', async () => {
  await ask();
  const strangers = [await makeAccount(testApp.db), await makeAgent(testApp.db)];
  for (const stranger of strangers)
    for (const side of ['customer', 'agent'] as const) {
      expect(await listFor(side, await enter(stranger))).toEqual([]);
      const sending = { as: await enter(stranger) };
      const answer = await testApp.post(listDeliveries.path, { side, u_id: customer.id }, sending);
      expect(answer.status).toBe(403);
    }
  const as = await enter(await makeAccount(testApp.db, 'admin'));
  const seen = await testApp.ask(listDeliveries, { side: 'customer', u_id: customer.id }, { as });
  expect(seen.list).toMatchObject([typed]);
});

test.each(['requested', 'accepted', 'declined', 'done', 'cancelled'])(
  'to strangers there is no such request, whatever they want of it: %s [D-053]',
  async (state) => {
    const d_id = await makeDelivery(testApp.db, customer, agent, { state });
    for (const stranger of [await makeAccount(testApp.db), await makeAgent(testApp.db)]) {
      const as = await enter(stranger);
      const tries = ['accept', 'decline', 'finish', 'cancel'].map((how) => move(d_id, how, as));
      for (const answer of await Promise.all([...tries, rate(d_id, 1, as)])) {
        expect(answer.status).toBe(404);
        expect(answer.text).not.toContain('Park Lane');
      }
    }
    expect(await theOne('customer')).toMatchObject({ d_state: state, r_rating: null });
  },
);

describe('who may do what', () => {
  const moves = ['accept', 'decline', 'finish', 'cancel'];
  test.each([
    ['requested', 'agent', '200 200 409 409'],
    ['requested', 'customer', '403 403 403 200'],
    ['accepted', 'agent', '200 409 200 200'],
    ['accepted', 'customer', '403 403 403 200'],
    ['declined', 'agent', '409 200 409 409'],
    ['declined', 'customer', '403 403 403 409'],
    ['done', 'agent', '409 409 200 409'],
    ['done', 'customer', '403 403 403 409'],
    ['cancelled', 'agent', '409 409 409 200'],
    ['cancelled', 'customer', '403 403 403 200'],
  ])('%s, %s', async (state, side, expected) => {
    const statuses = [];
    for (const how of moves) {
      const id = await makeDelivery(testApp.db, customer, agent, { state });
      statuses.push((await move(id, how, side === 'agent' ? asAgent : asCustomer)).status);
    }
    expect(statuses.join(' ')).toBe(expected);
  });
});

describe('at the same moment', () => {
  const outcomes = async (first: Promise<{ status: number }>, second: Promise<{ status: number }>) =>
    (await Promise.all([first, second])).map(({ status }) => status).toSorted((one, other) => one - other);

  test('accepting and cancelling end in one state that both know', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await makeDelivery(testApp.db, customer, agent);
      await outcomes(move(id, 'decline', asAgent), move(id, 'cancel', asCustomer)).then((statuses) =>
        expect(statuses).toEqual([200, 409]),
      );
      const { version } = await testApp.db.one<{ version: number }>(
        sql`SELECT version FROM delivery_request WHERE id = ${id}`,
      );
      expect(version).toBe(2);
    }
  });

  test('a double press is one step', async () => {
    const id = await makeDelivery(testApp.db, customer, agent);
    expect(await outcomes(move(id, 'accept', asAgent), move(id, 'accept', asAgent))).toEqual([200, 200]);
    const row = await testApp.db.one(sql`SELECT state, version FROM delivery_request WHERE id = ${id}`);
    expect(row).toEqual({ state: 'accepted', version: 2 });
  });

  test('no more than five wait for one customer', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 409)?.body['message']).toBe(
      'You have 5 open requests. Please wait for an answer, or cancel one.',
    );
  });

  test('ratings add up', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => makeDelivery(testApp.db, customer, agent, { state: 'done' })),
    );
    await Promise.all(ids.flatMap((id, place) => [rate(id, (place % 5) + 1), rate(id, 3)]));
    const row = await testApp.db.one(sql`
      SELECT rating_sum = (SELECT sum(rating) FROM agent_review WHERE agent_id = ${agent.id}) AS adds_up,
        rating_count FROM agent WHERE account_id = ${agent.id}`);
    expect(row).toEqual({ adds_up: true, rating_count: 6 });
  });
});

test('sent again with the same key, one request is made', async () => {
  const headers = { 'idempotency-key': `assign-${customer.id}-1` };
  const [first, again] = [await ask({}, headers), await ask({}, headers)];
  expect(again.text).toBe(first.text);
  expect(await listFor('customer')).toHaveLength(1);
});

describe('what is refused', () => {
  test.each([
    ['dropAddress', { drop_address: ' ' }, 'Drop address is required'],
    ['pickupAddress', { pickup_address: '' }, 'Please choose a shop or enter a pickup address'],
    ['note', { note: 'a'.repeat(301) }, 'Note must not exceed 300 characters'],
  ])('%s %j', async (field, body, says) => {
    const answer = await ask(body);
    expect([answer.status, answer.body['fields']]).toEqual([400, { [field]: says }]);
  });

  test('an agent who is away, one who is none, and oneself', async () => {
    await testApp.db.run(sql`UPDATE agent SET availability = 'not_available' WHERE account_id = ${agent.id}`);
    const away = await ask();
    expect([away.status, away.body['message']]).toEqual([409, 'This agent is not available right now.']);
    expect((await ask({ agent_id: customer.id })).status).toBe(403);
    const none = await ask({ agent_id: (await makeAccount(testApp.db)).id });
    expect([none.status, none.body['message']]).toEqual([404, 'Agent not found.']);
    expect(await listFor('customer')).toEqual([]);
  });

  test('a rating before it is done, by the agent, or without a star', async () => {
    const open = await makeDelivery(testApp.db, customer, agent, { state: 'accepted' });
    const done = await makeDelivery(testApp.db, customer, agent, { state: 'done' });
    expect((await rate(open, 5)).status).toBe(409);
    expect((await rate(done, 5, asAgent)).status).toBe(404);
    expect((await rate(done, 0)).body).toMatchObject({ message: 'Please choose a number of stars' });
  });
});

test('a rating is seen by everyone, and a second one takes its place', async () => {
  const id = await makeDelivery(testApp.db, customer, agent, { state: 'done' });
  for (const stars of [2, 5]) {
    expect((await rate(id, stars)).status).toBe(200);
    expect(await theOne('customer')).toMatchObject({ r_rating: stars, r_comment: 'Quick.' });
    const { list } = await testApp.ask(listAgents, { u_id: agent.id });
    expect(list).toMatchObject([{ u_rating: stars, u_review_count: 1 }]);
  }
});

test('whoever has the list gets no second copy of it until something changes', async () => {
  const { d_id } = (await ask()).body['request'] as DeliveryRecord;
  const listSince = (stamp?: string) =>
    testApp.ask(listDeliveries, { side: 'customer', stamp }, { as: asCustomer });
  const { stamp, list } = await listSince();
  expect(list).toHaveLength(1);
  expect(await listSince(stamp)).toEqual({ result: true, stamp, list: null });
  await move(d_id, 'accept', asAgent);
  expect((await listSince(stamp)).list).toMatchObject([{ d_state: 'accepted' }]);
});

test('what is open comes first, then the newest', async () => {
  const done = await makeDelivery(testApp.db, customer, agent, { state: 'done' });
  const open = await makeDelivery(testApp.db, customer, agent);
  const cancelled = await makeDelivery(testApp.db, customer, agent, { state: 'cancelled' });
  const ids = (await listFor('customer')).map(({ d_id }) => d_id);
  expect(ids).toEqual([open, cancelled, done]);
});
