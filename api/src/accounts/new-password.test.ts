import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession } from '@aaspaas/contract/accounts/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { cookieIn, withCookies } from '../../test/cookies';
import { type Account, makeAccount, password, signIn } from '../../test/make';
import { askForCode, earnGrant, linkIn, mailsTo, sendCode } from '../../test/recover';
import { sql } from '../db/sql';

let testApp: TestApp;

const byNumber = (one: number, other: number): number => one - other;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const minute = 60_000;
const fresh = 'a new secret';
const noGrant = 'Your verification has expired. Please ask for a new code.';

const reset = (email: string | null, grant: string, chosen = fresh) =>
  testApp.post('/user/ResetPassword', { email, password: chosen }, { headers: withCookies({ grant }) });
const logsIn = async (email: string | null, word: string): Promise<boolean> =>
  (await testApp.post('/user/login', { email, password: word })).status === 200;
const enter = (account: Account) => signIn(testApp.db, account, testApp.clock.now());
const isSignedIn = async (as: string): Promise<boolean> =>
  (await testApp.ask(readSession, {}, { as })).user !== null;

describe('with a grant [D-002]', () => {
  test('[M-454] sets the password of that email', async () => {
    const { email } = await makeAccount(testApp.db);
    const answer = await reset(email, await earnGrant(testApp, email));
    expect([answer.status, answer.body]).toEqual([
      200,
      { result: true, message: 'Password changed successfully!' },
    ]);
    expect([await logsIn(email, password), await logsIn(email, fresh)]).toEqual([false, true]);
  });

  test('works once', async () => {
    const { email } = await makeAccount(testApp.db);
    const grant = await earnGrant(testApp, email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, step) => reset(email, grant, `secret ${step}`)),
    );
    expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 403),
    ]);
    const again = await reset(email, grant);
    expect([again.status, again.body['message']]).toEqual([403, noGrant]);
  });

  test('is for the email that it was given for, and is not spent on another', async () => {
    const { email } = await makeAccount(testApp.db);
    const victim = await makeAccount(testApp.db);
    const grant = await earnGrant(testApp, email);
    expect((await reset(victim.email, grant)).status).toBe(403);
    expect((await reset('nobody@example.in', grant)).status).toBe(403);
    expect(await logsIn(victim.email, password)).toBe(true);
    expect((await reset(email, grant)).status).toBe(200);
  });

  test('is not spent on a password that is refused', async () => {
    const { email } = await makeAccount(testApp.db);
    const grant = await earnGrant(testApp, email);
    const short = await reset(email, grant, '12345');
    const sentence = 'Password must be at least 6 characters long';
    expect([short.status, short.body['message']]).toEqual([400, sentence]);
    expect((await reset(email, grant)).status).toBe(200);
  });

  test('works for ten minutes', async () => {
    const { email } = await makeAccount(testApp.db);
    const grant = await earnGrant(testApp, email);
    await testApp.letPass(10 * minute);
    expect((await reset(email, grant)).status).toBe(403);
  });

  test('logs out everywhere, this browser too', async () => {
    const account = await makeAccount(testApp.db);
    const bystander = await enter(await makeAccount(testApp.db));
    const [here, there] = [await enter(account), await enter(account)];
    const grant = await earnGrant(testApp, account.email);
    const headers = withCookies({ session: here, grant });
    const answer = await testApp.post(
      '/user/ResetPassword',
      { email: account.email, password: fresh },
      { headers },
    );
    expect([cookieIn(answer, 'session')?.value, cookieIn(answer, 'grant')?.value]).toEqual(['', '']);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    expect(await isSignedIn(bystander)).toBe(true);
  });

  test('ends other grants and codes of the account', async () => {
    const { email } = await makeAccount(testApp.db);
    const first = await earnGrant(testApp, email);
    await testApp.letPass(minute);
    const second = await earnGrant(testApp, email);
    await testApp.letPass(minute);
    const { code, challenge } = await askForCode(testApp, email);
    expect((await reset(email, second)).status).toBe(200);
    expect((await reset(email, first)).status).toBe(403);
    expect((await sendCode(testApp, email, code, challenge)).status).toBe(400);
  });

  test('tells the person by mail, and the audit without a name', async () => {
    const { id, email } = await makeAccount(testApp.db);
    await reset(email, await earnGrant(testApp, email));
    expect((await mailsTo(testApp, email)).at(-1)?.subject).toBe('Your Aaspaas password was changed');
    const entries = await testApp.db.many(sql`
      SELECT actor_id, action, detail FROM audit WHERE subject = 'account' AND subject_id = ${id}`);
    expect(entries).toEqual([{ actor_id: id, action: 'password reset', detail: {} }]);
  });
});

describe('without a grant', () => {
  test.each(['', 'made-up'])('[M-456] grant %j changes nothing, and a sentence says why', async (grant) => {
    const { email } = await makeAccount(testApp.db);
    const answer = await reset(email, grant);
    expect([answer.status, answer.body['message']]).toEqual([403, noGrant]);
    expect(await logsIn(email, password)).toBe(true);
  });

  test('eight at the same moment leave the database to others while they are hashed', async () => {
    const reader = await enter(await makeAccount(testApp.db));
    const given: [string | null, string][] = [];
    for (let time = 0; time < 8; time++) {
      const { email } = await makeAccount(testApp.db);
      given.push([email, await earnGrant(testApp, email)]);
    }
    const order: string[] = [];
    const resets = given.map(async ([email, grant]) => {
      expect((await reset(email, grant)).status).toBe(200);
      order.push('reset');
    });
    expect(await isSignedIn(reader)).toBe(true);
    order.push('read');
    await Promise.all(resets);
    expect(order[0]).toBe('read');
  });

  test('a hundred made-up ones keep no password waiting', async () => {
    const { email } = await makeAccount(testApp.db);
    const answers = await Promise.all(Array.from({ length: 100 }, () => reset(email, 'made-up')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  });

  test('a session alone changes nothing [D-002]', async () => {
    const account = await makeAccount(testApp.db);
    const body = { email: account.email, password: fresh };
    const answer = await testApp.post('/user/ResetPassword', body, { as: await enter(account) });
    expect(answer.status).toBe(403);
    expect(await logsIn(account.email, password)).toBe(true);
  });
});

describe('with the current password [D-002]', () => {
  const change = (email: string | null, current: string, as: string | null) =>
    testApp.post('/user/ResetPassword', { email, password: fresh, current_password: current }, { as });

  test('[M-455] changes it, ends every other session and keeps this one', async () => {
    const account = await makeAccount(testApp.db);
    const [here, there] = [await enter(account), await enter(account)];
    const answer = await change(account.email, password, here);
    expect([answer.status, answer.body['result']]).toEqual([200, true]);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await logsIn(account.email, fresh)).toBe(true);
  });

  test('someone without an email gives the phone number', async () => {
    const account = await makeAccount(testApp.db, 'shop', { email: null, phone: '+919876511111' });
    expect((await change('98765 11111', password, await enter(account))).status).toBe(200);
    expect(await logsIn('9876511111', fresh)).toBe(true);
  });

  test('a wrong one is refused, and guessing slows down as at the login', async () => {
    const account = await makeAccount(testApp.db);
    const as = await enter(account);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await change(account.email, 'wrong one', as)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const says = 'Your current password is not right.';
    await testApp.letPass(minute);
    const { body } = await change(account.email, 'wrong one', as);
    expect(body).toEqual({ result: false, message: says, fields: { current: says } });
  });

  test('is changed five times a day, each with one mail, and then has to wait', async () => {
    const account = await makeAccount(testApp.db);
    const as = await enter(account);
    const again = (current: string, chosen: string) =>
      testApp.post(
        '/user/ResetPassword',
        { email: account.email, password: chosen, current_password: current },
        { as },
      );
    let current = password;
    for (let time = 0; time < 5; time++) {
      expect((await again(current, `a new secret ${time}`)).status).toBe(200);
      current = `a new secret ${time}`;
    }
    const refused = await again(current, 'one too many');
    expect([refused.status, refused.body['message']]).toEqual([
      429,
      'Your password was changed several times today. Please try again in 24 hours.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await mailsTo(testApp, account.email)).toHaveLength(5);
    expect(await logsIn(account.email, current)).toBe(true);
    await testApp.db.run(sql`
      UPDATE throttle SET blocked_until = now(), ends_at = now() WHERE key = ${`own-password:${account.id}`}`);
    expect((await again(current, 'the day after')).status).toBe(200);
  });

  test('leaves the count of mails a day as it is, and its own mail brings a link that works', async () => {
    const account = await makeAccount(testApp.db);
    const as = await enter(account);
    for (let time = 0; time < 5; time++) {
      expect((await askForCode(testApp, account.email)).answer.status).toBe(200);
      await testApp.letPass(minute);
    }
    expect((await change(account.email, password, as)).status).toBe(200);
    expect((await askForCode(testApp, account.email)).answer.status).toBe(429);
    const link = linkIn((await mailsTo(testApp, account.email)).at(-1));
    const reset = { email: account.email, password: 'the owner’s own', link };
    expect((await testApp.post('/user/ResetPassword', reset)).status).toBe(200);
    expect(await logsIn(account.email, 'the owner’s own')).toBe(true);
  });

  test('only for the email of the session', async () => {
    const account = await makeAccount(testApp.db);
    const victim = await makeAccount(testApp.db);
    expect((await change(victim.email, password, await enter(account))).status).toBe(403);
    expect((await change(victim.email, password, null)).status).toBe(403);
    expect(await logsIn(victim.email, password)).toBe(true);
  });
});
