import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmEmailChange, readEmailChange } from '@aaspaas/contract/accounts/contact-calls';
import { bootApp, mondayNoon, type TestApp } from '../../test/boot';
import { askForEmail, follow, freshEmail, freshPhone, linkTo, victims } from '../../test/contact';
import { type Account, makeAccount, makeAgent, makeShop, password, signIn } from '../../test/make';
import { mailsTo } from '../../test/recover';
import { sql } from '../db/sql';
import { readCredentials } from './queries';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(() => testApp.clock.set(mondayNoon));
afterAll(() => testApp.stop());

const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const contactOf = async ({ id }: Account) => {
  const { email, phone } = (await readCredentials(testApp.db, id)) ?? {};
  return { email, phone };
};
const pendingOf = async (as: string) => (await testApp.ask(readEmailChange, {}, { as })).pending_email;
const canLogIn = async (email: string | null | undefined) =>
  (await testApp.post('/user/login', { email, password })).status === 200;
const auditEntriesOn = async ({ id }: Account) =>
  (
    await testApp.db.many<{ action: string; actor_id: number | null }>(sql`
      SELECT action, actor_id FROM audit WHERE subject = 'account' AND subject_id = ${id} AND action <> 'agent profile changed'
      ORDER BY id`)
  ).map(({ action, actor_id }) => [action, actor_id]);
const changesOn = async ({ id }: Account) =>
  (
    await testApp.db.many<{ changes: Record<string, { from: unknown; to: unknown }> }>(sql`
      SELECT changes FROM audit WHERE subject = 'account' AND subject_id = ${id} AND action <> 'agent profile changed'
      ORDER BY id`)
  ).map(({ changes }) => changes);
const hash = expect.stringMatching(/^hash:[\w-]{16}$/);
const eventsOf = async ({ id }: Account) =>
  (
    await testApp.db.many<{ event: string }>(
      sql`SELECT event FROM security_event WHERE account_id = ${id} ORDER BY id`,
    )
  ).map(({ event }) => event);

const missing = 'Please enter your current password';
const wrong = 'Your current password is not right.';

describe.each(victims)('$name', ({ make, call, fields }) => {
  let person: Account;
  let token: string;
  const edit = (body: object) => testApp.post(call, body, { as: token });

  beforeEach(async () => {
    person = await make(testApp);
    token = await enter(person);
  });

  test.each([
    ['email', {}, missing],
    ['email', { current_password: '' }, missing],
    ['email', { current_password: 'guessed' }, wrong],
    ['mobile', {}, missing],
    ['mobile', { current_password: 'guessed' }, wrong],
  ])('a session alone changes no %s: %j [D-087]', async (field, proof, says) => {
    const changed = field === 'email' ? { email: freshEmail() } : { mobile: freshPhone() };
    const answer = await edit({ ...fields(changed), ...proof });
    expect([answer.status, answer.body]).toEqual([
      400,
      { result: false, message: says, fields: { current_password: says } },
    ]);
    expect(await contactOf(person)).toEqual({ email: person.email, phone: person.phone });
    expect(await pendingOf(token)).toBeNull();
    expect(await mailsTo(testApp, person.email)).toEqual([]);
  });

  test('a new email waits: the old one stays, and signs in [D-087]', async () => {
    const email = freshEmail();
    const answer = await edit({
      ...fields({ email: ` ${email.toUpperCase()}` }),
      current_password: password,
    });
    expect(answer.body).toMatchObject({ result: true, pending_email: email });
    expect(await contactOf(person)).toMatchObject({ email: person.email });
    expect(await pendingOf(token)).toBe(email);
    expect([await canLogIn(person.email), await canLogIn(email)]).toEqual([true, false]);
    expect((await mailsTo(testApp, person.email)).map(({ subject }) => subject)).toEqual([
      'A new email address for your Aaspaas account',
    ]);
    expect(await auditEntriesOn(person)).toEqual([['email change asked', person.id]]);
    expect(await changesOn(person)).toEqual([{ email: { from: hash, to: hash } }]);
    expect(await eventsOf(person)).toContain('email change asked');
  });

  test('the link in the mail to the new one makes it so [D-087]', async () => {
    const email = freshEmail();
    await edit({ ...fields({ email }), current_password: password });
    const answer = await follow(testApp, confirmEmailChange, await linkTo(testApp, email, 'confirm-email'));
    expect(answer.body).toEqual({ result: true, message: 'Your email address is changed.', email });
    expect(await contactOf(person)).toMatchObject({ email });
    expect(await pendingOf(token)).toBeNull();
    expect([await canLogIn(person.email), await canLogIn(email)]).toEqual([false, true]);
    expect(await auditEntriesOn(person)).toEqual([
      ['email change asked', person.id],
      ['email change confirmed', null],
    ]);
    const [asked, confirmed] = await changesOn(person);
    expect(confirmed).toEqual(asked);
    expect(await eventsOf(person)).toContain('email change confirmed');
  });

  test('a new number counts at once, and the mailbox hears of it [D-087]', async () => {
    const mobile = freshPhone();
    const answer = await edit({ ...fields({ mobile }), current_password: password });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('pending_email');
    expect(await contactOf(person)).toEqual({ email: person.email, phone: `+91${mobile}` });
    expect([await canLogIn(person.phone), await canLogIn(mobile)]).toEqual([false, true]);
    const [mail] = await mailsTo(testApp, person.email);
    expect(mail?.subject).toBe('The mobile number of your Aaspaas account was changed');
    expect(mail?.text_body).toMatch(
      /This was not me: undo it:\nhttps:\/\/aaspaas\.example\/undo-change#[\w-]{43}/,
    );
    expect(mail?.text_body).not.toContain(mobile);
    expect(await auditEntriesOn(person)).toEqual([['mobile changed', person.id]]);
    expect(await changesOn(person)).toEqual([{ phone: { from: hash, to: hash } }]);
    expect(await eventsOf(person)).toContain('mobile changed');
  });

  test('what is stored, sent back as it is, asks for nothing [D-066]', async () => {
    const same = fields({ email: person.email?.toUpperCase() ?? '', mobile: person.phone ?? '' });
    expect((await edit(same)).status).toBe(200);
    expect((await edit(fields({ email: '', mobile: ' ' }))).status).toBe(200);
    expect(await mailsTo(testApp, person.email)).toEqual([]);
  });
});

test('the number that an agent’s customers call follows, by whichever call it was changed', async () => {
  const agent = await makeAgent(testApp.db);
  const mobile = freshPhone();
  await testApp.post(
    '/user/edit/profile',
    { mobile, current_password: password },
    { as: await enter(agent) },
  );
  const { phone } = await testApp.db.one<{ phone: string }>(
    sql`SELECT phone FROM agent WHERE account_id = ${agent.id}`,
  );
  expect(phone).toBe(`+91${mobile}`);
});

test('the rest of the form is saved while the email waits', async () => {
  const person = await makeAccount(testApp.db);
  const form = { name: 'Meera Iyer', address: 'Fort Kochi', email: freshEmail(), current_password: password };
  await testApp.post('/user/edit/profile', form, { as: await enter(person) });
  const row = await testApp.db.one(sql`SELECT name, address, email FROM account WHERE id = ${person.id}`);
  expect(row).toEqual({ name: 'Meera Iyer', address: 'Fort Kochi', email: person.email });
});

test('a wrong password at the form counts as one at the login, and slows down a guesser', async () => {
  const as = await enter(await makeAccount(testApp.db));
  const guess = (current_password: string) =>
    testApp.post('/user/edit/profile', { email: freshEmail(), current_password }, { as });
  const answers = [];
  for (let tries = 0; tries < 6; tries++) answers.push((await guess(`guess ${tries}`)).status);
  expect(answers.at(-1)).toBe(429);
});

test('what the public numbers of a listing are is not what its owner signs in with [D-087]', async () => {
  const { id, owner } = await makeShop(testApp.db);
  const listing = {
    sh_primary_phone: freshPhone(),
    sh_whatsapp_number: freshPhone(),
    sh_email: freshEmail(),
  };
  const as = await enter(owner);
  expect((await testApp.post('/shop/edit/shop', { sh_id: id, ...listing }, { as })).status).toBe(200);
  expect(await contactOf(owner)).toEqual({ email: owner.email, phone: owner.phone });
  expect(await canLogIn(listing.sh_primary_phone)).toBe(false);
});

describe('an account without an email', () => {
  const phoneOnly = async () => {
    const { id } = await makeAccount(testApp.db, 'user');
    await testApp.db.run(sql`UPDATE account SET email = NULL WHERE id = ${id}`);
    return { id, role: 'user', name: 'Asha Menon', email: null, phone: null } as const;
  };

  test('gets its first one by password and confirmation alike', async () => {
    const person = await phoneOnly();
    const as = await enter(person);
    const email = freshEmail();
    expect((await testApp.post('/user/edit/profile', { email }, { as })).status).toBe(400);
    const { confirm } = await askForEmail(testApp, person, as, email);
    expect(await contactOf(person)).toMatchObject({ email: null });
    expect((await follow(testApp, confirmEmailChange, confirm)).status).toBe(200);
    expect(await contactOf(person)).toMatchObject({ email });
  });

  test('changes its number by the password', async () => {
    const person = await phoneOnly();
    const as = await enter(person);
    const mobile = freshPhone();
    expect((await testApp.post('/user/edit/profile', { mobile }, { as })).status).toBe(400);
    const answer = await testApp.post('/user/edit/profile', { mobile, current_password: password }, { as });
    expect(answer.status).toBe(200);
    expect(await contactOf(person)).toEqual({ email: null, phone: `+91${mobile}` });
  });
});

describe('an admin who changes an agent', () => {
  let agent: Account;
  let as: string;
  const edit = (body: object) =>
    testApp.post('/deliverystaff/edit/delivery_staffs', { u_id: agent.id, ...body }, { as });

  beforeEach(async () => {
    agent = await makeAgent(testApp.db);
    const admin = await makeAccount(testApp.db, 'admin');
    as = await enter(admin);
  });

  test('needs the admin’s own password for number and email', async () => {
    for (const body of [{ u_email: freshEmail() }, { u_mobile: freshPhone() }]) {
      expect((await edit(body)).body['message']).toBe(missing);
      expect((await edit({ ...body, current_password: 'guessed' })).body['message']).toBe(wrong);
    }
    expect(await contactOf(agent)).toEqual({ email: agent.email, phone: agent.phone });
  });

  test('leaves the confirming to the agent, who hears of it', async () => {
    const u_email = freshEmail();
    const body = { u_email, u_mobile: freshPhone(), current_password: password };
    expect((await edit(body)).status).toBe(200);
    expect(await contactOf(agent)).toEqual({ email: agent.email, phone: `+91${body.u_mobile}` });
    expect(await mailsTo(testApp, agent.email)).toHaveLength(2);
    expect(await mailsTo(testApp, u_email)).toHaveLength(1);
  });
});
