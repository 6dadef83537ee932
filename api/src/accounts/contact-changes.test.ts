import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSession } from '@aaspaas/contract/accounts/calls';
import {
  cancelEmailChange,
  confirmEmailChange,
  readEmailChange,
  resendEmailChange,
  undoContactChange,
} from '@aaspaas/contract/accounts/contact-calls';
import { type Answer, bootApp, mondayNoon, type TestApp } from '../../test/boot';
import { askForEmail, follow, freshEmail, freshPhone, linkTo } from '../../test/contact';
import { cookieIn, withCookies } from '../../test/cookies';
import { type Account, makeAccount, makeAgent, password, signIn } from '../../test/make';
import { askForCode, earnGrant, mailsTo } from '../../test/recover';
import { sql } from '../db/sql';
import { cleanOldRows } from '../jobs/cleaning-queries';
import { readCredentials } from './queries';

let testApp: TestApp;
let person: Account;
let token: string;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(async () => {
  testApp.clock.set(mondayNoon);
  person = await makeAccount(testApp.db);
  token = await enter(person);
});
afterAll(() => testApp.stop());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const enter = (account: Account, isRemembered = true) =>
  signIn(testApp.db, account, testApp.clock.now(), isRemembered);
const confirm = (link: string, as: string | null = null) => follow(testApp, confirmEmailChange, link, as);
const undo = (link: string, as: string | null = null) => follow(testApp, undoContactChange, link, as);
const emailOf = async ({ id }: Account) => (await readCredentials(testApp.db, id))?.email;
const phoneOf = async ({ id }: Account) => (await readCredentials(testApp.db, id))?.phone;
const pendingOf = async (as: string) => (await testApp.ask(readEmailChange, {}, { as })).pending_email;
const isSignedIn = async (as: string) => (await testApp.ask(readSession, {}, { as })).user !== null;
const logIn = (email: string | null, secret = password) =>
  testApp.post('/user/login', { email, password: secret });
const edit = (body: object) =>
  testApp.post('/user/edit/profile', { ...body, current_password: password }, { as: token });

const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const dead = {
  result: false,
  message: 'This link does not work any more. It was used already, or it is too old.',
};

describe('the link to confirm', () => {
  test('works once [D-087]', async () => {
    const asked = await askForEmail(testApp, person, token);
    expect((await confirm(asked.confirm)).status).toBe(200);
    const again = await confirm(asked.confirm);
    expect([again.status, again.body]).toEqual([400, dead]);
  });

  test('works for 24 hours and not longer [D-087]', async () => {
    const asked = await askForEmail(testApp, person, token);
    testApp.clock.advance(24 * hour);
    expect((await confirm(asked.confirm)).body).toEqual(dead);
    testApp.clock.advance(-1);
    expect((await confirm(asked.confirm)).status).toBe(200);
  });

  test('is stored as its hash only, and has 256 bits', async () => {
    const asked = await askForEmail(testApp, person, token);
    expect(asked.confirm).toMatch(/^[\w-]{43}$/);
    const rows = await testApp.db.many(sql`SELECT * FROM contact_change WHERE account_id = ${person.id}`);
    expect(JSON.stringify(rows)).not.toContain(asked.confirm);
  });

  test.each(['', 'x', 'A'.repeat(43)])('that was made up (%j) does nothing', async (made) => {
    expect((await confirm(made)).body).toEqual(dead);
    expect((await undo(made)).body).toEqual(dead);
  });

  test('looked at by a program that follows links confirms nothing [D-087]', async () => {
    const asked = await askForEmail(testApp, person, token);
    const call = confirmEmailChange.path;
    expect((await testApp.get(call, { token: asked.confirm })).status).toBe(404);
    expect(await emailOf(person)).toBe(person.email);
  });

  test('is no link to undo, nor the other way round', async () => {
    const asked = await askForEmail(testApp, person, token);
    expect((await undo(asked.confirm)).body).toEqual(dead);
    expect((await confirm(asked.undo)).body).toEqual(dead);
    expect(await pendingOf(token)).toBe(asked.email);
  });

  test('of another person changes that person’s account, never one’s own [D-087]', async () => {
    const other = await makeAccount(testApp.db);
    const asked = await askForEmail(testApp, person, token);
    expect((await confirm(asked.confirm, await enter(other))).status).toBe(200);
    expect([await emailOf(person), await emailOf(other)]).toEqual([asked.email, other.email]);
  });

  test('pressed twenty times at the same moment works once', async () => {
    const asked = await askForEmail(testApp, person, token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(asked.confirm)));
    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(400)]);
    const entries = await testApp.db.many(sql`
      SELECT 1 FROM audit WHERE subject_id = ${person.id} AND action = 'email change confirmed'`);
    expect(entries).toHaveLength(1);
  });

  test('to an email that somebody took meanwhile is a conflict, and the old one stays [D-087]', async () => {
    const asked = await askForEmail(testApp, person, token);
    await makeAccount(testApp.db, 'user', { email: asked.email });
    const answer = await confirm(asked.confirm);
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      'An account with this email or mobile number already exists.',
    ]);
    expect(await emailOf(person)).toBe(person.email);
  });

  test('of two people who ask for one email the first to confirm gets it', async () => {
    const other = await makeAccount(testApp.db);
    const email = freshEmail();
    const first = await askForEmail(testApp, person, token, email);
    const second = await askForEmail(testApp, other, await enter(other), email);
    const answers = await Promise.all([confirm(first.confirm), confirm(second.confirm)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  test('of an earlier change is dead with the next one', async () => {
    const first = await askForEmail(testApp, person, token);
    const second = await askForEmail(testApp, person, token);
    expect((await confirm(first.confirm)).body).toEqual(dead);
    expect((await confirm(second.confirm)).status).toBe(200);
  });

  test('ends codes and grants that went to the old email', async () => {
    const grant = await earnGrant(testApp, person.email);
    const asked = await askForEmail(testApp, person, token);
    await confirm(asked.confirm);
    const body = { email: asked.email, password: 'new secret 1' };
    expect(
      (await testApp.post('/user/ResetPassword', body, { headers: withCookies({ grant }) })).status,
    ).toBe(403);
  });

  test('is dead after a reset of the password: it was asked for with the old one', async () => {
    const asked = await askForEmail(testApp, person, token);
    const grant = await earnGrant(testApp, person.email);
    const body = { email: person.email, password: 'new secret 1' };
    expect(
      (await testApp.post('/user/ResetPassword', body, { headers: withCookies({ grant }) })).status,
    ).toBe(200);
    expect((await confirm(asked.confirm)).body).toEqual(dead);
  });
});

describe('an email that is taken', () => {
  test('is said at its field, with the password only, and nobody is written to', async () => {
    const other = await makeAccount(testApp.db);
    const bare = await testApp.post('/user/edit/profile', { email: other.email }, { as: token });
    expect(bare.status).toBe(400);
    const says = 'An account with this email or mobile number already exists.';
    const answer = await edit({ name: 'Meera Iyer', email: other.email });
    expect([answer.status, answer.body]).toEqual([
      409,
      { result: false, message: says, fields: { email: says } },
    ]);
    expect([await mailsTo(testApp, other.email), await mailsTo(testApp, person.email)]).toEqual([[], []]);
  });
});

describe('while it waits', () => {
  test('the mail can be sent again, with a link of its own', async () => {
    const asked = await askForEmail(testApp, person, token);
    testApp.clock.advance(23 * hour);
    expect((await testApp.post(resendEmailChange.path, {}, { as: token })).status).toBe(200);
    const fresh = await linkTo(testApp, asked.email, 'confirm-email');
    expect(fresh).not.toBe(asked.confirm);
    testApp.clock.advance(23 * hour);
    expect((await confirm(asked.confirm)).body).toEqual(dead);
    expect((await confirm(fresh)).status).toBe(200);
  });

  test('not faster than once a minute, and not without end', async () => {
    const asked = await askForEmail(testApp, person, token);
    const statuses = [];
    for (let tries = 0; tries < 12; tries++) {
      statuses.push((await testApp.post(resendEmailChange.path, {}, { as: token })).status);
      if (tries > 0) await testApp.letPass(minute);
    }
    expect(statuses.slice(0, 3)).toEqual([200, 429, 200]);
    expect(statuses.at(-1)).toBe(429);
    expect(await mailsTo(testApp, asked.email)).toHaveLength(10);
  });

  test('it can be cancelled', async () => {
    const asked = await askForEmail(testApp, person, token);
    expect((await testApp.post(cancelEmailChange.path, {}, { as: token })).status).toBe(200);
    expect(await pendingOf(token)).toBeNull();
    expect((await confirm(asked.confirm)).body).toEqual(dead);
    expect((await testApp.post(resendEmailChange.path, {}, { as: token })).status).toBe(404);
    expect((await testApp.post(cancelEmailChange.path, {}, { as: token })).status).toBe(200);
  });

  test('it is shown to the person alone', async () => {
    await askForEmail(testApp, person, token);
    expect(await pendingOf(await enter(await makeAccount(testApp.db)))).toBeNull();
  });

  test('a forgotten password still goes to the old email', async () => {
    await askForEmail(testApp, person, token);
    expect(await earnGrant(testApp, person.email)).not.toBe('');
  });

  test('deleting the account erases it, and the mails to both emails', async () => {
    const asked = await askForEmail(testApp, person, token);
    expect((await testApp.post('/admin/delete/user', { password }, { as: token })).status).toBe(200);
    expect((await confirm(asked.confirm)).body).toEqual(dead);
    expect((await undo(asked.undo)).body).toEqual(dead);
    expect([await mailsTo(testApp, asked.email), await mailsTo(testApp, person.email)]).toEqual([[], []]);
  });

  test('the mail of somebody who has that email by now is not erased with it', async () => {
    const asked = await askForEmail(testApp, person, token);
    await makeAccount(testApp.db, 'user', { email: asked.email });
    await askForCode(testApp, asked.email);
    expect(await mailsTo(testApp, asked.email)).toHaveLength(2);
    await testApp.post('/admin/delete/user', { password }, { as: token });
    expect((await mailsTo(testApp, asked.email)).map(({ subject }) => subject)).toEqual([
      'Your Aaspaas code',
    ]);
  });

  test('mail to an email that was given up long ago is erased with the account', async () => {
    const asked = await askForEmail(testApp, person, token);
    await confirm(asked.confirm);
    testApp.clock.advance(8 * day);
    await cleanOldRows(testApp.db, testApp.clock.now());
    expect(await mailsTo(testApp, person.email)).toHaveLength(1);
    const as = await enter(person);
    expect((await testApp.post('/admin/delete/user', { password }, { as })).status).toBe(200);
    expect(await mailsTo(testApp, person.email)).toEqual([]);
  });

  test('it is in the person’s own data, without its secrets', async () => {
    const asked = await askForEmail(testApp, person, token);
    const { text } = await testApp.post('/user/export/data', {}, { as: token });
    expect(text).toContain(asked.email);
    expect(text).not.toMatch(/hash/i);
  });
});

describe('the way back', () => {
  /** A thief who knew the password has changed email, number and password. */
  async function rob() {
    const asked = await askForEmail(testApp, person, token);
    await confirm(asked.confirm);
    const mobile = freshPhone();
    await edit({ mobile });
    const change = { email: asked.email, password: 'the thief’s own', current_password: password };
    expect((await testApp.post('/user/ResetPassword', change, { as: token })).status).toBe(200);
    return { ...asked, mobile };
  }

  test('after the confirmation brings everything back, and throws the thief out [D-087]', async () => {
    const taken = await rob();
    const thief = await enter(person);
    const thiefsGrant = await earnGrant(testApp, taken.email);
    const answer = await undo(taken.undo);
    expect(answer.body).toEqual({
      result: true,
      message: 'Your account is as it was before.',
      email: person.email,
    });
    expect([await emailOf(person), await phoneOf(person)]).toEqual([person.email, person.phone]);
    expect([await isSignedIn(thief), await isSignedIn(token)]).toEqual([false, false]);
    for (const name of [taken.email, person.email, taken.mobile, person.phone])
      for (const secret of [password, 'the thief’s own'])
        expect((await logIn(name, secret)).status).toBe(401);
    for (const email of [taken.email, person.email]) {
      const headers = withCookies({ grant: thiefsGrant });
      const reset = await testApp.post(
        '/user/ResetPassword',
        { email, password: 'thief again' },
        { headers },
      );
      expect(reset.status).toBe(403);
    }
  });

  test('lets the owner choose a new password at once', async () => {
    const taken = await rob();
    const grant = cookieIn(await undo(taken.undo), 'grant')?.value ?? '';
    const body = { email: person.email, password: 'the owner’s new one' };
    const reset = await testApp.post('/user/ResetPassword', body, { headers: withCookies({ grant }) });
    expect(reset.status).toBe(200);
    expect((await logIn(person.email, 'the owner’s new one')).status).toBe(200);
  });

  test('works for seven days after the confirmation, and not longer [D-087]', async () => {
    const asked = await askForEmail(testApp, person, token);
    testApp.clock.advance(20 * hour);
    await confirm(asked.confirm);
    testApp.clock.advance(7 * day);
    expect((await undo(asked.undo)).body).toEqual(dead);
    testApp.clock.advance(-1);
    await cleanOldRows(testApp.db, testApp.clock.now());
    expect((await undo(asked.undo)).status).toBe(200);
    expect(await emailOf(person)).toBe(person.email);
  });

  test('works once', async () => {
    const asked = await askForEmail(testApp, person, token);
    await confirm(asked.confirm);
    const answers = await Promise.all([undo(asked.undo), undo(asked.undo), undo(asked.undo)]);
    expect(statusesOf(answers)).toEqual([200, 400, 400]);
    expect((await undo(asked.undo)).body).toEqual(dead);
  });

  test('before the confirmation stops it, and throws the thief out', async () => {
    const asked = await askForEmail(testApp, person, token);
    expect((await undo(asked.undo)).status).toBe(200);
    expect((await confirm(asked.confirm)).body).toEqual(dead);
    expect(await emailOf(person)).toBe(person.email);
    expect(await isSignedIn(token)).toBe(false);
    expect((await logIn(person.email)).status).toBe(401);
  });

  test('of a number [D-087]', async () => {
    const agent = await makeAgent(testApp.db);
    const as = await enter(agent);
    const body = { u_mobile: freshPhone(), current_password: password };
    await testApp.post('/deliverystaff/edit/delivery_staffs', body, { as });
    expect((await undo(await linkTo(testApp, agent.email, 'undo-change'))).status).toBe(200);
    const row = await testApp.db.one(sql`
      SELECT a.phone, g.phone AS called FROM account a JOIN agent g ON g.account_id = a.id WHERE a.id = ${agent.id}`);
    expect(row).toEqual({ phone: agent.phone, called: agent.phone });
    expect(await isSignedIn(as)).toBe(false);
  });

  test('goes all the way, past a second change and its own way back', async () => {
    const first = await askForEmail(testApp, person, token);
    await confirm(first.confirm);
    const second = await askForEmail(testApp, { ...person, email: first.email }, token);
    await confirm(second.confirm);
    expect((await undo(first.undo)).status).toBe(200);
    expect(await emailOf(person)).toBe(person.email);
    // This session is the thief's.
    expect((await undo(second.undo)).body).toEqual(dead);
    expect(await emailOf(person)).toBe(person.email);
  });

  test('of a number too, past a second one', async () => {
    await edit({ mobile: freshPhone() });
    const first = await linkTo(testApp, person.email, 'undo-change');
    await edit({ mobile: freshPhone() });
    expect((await undo(first)).status).toBe(200);
    expect(await phoneOf(person)).toBe(person.phone);
  });

  test('is not shut by cancelling, nor by asking for another', async () => {
    const first = await askForEmail(testApp, person, token);
    await testApp.post(cancelEmailChange.path, {}, { as: token });
    const second = await askForEmail(testApp, person, token);
    await confirm(second.confirm);
    expect((await undo(first.undo)).status).toBe(200);
    expect(await emailOf(person)).toBe(person.email);
  });

  test('is not shut by signing up with the old email or number', async () => {
    const taken = await rob();
    const says = 'An account with this email or mobile number already exists.';
    const home = {
      address: '12 Main Road, Kochi',
      district: 'Ernakulam',
      state: 'Kerala',
      zip_code: '682001',
    };
    const thief = { name: 'Mallory', password: 'thief thief', ...home };
    for (const contact of [
      { email: person.email, mobile: freshPhone() },
      { email: freshEmail(), mobile: (person.phone ?? '').slice(3) },
    ]) {
      const answer = await testApp.post('/user/register', { ...thief, ...contact });
      expect([answer.status, answer.body['message']]).toEqual([409, says]);
    }
    expect((await undo(taken.undo)).status).toBe(200);
  });

  test('leaves the old email to others once it is over', async () => {
    const asked = await askForEmail(testApp, person, token);
    await confirm(asked.confirm);
    testApp.clock.advance(7 * day);
    await cleanOldRows(testApp.db, testApp.clock.now());
    const other = await makeAccount(testApp.db, 'user', { email: person.email });
    expect(await emailOf(other)).toBe(person.email);
  });

  test('is written down, without an email [D-087]', async () => {
    const taken = await rob();
    await undo(taken.undo);
    const entries = await testApp.db.many<{ action: string }>(sql`
      SELECT action, actor_id, detail FROM audit WHERE subject = 'account' AND subject_id = ${person.id} ORDER BY id`);
    expect(entries.at(-1)).toEqual({ action: 'email change undone', actor_id: null, detail: {} });
    const events = await testApp.db.many<{ event: string }>(sql`
      SELECT event FROM security_event WHERE account_id = ${person.id} ORDER BY id`);
    expect(events.at(-1)).toEqual({ event: 'email change undone' });
    expect(JSON.stringify([entries, events])).not.toContain('@');
  });
});
