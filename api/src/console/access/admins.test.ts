import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeGrade,
  inviteAdmin,
  inviteAgain,
  listAdmins,
  readTwoStep,
  removeAdmin,
  resetTwoStep,
} from '@aaspaas/contract/console/access/calls';
import { type Answer, bootApp, mondayNoon, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, makeShop, password, signIn } from '../../../test/make';
import { linkIn, mailsTo } from '../../../test/recover';
import { removeEverybody } from '../../../test/remove-everybody';
import { type Enrolled, enrolAdmin, enterUnproven } from '../../../test/two-step';
import { sql } from '../../db/sql';

let testApp: TestApp;
let chief: Enrolled;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(async () => {
  testApp.clock.set(mondayNoon);
  await removeEverybody(testApp.db);
  chief = await enrolAdmin(testApp);
});
afterAll(() => testApp.stop());

const said = ({ status, body }: Answer) => [status, body['message']];
const by = (who: Enrolled) => ({ as: who.session });
const rows = async () => (await testApp.ask(listAdmins, {}, by(chief))).rows;
const rowOf = async ({ id }: Pick<Account, 'id'>) => (await rows()).find((row) => row.id === id);
const isIn = async (session: string) =>
  (await testApp.post(readTwoStep.path, {}, { as: session })).status === 200;
const lastAudit = () =>
  testApp.db.one(sql`
    SELECT actor_id, action, subject, subject_id, changes FROM audit
    WHERE action <> 'people read' ORDER BY id DESC LIMIT 1`);
const subjectsTo = async ({ email }: Account) =>
  (await mailsTo(testApp, email)).map(({ subject }) => subject);

describe('inviting', () => {
  const invite = (typed: object) =>
    testApp.post(
      inviteAdmin.path,
      { name: 'Ravi Kumar', email: 'ravi@example.in', grade: 'cashier', ...typed },
      by(chief),
    );

  test('without a mail server gives the link to the chief, and neither keeps nor promises a mail', async () => {
    const beside = await bootApp({ beside: testApp, clock: testApp.clock, hasMailServer: false });
    const body = { name: 'Uma Das', email: 'uma@example.in', grade: 'viewer' };
    const first = await beside.ask(inviteAdmin, body, by(chief));
    const { id } = (await rows()).at(-1) ?? { id: 0 };
    const again = await beside.ask(inviteAgain, { id }, by(chief));
    await beside.app.close();
    for (const { message, link } of [first, again]) {
      expect(message).toBe(
        'There is no mail server, so give Uma Das the link yourself. It works once, for 24 hours.',
      );
      expect(link).toMatch(/\/new-password#[\w-]{43}$/);
    }
    expect(await mailsTo(testApp, 'uma@example.in')).toEqual([]);
    const choose = (link: string | null) =>
      testApp.post('/user/ResetPassword', { email: body.email, password, link: link?.split('#')[1] });
    expect([(await choose(first.link)).status, (await choose(again.link)).status]).toEqual([403, 200]);
    await testApp.ask(removeAdmin, { id }, by(chief));
  });

  test('mails a link with which the new admin chooses a password, once; the grade is the one that was given', async () => {
    expect(said(await invite({ email: ' Ravi@Example.in ' }))).toEqual([
      200,
      'ravi@example.in gets a mail with a link that works for 24 hours.',
    ]);
    expect((await rows()).at(-1)).toMatchObject({ name: 'Ravi Kumar', grade: 'cashier', is_invited: true });
    const [mail] = await mailsTo(testApp, 'ravi@example.in');
    expect(mail?.text_body).toContain('of the grade cashier: payments, statements and listings');
    const choose = () =>
      testApp.post('/user/ResetPassword', { email: 'ravi@example.in', password, link: linkIn(mail) });
    expect([(await choose()).status, (await choose()).status]).toEqual([200, 403]);
    expect((await testApp.post('/user/login', { email: 'ravi@example.in', password })).body).toMatchObject({
      user: { role: 'admin', grade: 'cashier' },
    });
    expect((await rows()).at(-1)).toMatchObject({ is_invited: false, has_second_factor: false });
    const { id: chiefId } = chief.account;
    const entries = await testApp.db.many(
      sql`SELECT subject FROM audit WHERE action = 'admin created' AND actor_id = ${chiefId}`,
    );
    expect(entries).toHaveLength(1);
  });

  test('a new link ends the one before, and only while there is no password', async () => {
    await invite({});
    const id = (await rows()).at(-1)?.id ?? 0;
    const again = () => testApp.post(inviteAgain.path, { id }, by(chief));
    expect((await again()).status).toBe(200);
    const links = (await mailsTo(testApp, 'ravi@example.in')).map(linkIn);
    const choose = (link = '') =>
      testApp.post('/user/ResetPassword', { email: 'ravi@example.in', password, link });
    expect([(await choose(links[0])).status, (await choose(links[1])).status]).toEqual([403, 200]);
    expect(said(await again())).toEqual([409, 'Ravi Kumar has chosen a password already.']);
  });

  test.each([
    [{ email: 'nobody' }, 400, 'email', 'Please enter a valid email address'],
    [{ name: ' ' }, 400, 'name', 'Name is required'],
    [{ grade: 'king' }, 400, 'grade', 'Please choose a grade'],
  ])('%j is refused with a sentence', async (typed, status, field, says) => {
    const answer = await invite(typed);
    expect([answer.status, answer.body['fields']]).toEqual([status, { [field]: says }]);
  });

  test('somebody who has an account stays what they are', async () => {
    const { owner } = await makeShop(testApp.db);
    expect((await invite({ email: owner.email })).status).toBe(409);
    expect(said(await invite({ email: chief.account.email }))).toEqual([
      409,
      `${chief.account.email} is an admin already.`,
    ]);
    expect(await mailsTo(testApp, owner.email)).toEqual([]);
    // Not even the link to a new password, which would have ended the chief's own.
    expect(await subjectsTo(chief.account)).toEqual(['Your login has a second step now']);
  });

  test('twice at the same moment makes one admin and one mail', async () => {
    const both = await Promise.all([invite({}), invite({})]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await mailsTo(testApp, 'ravi@example.in')).toHaveLength(1);
  });
});

describe('another grade', () => {
  const change = (id: number, grade: string, who = chief) =>
    testApp.post(changeGrade.path, { id, grade }, by(who));

  test('is in force at once: the sessions end, it is written down and mailed', async () => {
    const cashier = await enrolAdmin(testApp, 'cashier');
    expect(said(await change(cashier.account.id, 'viewer'))).toEqual([
      200,
      'Asha Menon is viewer now and has to log in again.',
    ]);
    expect(await isIn(cashier.session)).toBe(false);
    expect(await rowOf(cashier.account)).toMatchObject({ grade: 'viewer', has_second_factor: true });
    expect(await lastAudit()).toEqual({
      actor_id: chief.account.id,
      action: 'grade changed',
      subject: 'admin',
      subject_id: cashier.account.id,
      changes: { grade: { from: 'cashier', to: 'viewer' } },
    });
    expect((await subjectsTo(cashier.account)).at(-1)).toBe('You are viewer now');
    expect(said(await change(cashier.account.id, 'viewer'))).toEqual([409, 'Asha Menon is viewer already.']);
  });

  test('nobody changes their own', async () => {
    expect(said(await change(chief.account.id, 'viewer'))).toEqual([
      400,
      'Nobody changes their own grade. Another chief can do it.',
    ]);
  });

  test('of a customer, or of nobody, is not there', async () => {
    const customer = await makeAccount(testApp.db);
    for (const id of [customer.id, 2_000_000_000])
      expect(said(await change(id, 'chief'))).toEqual([404, 'There is no such admin any more.']);
  });

  test('ten times, two chiefs take it from each other at the same moment: the first one wins', async () => {
    for (let time = 0; time < 10; time++) {
      const [one, other] = [await enrolAdmin(testApp), await enrolAdmin(testApp)];
      const both = await Promise.all([
        change(other.account.id, 'viewer', one),
        change(one.account.id, 'viewer', other),
      ]);
      const lost = both.map(({ status }) => status).filter((status) => status !== 200);
      expect(lost).toHaveLength(1);
      // Either the session was ended already, or the grade was gone.
      expect([401, 403]).toContain(lost[0]);
    }
  });

  test('the database itself keeps the last chief', async () => {
    const { id } = chief.account;
    for (const statement of [
      sql`UPDATE account SET grade = 'viewer' WHERE id = ${id}`,
      sql`DELETE FROM account WHERE id = ${id}`,
      sql`UPDATE account SET password_hash = '' WHERE id = ${id}`,
    ])
      await expect(testApp.db.run(statement)).rejects.toThrow('the last chief stays');
  });
});

describe('removing', () => {
  const remove = (id: number) => testApp.post(removeAdmin.path, { id }, by(chief));

  test('deletes the account with its sessions; the entry stays, and the person is told', async () => {
    const moderator = await enrolAdmin(testApp, 'moderator');
    expect(said(await remove(moderator.account.id))).toEqual([200, 'Asha Menon is no longer an admin.']);
    expect(await isIn(moderator.session)).toBe(false);
    expect(await rowOf(moderator.account)).toBeUndefined();
    expect(await lastAudit()).toMatchObject({
      actor_id: chief.account.id,
      subject: 'admin',
      subject_id: moderator.account.id,
    });
    expect(await subjectsTo(moderator.account)).toEqual(['You are no longer an admin of Aaspaas']);
    expect(said(await remove(moderator.account.id))).toEqual([404, 'There is no such admin any more.']);
  });

  test('oneself is refused, and so is a customer', async () => {
    expect((await remove(chief.account.id)).status).toBe(400);
    expect((await remove((await makeAccount(testApp.db)).id)).status).toBe(404);
  });
});

describe('resetting a second step', () => {
  const reset = (id: number) => testApp.post(resetTwoStep.path, { id }, by(chief));

  test('the person sets it up anew; the sessions end, the person and all chiefs are told', async () => {
    const [cashier, second] = [await enrolAdmin(testApp, 'cashier'), await enrolAdmin(testApp)];
    expect((await reset(cashier.account.id)).status).toBe(200);
    expect(await isIn(cashier.session)).toBe(false);
    expect(await rowOf(cashier.account)).toMatchObject({ has_second_factor: false });
    const subject = `The second step of ${cashier.account.email} was reset`;
    for (const { account } of [cashier, second, chief])
      expect((await subjectsTo(account)).filter((each) => each === subject)).toHaveLength(1);
    expect(await lastAudit()).toMatchObject({ action: 'two-step reset', actor_id: chief.account.id });
    const session = await enterUnproven(testApp, cashier.account);
    expect(await testApp.ask(readTwoStep, {}, { as: session })).toMatchObject({
      on_since: null,
      codes_left: 0,
    });
    expect(said(await reset(cashier.account.id))).toEqual([
      404,
      `${cashier.account.email} has no second step yet.`,
    ]);
  });

  test('nobody resets their own', async () => {
    expect((await reset(chief.account.id)).status).toBe(400);
    expect(await isIn(chief.session)).toBe(true);
  });
});

test('the list says since when, who was here and who has a second step', async () => {
  const viewer = await makeAccount(testApp.db, 'admin', { grade: 'viewer', name: 'വിനോദ് 🙂' });
  await signIn(testApp.db, viewer, testApp.clock.now());
  expect(await rowOf(viewer)).toMatchObject({
    name: 'വിനോദ് 🙂',
    grade: 'viewer',
    is_invited: false,
    has_second_factor: false,
    seen_at: new Date(mondayNoon).toISOString(),
  });
  expect(await rowOf(chief.account)).toMatchObject({ has_second_factor: true });
});
