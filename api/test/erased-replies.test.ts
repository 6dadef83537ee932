import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportData } from '@aaspaas/contract/accounts/calls';
import { everyCall } from '@aaspaas/contract/every-call';
import { addShop } from '@aaspaas/contract/registration/calls';
import { removeAccount } from '../src/accounts/delete-queries';
import { sql } from '../src/db/sql';
import { bootApp, type TestApp } from './boot';
import { type Account, makeAccount, makeAgent, makeReview, makeShop, signIn } from './make';
import { agentForm, shopForm } from './registrations';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await bootApp();
  // The last chief cannot be deleted.
  await makeAccount(testApp.db, 'admin');
});
afterAll(() => testApp.stop());

/** A call whose reply is stored for repetitions, and the person whom the reply is about. */
interface Made {
  readonly body: object;
  readonly sender?: Account;
  readonly about: (reply: Readonly<Record<string, unknown>>) => Promise<number>;
}

const ownerOf = async (shopId: unknown) =>
  (await testApp.db.one<{ owner_id: number }>(sql`SELECT owner_id FROM shop WHERE id = ${Number(shopId)}`))
    .owner_id;
const withEmail = async (email: string) =>
  (await testApp.db.one<{ id: number }>(sql`SELECT id FROM account WHERE email = ${email}`)).id;

async function deliveryBetween(customer: Account, agent: Account): Promise<number> {
  const as = await signIn(testApp.db, customer, testApp.clock.now());
  const body = { agent_id: agent.id, pickup_address: '4 Canal Road', drop_address: '7 Temple Street' };
  const { body: reply } = await testApp.post('/delivery/add/request', body, { as });
  // The server has checked the reply against its shape.
  return (reply['request'] as { d_id: number }).d_id;
}

/** Every call whose replies are stored; one that is about two people stands here for each of them. */
const calls: Readonly<Record<string, readonly (() => Promise<Made>)[]>> = {
  '/shop/add/shop': [async () => ({ body: shopForm(), about: ({ sh_id }) => ownerOf(sh_id) })],
  '/deliverystaff/register/delivery_staffs': [
    async () => {
      const body = agentForm();
      return { body, about: () => withEmail(body.email) };
    },
  ],
  '/user/edit/profile': [
    async () => {
      const sender = await makeAccount(testApp.db);
      return { body: { name: 'Meera Iyer' }, sender, about: async () => sender.id };
    },
  ],
  '/deliverystaff/edit/delivery_staffs': [
    async () => {
      const sender = await makeAgent(testApp.db);
      return { body: { u_name: 'Meera Iyer' }, sender, about: async () => sender.id };
    },
  ],
  '/shop/edit/shop': [
    async () => {
      const { owner } = await makeShop(testApp.db);
      return {
        body: { sh_description: 'New things every day.' },
        sender: owner,
        about: async () => owner.id,
      };
    },
  ],
  '/shop/add/review': [
    async () => {
      const sender = await makeAccount(testApp.db);
      const { id } = await makeShop(testApp.db);
      return { body: { shop_id: id, rating: 5, comment: 'Good.' }, sender, about: async () => sender.id };
    },
  ],
  '/delivery/add/request': [
    async () => {
      const [sender, agent, shop] = [
        await makeAccount(testApp.db),
        await makeAgent(testApp.db),
        await makeShop(testApp.db),
      ];
      const body = { agent_id: agent.id, pickup_shop_id: shop.id, drop_address: '7 Temple Street' };
      return { body, sender, about: async () => agent.id };
    },
    async () => {
      const [sender, agent, shop] = [
        await makeAccount(testApp.db),
        await makeAgent(testApp.db),
        await makeShop(testApp.db),
      ];
      const body = { agent_id: agent.id, pickup_shop_id: shop.id, drop_address: '7 Temple Street' };
      return { body, sender, about: async () => shop.owner.id };
    },
  ],
  '/delivery/change/request': [
    async () => {
      const [customer, sender] = [await makeAccount(testApp.db), await makeAgent(testApp.db)];
      const d_id = await deliveryBetween(customer, sender);
      return { body: { d_id, move: 'accept' }, sender, about: async () => customer.id };
    },
  ],
  '/delivery/rate/request': [
    async () => {
      const [sender, agent] = [await makeAccount(testApp.db), await makeAgent(testApp.db)];
      const d_id = await deliveryBetween(sender, agent);
      await testApp.db.run(sql`UPDATE delivery_request SET state = 'done' WHERE id = ${d_id}`);
      return { body: { d_id, rating: 5 }, sender, about: async () => sender.id };
    },
  ],
  // The replies of the console speak of nobody but the admin who sent the request.
  '/console/extend/listing': [
    () => ofAdmin(async (sh_id) => ({ sh_id, days: '5', reason: 'The site was down' })),
  ],
  '/console/extend/listings': [
    () =>
      ofAdmin(async (sh_id) => ({
        ...ticked(sh_id),
        expected: 1,
        days: '5',
        reason: 'The site was down',
      })),
  ],
  '/console/suspend/listings': [
    () => ofAdmin(async (sh_id) => ({ ...ticked(sh_id), expected: 1, reason: 'Listed twice' })),
  ],
  '/console/restore/listings': [
    () =>
      ofAdmin(async () => {
        const { id } = await makeShop(testApp.db, { status: 'suspended' });
        return { ...ticked(id), expected: 1, reason: 'All is well again' };
      }),
  ],
  '/console/unlock/people': [
    () =>
      ofAdmin(async () => {
        const { id } = await makeAccount(testApp.db);
        await testApp.db.run(sql`
          INSERT INTO throttle (key, failures, blocked_until)
          VALUES (${`guess:account:${id}`}, 100, 'infinity')`);
        return { ids: [id], expected: 1 };
      }),
  ],
  '/console/log-out/people': [
    () =>
      ofAdmin(async () => {
        const person = await makeAccount(testApp.db);
        await signIn(testApp.db, person, testApp.clock.now());
        return { ids: [person.id], expected: 1 };
      }),
  ],
  '/console/add/note': [() => ofAdmin(async (id) => ({ subject: 'shop', id, text: 'Called on Monday.' }))],
  '/console/answer/report': [
    () => ofAdmin(async (sh_id) => ({ rp_id: await reportOn(sh_id), text: 'We have taken it down.' })),
  ],
};

const ticked = (sh_id: number) => ({ group: 'shops', ids: [sh_id] });

async function ofAdmin(bodyFor: (shopId: number) => Promise<object>): Promise<Made> {
  const sender = await makeAccount(testApp.db, 'admin');
  const { id } = await makeShop(testApp.db);
  return { body: await bodyFor(id), sender, about: async () => sender.id };
}

async function reportOn(shopId: number): Promise<number> {
  const [author, reporter] = [await makeAccount(testApp.db), await makeAccount(testApp.db)];
  const reviewId = await makeReview(testApp.db, { id: shopId, owner: author }, author, 1);
  const { id } = await testApp.db.one<{ id: number }>(sql`
    INSERT INTO review_report (review_id, reporter_id, reason) VALUES (${reviewId}, ${reporter.id}, 'Rude')
    RETURNING id`);
  return id;
}

test('every call that keeps replies is tried here', () => {
  const keeping = everyCall.filter(({ isRetryable }) => isRetryable).map(({ path }) => path);
  expect(
    Object.keys(calls)
      .map((path) => `/aaspaas${path}`)
      .toSorted(),
  ).toEqual(keeping.toSorted());
});

const remove = (id: number) =>
  testApp.db.transaction((tx) =>
    removeAccount(tx, id, ['user', 'shop', 'deliverystaff', 'admin'], testApp.clock.now()),
  );

const everyScenario = Object.entries(calls).flatMap(([path, scenarios]) =>
  scenarios.map((make, place) => ({ path, make, place })),
);

describe('once somebody is deleted, a repeated request hands out nothing of theirs', () => {
  test.each(everyScenario)('$path, $place', async ({ path, make, place }) => {
    const { body, sender, about } = await make();
    const as = sender ? await signIn(testApp.db, sender, testApp.clock.now()) : null;
    const headers = { 'idempotency-key': `erased-${path}-${place}` };
    const send = () => testApp.post(path, body, { as, headers });
    const first = await send();
    expect([first.status, (await send()).text]).toEqual([200, first.text]);
    const gone = await about(first.body);
    await remove(gone);
    const again = await send();
    // A deleted account has no session any more; everybody else is told that the thing is gone.
    const says =
      sender?.id === gone
        ? 'Please log in to continue.'
        : 'This was deleted in the meantime. Please begin anew.';
    expect([again.status, again.body]).toEqual([
      sender?.id === gone ? 401 : 404,
      { result: false, message: says },
    ]);
    const kept = await testApp.db.many<{ reply: unknown }>(sql`
      SELECT reply FROM idempotency_key WHERE reply IS NOT NULL AND (account_id = ${gone} OR about @> ARRAY[${gone}::integer])`);
    expect(kept).toEqual([]);
  });
});

test('a shop that was deleted is not registered again by a late repetition', async () => {
  const form = shopForm();
  const headers = { 'idempotency-key': 'a-late-repetition' };
  const { sh_id } = await testApp.ask(addShop, form, { headers });
  await remove(await ownerOf(sh_id));
  await testApp.post('/shop/add/shop', form, { headers });
  expect(await testApp.db.many(sql`SELECT 1 FROM account WHERE email = ${form.email}`)).toEqual([]);
  expect(
    (await testApp.post('/shop/add/shop', form, { headers: { 'idempotency-key': 'another-draft' } })).status,
  ).toBe(200);
});

test('whoever asks for all that is held is told of kept replies too', async () => {
  const { sh_id } = await testApp.ask(addShop, shopForm(), {
    headers: { 'idempotency-key': 'to-be-exported' },
  });
  const as = await signIn(testApp.db, { id: await ownerOf(sh_id), role: 'shop' }, testApp.clock.now());
  expect((await testApp.ask(exportData, {}, { as })).data).toMatchObject({
    keptReplies: [{ path: '/aaspaas/shop/add/shop', keptSince: expect.any(String) }],
  });
});
