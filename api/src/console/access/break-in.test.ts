import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeGrade,
  confirmTwoStep,
  listSecurity,
  makeRecoveryCodes,
  offerTwoStep,
  proveTwoStep,
  readTwoStep,
} from '@aaspaas/contract/console/access/calls';
import { stepMs } from '../../../test/app-codes';
import { bootApp, mondayNoon, type TestApp } from '../../../test/boot';
import { openBrowser } from '../../../test/browser';
import { makeAccount, password, signIn } from '../../../test/make';
import { mailsTo } from '../../../test/recover';
import { codeOf, type Enrolled, enrolAdmin, enterUnproven } from '../../../test/two-step';
import { sql } from '../../db/sql';

/** What somebody would try who knows an admin's password, or has looked over a shoulder. */

let testApp: TestApp;
let admin: Enrolled;
/** Signed in with the admin's password, without the phone. */
let thief: string;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(async () => {
  testApp.clock.set(mondayNoon);
  admin = await enrolAdmin(testApp);
  testApp.clock.advance(stepMs);
  thief = await enterUnproven(testApp, admin.account);
});
afterAll(() => testApp.stop());

const prove = (code: string, as: string) => testApp.post(proveTwoStep.path, { code }, { as });
const act = async (as: string) => (await testApp.post(makeRecoveryCodes.path, {}, { as })).status;
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const wrongCode = (attempt: number): string => {
  const real = [-1, 0, 1].map((ahead) => codeOf(testApp, admin.secret, ahead));
  const guess = String(attempt).padStart(6, '0');
  return real.includes(guess) ? '999999' : guess;
};

describe('codes', () => {
  test('one that was used is refused, in every session', async () => {
    const code = codeOf(testApp, admin.secret);
    expect((await prove(code, admin.session)).status).toBe(200);
    const replay = await prove(code, thief);
    expect([replay.status, replay.body['message']]).toEqual([
      400,
      'This code has been used. Wait for the next one.',
    ]);
    expect(await act(thief)).toBe(403);
  });

  test('one from before the last that was used is refused, though its time has not passed', async () => {
    const before = codeOf(testApp, admin.secret);
    expect((await prove(codeOf(testApp, admin.secret, 1), admin.session)).status).toBe(200);
    expect((await prove(before, thief)).status).toBe(400);
  });

  test('the one that set it up is not good for another session', async () => {
    expect((await prove(codeOf(testApp, admin.secret, -1), thief)).status).toBe(400);
  });

  test('of twenty with one code at the same moment exactly one passes', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 20 }, () => enterUnproven(testApp, admin.account)),
    );
    const code = codeOf(testApp, admin.secret);
    const answers = await Promise.all(sessions.map((session) => prove(code, session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const proven = await testApp.db.one<{ count: number }>(sql`
      SELECT count(*) FROM session WHERE account_id = ${admin.account.id} AND proven_at = ${testApp.clock.now()}`);
    expect(proven.count).toBe(1);
  });

  test('of another account are nothing here', async () => {
    const other = await enrolAdmin(testApp);
    testApp.clock.advance(stepMs);
    expect((await prove(codeOf(testApp, other.secret), thief)).status).toBe(400);
    expect((await prove(other.recoveryCodes[0] ?? '', thief)).status).toBe(400);
    // Nor were they used up by that.
    expect((await prove(codeOf(testApp, other.secret), other.session)).status).toBe(200);
    expect((await prove(other.recoveryCodes[0] ?? '', other.session)).status).toBe(200);
  });

  test('of an offer that was not confirmed are nothing', async () => {
    const { secret } = await testApp.ask(offerTwoStep, {}, { as: admin.session });
    expect((await prove(codeOf(testApp, secret), thief)).status).toBe(400);
  });

  test.each(['', '      ', '12345', '1234567', '١٢٣٤٥٦', '12345a', "' OR 1=1", '\u0000'.repeat(6), '7H2KD'])(
    '%j is no code',
    async (typed) => {
      expect((await prove(typed, thief)).status).toBe(400);
      expect(await act(thief)).toBe(403);
    },
  );
});

describe('recovery codes', () => {
  test('of ten with one code at the same moment exactly one passes', async () => {
    const [code = ''] = admin.recoveryCodes;
    const sessions = await Promise.all(
      Array.from({ length: 10 }, () => enterUnproven(testApp, admin.account)),
    );
    const answers = await Promise.all(sessions.map((session) => prove(code, session)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await testApp.ask(readTwoStep, {}, { as: admin.session })).codes_left).toBe(9);
  });

  test('a second time it is refused, and new ones end all older', async () => {
    const [used = '', older = ''] = admin.recoveryCodes;
    expect((await prove(used, admin.session)).status).toBe(200);
    expect((await prove(used, thief)).status).toBe(400);
    expect(await act(admin.session)).toBe(200);
    expect((await prove(older, thief)).status).toBe(400);
  });

  test('made twice at the same moment are ten, not twenty', async () => {
    const make = () => testApp.post(makeRecoveryCodes.path, {}, { as: admin.session });
    expect(statusesOf(await Promise.all([make(), make(), make()]))).toEqual([200, 200, 200]);
    expect((await testApp.ask(readTwoStep, {}, { as: admin.session })).codes_left).toBe(10);
  });
});

describe('guessing', () => {
  const guessIn = async (session: string, from: number) => {
    for (let attempt = from; attempt < from + 5; attempt++)
      expect((await prove(wrongCode(attempt), session)).status).toBe(400);
  };

  test('after five wrong codes even the right one waits in that session, after ten in all; the owner is told', async () => {
    await guessIn(thief, 1);
    expect((await prove(admin.recoveryCodes[0] ?? '', thief)).status).toBe(429);
    await guessIn(await enterUnproven(testApp, admin.account), 6);
    const refused = await prove(codeOf(testApp, admin.secret), await enterUnproven(testApp, admin.account));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    expect(refused.body['message']).toBe('Too many wrong codes. Please try again in 30 seconds.');
    const subjects = (await mailsTo(testApp, admin.account.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Wrong codes for your admin account')).toHaveLength(1);
    const { count } = await testApp.db.one<{ count: number }>(sql`
      SELECT count(*) FROM security_event WHERE account_id = ${admin.account.id} AND event = 'two-step failed'`);
    expect(count).toBe(10);
    await testApp.letPass(30_000);
    const again = await enterUnproven(testApp, admin.account);
    expect((await prove(codeOf(testApp, admin.secret), again)).status).toBe(200);
    // With that the count begins anew.
    expect((await prove(wrongCode(11), thief)).status).toBe(400);
  });

  test('keeps the owner out neither of a session nor of a device that has given the second factor', async () => {
    const device = openBrowser(testApp);
    await device.post('/user/login', { email: admin.account.email, password });
    const code = codeOf(testApp, admin.secret);
    expect((await device.post(proveTwoStep.path, { code })).status).toBe(200);
    await guessIn(thief, 1);
    await guessIn(await enterUnproven(testApp, admin.account), 6);
    testApp.clock.advance(stepMs);
    expect((await prove(codeOf(testApp, admin.secret), admin.session)).status).toBe(200);
    testApp.clock.advance(stepMs);
    await device.post('/user/login', { email: admin.account.email, password });
    expect((await device.post(proveTwoStep.path, { code: codeOf(testApp, admin.secret) })).status).toBe(200);
  });

  test('a hundred at the same moment get five tries', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => prove(wrongCode(at), thief)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  test('in a day there are fewer than seventy tries', async () => {
    let [tries, passedMs] = [0, 0];
    while (passedMs < 24 * 60 * 60_000) {
      // A session of an admin does not last that long, so the thief signs in again and again.
      thief = await enterUnproven(testApp, admin.account);
      const answer = await prove(wrongCode(tries), thief);
      if (answer.status === 400) tries += 1;
      const waitMs = answer.status === 429 ? Number(answer.headers['retry-after']) * 1000 : 0;
      await testApp.letPass(waitMs);
      passedMs += waitMs;
    }
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(70);
  });
});

describe('around it', () => {
  test('a second app is not set up without a code of the first, nor with the password', async () => {
    for (const body of [{}, { password: 'correct horse battery' }])
      expect((await testApp.post(offerTwoStep.path, body, { as: thief })).body['kind']).toBe('second-factor');
    expect((await testApp.post(confirmTwoStep.path, { code: '123456' }, { as: thief })).status).toBe(410);
  });

  test('the offer of one admin is not confirmed by another', async () => {
    const other = await enterUnproven(testApp, await makeAccount(testApp.db, 'admin'));
    const { secret } = await testApp.ask(offerTwoStep, {}, { as: other });
    const code = codeOf(testApp, secret);
    expect((await testApp.post(confirmTwoStep.path, { code }, { as: thief })).status).toBe(410);
    expect((await testApp.post(confirmTwoStep.path, { code }, { as: other })).status).toBe(200);
  });

  test('a session of before another grade is over', async () => {
    const cashier = await enrolAdmin(testApp, 'cashier');
    await testApp.ask(changeGrade, { id: cashier.account.id, grade: 'chief' }, { as: admin.session });
    expect((await testApp.post(listSecurity.path, {}, { as: cashier.session })).status).toBe(401);
  });

  test('another site cannot send the code, nor ask for an action', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const code = codeOf(testApp, admin.secret);
    const asked = await testApp.post(proveTwoStep.path, { code }, { as: thief, headers });
    expect(asked.status).toBe(403);
    expect((await testApp.post(makeRecoveryCodes.path, {}, { as: admin.session, headers })).status).toBe(403);
    // The code was not even looked at.
    expect((await prove(code, admin.session)).status).toBe(200);
  });

  test('proof is of one session, not of the account', async () => {
    expect((await prove(codeOf(testApp, admin.secret), admin.session)).status).toBe(200);
    expect(await act(thief)).toBe(403);
  });

  test('customers and guests do not learn that there is such a thing', async () => {
    const customer = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
    for (const [as, status] of [
      [customer, 403],
      [null, 401],
    ] as const)
      expect((await testApp.post(proveTwoStep.path, { code: '123456' }, { as })).status).toBe(status);
  });

  test.each(['customers', 'agents', 'shops', 'services'])(
    'the file of %s asks for a grade and for recent proof',
    async (name) => {
      const exported = (as: string | null) => testApp.get(`/console/export/${name}.csv`, {}, { as });
      const viewer = await enrolAdmin(testApp, 'viewer');
      expect((await exported(admin.session)).status).toBe(200);
      expect((await exported(thief)).body['kind']).toBe('second-factor');
      expect([(await exported(viewer.session)).status, (await exported(null)).status]).toEqual([403, 401]);
    },
  );
});
