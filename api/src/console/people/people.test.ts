import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletePerson, exportPerson, readPerson } from '@aaspaas/contract/console/people/calls';
import { moveDelivery } from '@aaspaas/contract/deliveries/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import {
  type Account,
  makeAccount,
  makeAgent,
  makeDelivery,
  makeReview,
  makeShop,
  password,
  signIn,
} from '../../../test/make';
import { sql } from '../../db/sql';

let testApp: TestApp;
let chief: Account;
let as: string;

beforeAll(async () => {
  testApp = await bootApp();
  chief = await makeAccount(testApp.db, 'admin', { name: 'The Chief' });
  as = await enter(chief);
});
afterAll(() => testApp.stop());

const enter = (account: Account) =>
  signIn(testApp.db, account, testApp.clock.now(), false, 'Chrome on Android');
const personOf = async ({ id }: Account, by = as) =>
  (await testApp.ask(readPerson, { id }, { as: by })).person;
const mailsTo = (email: string | null) =>
  testApp.db.many<{ subject: string; text_body: string }>(
    sql`SELECT subject, text_body FROM outbox WHERE recipient = ${email} ORDER BY id`,
  );
const auditOf = (id: number) =>
  testApp.db.many<{
    action: string;
    actor_id: number;
    changes: Record<string, { from: unknown; to: unknown }>;
  }>(
    sql`SELECT action, actor_id, changes FROM audit
      WHERE subject = 'account' AND subject_id = ${id} AND action <> 'people read' ORDER BY id`,
  );
const post = (path: string, body: object, by = as) => testApp.post(`/console/${path}`, body, { as: by });
const exists = async ({ id }: Account) =>
  (await testApp.db.maybe(sql`SELECT 1 FROM account WHERE id = ${id}`)) !== null;

describe('one person', () => {
  test('an agent with the deliveries and every move of them', async () => {
    const { db, clock } = testApp;
    const [agent, customer] = [await makeAgent(db), await makeAccount(db)];
    const d_id = await makeDelivery(db, customer, agent);
    const [byAgent, byCustomer] = [await enter(agent), await enter(customer)];
    clock.advance(60_000);
    await testApp.ask(moveDelivery, { d_id, move: 'accept' }, { as: byAgent });
    await testApp.ask(moveDelivery, { d_id, move: 'cancel' }, { as: byCustomer });
    const { agent: profile, deliveries, counts } = await personOf(agent);
    expect(profile).toMatchObject({ location: 'Kochi', licence: 'none', deliveries: 1 });
    expect(deliveries[0]).toMatchObject({ d_id, state: 'cancelled', other: { id: customer.id } });
    expect(deliveries[0]?.moves.map(({ by, state }) => [by, state])).toEqual([
      ['customer', 'requested'],
      ['agent', 'accepted'],
      ['customer', 'cancelled'],
    ]);
    expect(counts).toMatchObject({ deliveries: 1, open_deliveries: 0, sessions: 1 });
    expect((await personOf(customer)).deliveries[0]?.other?.id).toBe(agent.id);
  });

  test('a customer with reviews; sessions and events only for who may read the log', async () => {
    const { db } = testApp;
    const customer = await makeAccount(db);
    await makeReview(db, await makeShop(db), customer, 4);
    await enter(customer);
    const whole = await personOf(customer);
    expect(whole.reviews).toMatchObject([{ rating: 4, shop: { name: 'Anand Stores' }, is_hidden: false }]);
    expect(whole.sessions?.map(({ device }) => device)).toEqual(['Chrome on Android']);
    const viewer = await enter(await makeAccount(db, 'admin', { grade: 'viewer' }));
    const seen = await personOf(customer, viewer);
    expect([seen.sessions, seen.events]).toEqual([null, null]);
  });

  test('who is not there is not found', async () => {
    expect((await post('read/person', { id: 2_000_000_000 })).status).toBe(404);
  });
});

const editOf = async (account: Account, edit: object) => {
  const { seen, name, email, phone } = await personOf(account);
  return { id: account.id, seen, name, email: email ?? '', phone: phone ?? '', ...edit };
};

describe('editing on the person’s behalf', () => {
  test('is saved, told by mail without the values, and written down as hashes', async () => {
    const customer = await makeAccount(testApp.db);
    const edit = { name: ' Asha Nair ', address: '4 Park Lane, Kochi', pin_code: '682016' };
    const answer = await post('edit/person', await editOf(customer, edit));
    expect(answer.body['message']).toBe('Saved: name, address, PIN code. The person is told by mail.');
    expect(await personOf(customer)).toMatchObject({
      name: 'Asha Nair',
      address: edit.address,
      pin_code: '682016',
    });
    const [mail] = await mailsTo(customer.email);
    expect(mail?.text_body).toContain('name, address, PIN code');
    expect(mail?.text_body).not.toContain('Park Lane');
    const [entry] = await auditOf(customer.id);
    expect(entry).toMatchObject({ action: 'person edited', actor_id: chief.id });
    expect(JSON.stringify(entry?.changes)).not.toMatch(/Asha|Park|682016/);
    expect(entry?.changes['name']?.to).toMatch(/^hash:/);
  });

  test('a new number counts at once; a new email waits for its mailbox, and the old one can undo it', async () => {
    const customer = await makeAccount(testApp.db);
    const edit = { email: 'New.One@example.in', phone: '98470 55555' };
    const answer = await post('edit/person', await editOf(customer, edit));
    expect(answer.body['message']).toContain('email (once it is confirmed), mobile number');
    expect(await personOf(customer)).toMatchObject({
      email: customer.email,
      pending_email: 'new.one@example.in',
      phone: '+919847055555',
    });
    const mails = await mailsTo(customer.email);
    expect(mails.map(({ text_body }) => /asked us to[\s\S]*undo-change#/.test(text_body))).toEqual([
      true,
      true,
      false,
    ]);
    expect((await mailsTo('new.one@example.in'))[0]?.text_body).toContain('confirm-email#');
    const hash = expect.stringMatching(/^hash:[\w-]{16}$/);
    const hashed = { from: hash, to: hash };
    expect((await auditOf(customer.id)).map(({ action, changes }) => [action, changes])).toEqual([
      ['mobile changed', { phone: hashed }],
      ['email change asked', { email: hashed }],
      ['person edited', { email: hashed, phone: hashed }],
    ]);
  });

  test('an agent’s numbers and work; an emptied number is gone', async () => {
    const agent = await makeAgent(testApp.db);
    const edit = {
      second_phone: '',
      vehicle_type: 'Bicycle',
      work_type: 'Part Time',
      location: 'Aluva, Kochi',
    };
    expect((await post('edit/person', await editOf(agent, edit))).status).toBe(200);
    expect((await personOf(agent)).agent).toMatchObject({
      second_phone: null,
      whatsapp: '+916000000004',
      vehicle_type: 'Bicycle',
      work_type: 'Part Time',
      location: 'Aluva, Kochi',
    });
  });

  test.each([
    [{ name: '' }, 'Name is required'],
    [{ phone: '12345' }, 'Mobile number must be exactly 10 digits'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ pin_code: '6820' }, 'PIN code must be exactly 6 digits'],
    [{}, 'Nothing was changed.'],
  ])('%j: %s', async (edit, message) => {
    const customer = await makeAccount(testApp.db);
    const answer = await post('edit/person', await editOf(customer, edit));
    expect([answer.status, answer.body['message']]).toEqual([400, message]);
    expect([await auditOf(customer.id), await mailsTo(customer.email)]).toEqual([[], []]);
  });

  test('another’s email or number is refused, and nothing else is saved', async () => {
    const [customer, other] = [await makeAccount(testApp.db), await makeAccount(testApp.db)];
    for (const taken of [{ email: other.email }, { phone: other.phone }]) {
      const answer = await post('edit/person', await editOf(customer, { name: 'Somebody', ...taken }));
      expect(answer.status).toBe(409);
    }
    expect((await personOf(customer)).name).toBe('Asha Menon');
  });

  test('of two admins at once one saves, the other is told to look again', async () => {
    const customer = await makeAccount(testApp.db);
    const [one, two] = await Promise.all(
      ['Asha Ek', 'Asha Do'].map(async (name) => editOf(customer, { name })),
    );
    const answers = await Promise.all([post('edit/person', one ?? {}), post('edit/person', two ?? {})]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await auditOf(customer.id)).length).toBe(1);
  });
});

describe('a number that is somebody else’s', () => {
  test('leaves the account, which is told, once', async () => {
    const { id, owner } = await makeShop(testApp.db);
    const answers = await Promise.all([1, 2].map(() => post('release/phone', { id: owner.id })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await personOf(owner)).phone).toBeNull();
    const shop = await testApp.db.one(sql`SELECT status FROM shop WHERE id = ${id}`);
    expect(shop).toEqual({ status: 'suspended' });
    expect((await auditOf(owner.id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['phone released', chief.id],
    ]);
    expect(await mailsTo(owner.email)).toHaveLength(1);
  });

  test('stays with an agent, who cannot be without it', async () => {
    const agent = await makeAgent(testApp.db);
    const answer = await post('release/phone', { id: agent.id });
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      `Account ${agent.id} is a delivery agent’s, who is shown with this number. It can only be deleted as a whole.`,
    ]);
  });
});

test('unlocking lets the password be tried again, and is done once', async () => {
  const customer = await makeAccount(testApp.db);
  const login = () => testApp.post('/user/login', { email: customer.email, password });
  await testApp.db.run(sql`
    INSERT INTO throttle (key, failures, blocked_until) VALUES (${`guess:account:${customer.id}`}, 100, 'infinity')`);
  expect([(await personOf(customer)).is_locked, (await login()).status]).toEqual([true, 429]);
  const answers = await Promise.all([1, 2].map(() => post('unlock/person', { id: customer.id })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect([(await personOf(customer)).is_locked, (await login()).status]).toEqual([false, 200]);
  expect((await auditOf(customer.id)).map(({ action }) => action)).toEqual(['account unlocked']);
});

test('ending all sessions logs the person out everywhere', async () => {
  const customer = await makeAccount(testApp.db);
  const token = await enter(customer);
  expect((await post('end/sessions', { id: customer.id })).status).toBe(200);
  expect((await testApp.post('/user/list/user', {}, { as: token })).status).toBe(401);
  const again = await post('end/sessions', { id: customer.id });
  expect([again.status, again.body['message']]).toEqual([409, 'This person is not logged in anywhere.']);
});

describe('deletion on request [D-008]', () => {
  test('takes the person, the notes and the data; the mail says so; two at once do it once', async () => {
    const { db } = testApp;
    const customer = await makeAccount(db);
    const shop = await makeShop(db);
    await makeReview(db, shop, customer, 2);
    await post('add/note', { subject: 'account', id: customer.id, text: 'Calls every day' });
    const { counts } = await personOf(customer);
    expect(counts).toMatchObject({ reviews: 1, notes: 1 });
    const answers = await Promise.all([1, 2].map(() => post('delete/person', { id: customer.id })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await exists(customer)).toBe(false);
    expect(await db.many(sql`SELECT 1 FROM note WHERE text = 'Calls every day'`)).toEqual([]);
    const review = await db.one(sql`SELECT author_id, rating FROM review WHERE shop_id = ${shop.id}`);
    expect(review).toEqual({ author_id: null, rating: 2 });
    expect((await mailsTo(customer.email)).map(({ subject }) => subject)).toEqual([
      'Your Aaspaas account is deleted',
    ]);
    expect((await auditOf(customer.id)).map(({ action }) => action)).toEqual([
      'note added',
      'account deleted',
    ]);
  });

  test('the mail about it is in the language that the person had chosen [G-088]', async () => {
    const customer = await makeAccount(testApp.db);
    await testApp.db.run(sql`UPDATE account SET language = 'ta' WHERE id = ${customer.id}`);
    await testApp.ask(deletePerson, { id: customer.id }, { as });
    expect((await mailsTo(customer.email))[0]?.subject).toMatch(/\p{Script=Tamil}/u);
  });

  test('an owner goes with the listing, an admin stays', async () => {
    const { id, owner } = await makeShop(testApp.db);
    await testApp.ask(deletePerson, { id: owner.id }, { as });
    expect(await testApp.db.maybe(sql`SELECT 1 FROM shop WHERE id = ${id}`)).toBeNull();
    const answer = await post('delete/person', { id: chief.id });
    expect([answer.status, await exists(chief)]).toEqual([403, true]);
  });
});

test('everything about a person in one file but what admins noted, and who took it is written down', async () => {
  const { id, owner } = await makeShop(testApp.db);
  await testApp.db.run(sql`
    INSERT INTO note (account_id, shop_id, text, created_at)
    VALUES (${owner.id}, NULL, 'Calls often', now()), (NULL, ${id}, 'Calls often', now())`);
  const { data } = await testApp.ask(exportPerson, { id: owner.id }, { as });
  expect(data).toMatchObject({ account: { email: owner.email }, shop: { id } });
  expect(data['shopPictures']).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain('Calls often');
  expect((await auditOf(owner.id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['data exported', chief.id],
  ]);
});
