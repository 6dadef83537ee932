import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { cookieIn } from '../../test/cookies';
import { makeAccount, makeAgent, makeShop } from '../../test/make';
import { askForCode, mailsTo, sendCode, wrongCode } from '../../test/recover';
import { sql } from '../db/sql';

let testApp: TestApp;

const byNumber = (one: number, other: number): number => one - other;

beforeAll(async () => {
  testApp = await bootApp();
});
beforeEach(() => testApp.db.run(sql`DELETE FROM throttle WHERE key LIKE 'wrong-code%'`));
afterAll(() => testApp.stop());

const minute = 60_000;
const day = 24 * 60 * minute;
const refused = { result: false, message: 'Invalid or expired OTP. Try again.' };
const someone = async () => (await makeAccount(testApp.db)).email;

describe('asking for a code', () => {
  test('[M-448, M-450] sends one by mail, short, as text and as HTML', async () => {
    const email = await someone();
    const { answer, code } = await askForCode(testApp, email);
    expect(answer.body).toEqual({
      result: true,
      message: 'If this email has an account, a verification code is on its way.',
    });
    const [mail, ...more] = await mailsTo(testApp, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your Aaspaas code');
    expect(mail?.text_body).toContain(`Your Aaspaas code is ${code}. It works for 10 minutes.`);
    expect(mail?.html_body).toContain(`<p>Your Aaspaas code is ${code}. It works for 10 minutes.</p>`);
    expect(mail?.text_body.length).toBeLessThan(400);
  });

  test('the code is stored as a hash, and the cookie that goes with it is out of reach of scripts', async () => {
    const email = await someone();
    const { answer, code, challenge } = await askForCode(testApp, email);
    expect(cookieIn(answer, 'challenge')?.attributes).toBe('Max-Age=900; Path=/; HttpOnly; SameSite=Lax');
    const row = await testApp.db.one<object>(sql`
      SELECT c.* FROM recovery_code c JOIN account a ON a.id = c.account_id WHERE a.email = ${email}`);
    expect(JSON.stringify(row)).not.toContain(challenge);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });

  test('a known and an unknown email get the same bytes [D-003]', async () => {
    const known = (await askForCode(testApp, await someone())).answer;
    const unknown = (await askForCode(testApp, 'nobody@example.in')).answer;
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const headersOf = ({ headers }: typeof known) =>
      Object.entries(headers)
        .filter(([name]) => name !== 'date')
        .map(([name, value]) => [name, String(value).replaceAll(/=[\w-]{43};/g, '=…;')]);
    expect(headersOf(unknown)).toEqual(headersOf(known));
    expect(await mailsTo(testApp, 'nobody@example.in')).toEqual([]);
  });

  test('… also when they ask again too soon', async () => {
    const email = await someone();
    const answers = [];
    for (const address of [email, 'none@example.in']) {
      await askForCode(testApp, address);
      answers.push((await askForCode(testApp, address)).answer);
    }
    const [known, unknown] = answers;
    expect(known?.status).toBe(429);
    expect(known?.headers['retry-after']).toBe('60');
    expect(known?.text).toBe(unknown?.text);
    expect(known?.body['message']).toBe('A code was sent already. Please try again in 60 seconds.');
    expect(await mailsTo(testApp, email)).toHaveLength(1);
  });

  test('[M-449] after a minute another one is sent, five a day, and five the next day [D-003]', async () => {
    testApp.clock.set('2026-03-17T06:30:00Z');
    const email = await someone();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) {
      statuses.push((await askForCode(testApp, email)).answer.status);
      await testApp.letPass(minute);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await testApp.letPass(day);
    expect((await askForCode(testApp, email)).answer.status).toBe(200);
    expect(await mailsTo(testApp, email)).toHaveLength(6);
  });

  test('twenty at the same moment send one mail', async () => {
    const email = await someone();
    const asking = Array.from({ length: 20 }, () => askForCode(testApp, email));
    const statuses = (await Promise.all(asking)).map(({ answer }) => answer.status).toSorted(byNumber);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 429)]);
    expect(await mailsTo(testApp, email)).toHaveLength(1);
  });

  test('every role recovers its password, whatever role is sent [D-003]', async () => {
    const people = [
      await makeAccount(testApp.db, 'admin'),
      await makeAgent(testApp.db),
      (await makeShop(testApp.db)).owner,
    ];
    for (const { email } of people) {
      const { code, challenge } = await askForCode(testApp, email);
      expect((await sendCode(testApp, email, code, challenge)).status).toBe(200);
    }
  });

  test.each(['', '  '])('[M-350] %j is no email', async (email) => {
    const { answer } = await askForCode(testApp, email);
    expect([answer.status, answer.body['message']]).toEqual([400, 'Please enter your email.']);
  });
});

describe('a code', () => {
  test('[M-452] is right once: it gives a grant, and ends the challenge', async () => {
    const email = await someone();
    const { code, challenge } = await askForCode(testApp, email);
    const answer = await sendCode(testApp, email, code, challenge);
    expect([answer.status, answer.body['result']]).toEqual([200, true]);
    expect(cookieIn(answer, 'grant')?.attributes).toBe('Max-Age=600; Path=/; HttpOnly; SameSite=Lax');
    expect(cookieIn(answer, 'challenge')?.value).toBe('');
    const again = await sendCode(testApp, email, code, challenge);
    expect([again.status, again.body]).toEqual([400, refused]);
  });

  test('sent twice at the same moment, gives one grant', async () => {
    const email = await someone();
    const { code, challenge } = await askForCode(testApp, email);
    const sending = Array.from({ length: 10 }, () => sendCode(testApp, email, code, challenge));
    const grants = (await Promise.all(sending)).filter((answer) => cookieIn(answer, 'grant'));
    expect(grants).toHaveLength(1);
  });

  test.each(['', '123', '12a4', '12345'])('[M-351] %j is not complete', async (code) => {
    const answer = await sendCode(testApp, await someone(), code, 'x');
    expect([answer.status, answer.body['message']]).toEqual([400, 'Please enter the complete 4-digit code.']);
  });

  test('[M-453, M-516] wrong, for an unknown email, without or with another cookie: the same bytes', async () => {
    const email = await someone();
    const { code, challenge } = await askForCode(testApp, email);
    const other = await askForCode(testApp, await someone());
    const answers = [
      await sendCode(testApp, email, wrongCode(code), challenge),
      await sendCode(testApp, 'nobody@example.in', code, challenge),
      await sendCode(testApp, email, code, other.challenge),
      await testApp.post('/user/verifyotp', { email, otp: code }),
    ];
    for (const { status, text } of answers) expect([status, text]).toEqual([400, JSON.stringify(refused)]);
    expect((await sendCode(testApp, email, code, challenge)).status).toBe(200);
  });

  test('works for ten minutes [D-003]', async () => {
    for (const [waitMs, status] of [
      [10 * minute - 1000, 200],
      [10 * minute, 400],
    ] as const) {
      const email = await someone();
      const { code, challenge } = await askForCode(testApp, email);
      await testApp.letPass(waitMs);
      expect((await sendCode(testApp, email, code, challenge)).status).toBe(status);
    }
  });

  test('dies when a new one is sent [D-003]', async () => {
    const email = await someone();
    const first = await askForCode(testApp, email);
    await testApp.letPass(minute);
    const second = await askForCode(testApp, email);
    expect((await sendCode(testApp, email, first.code, first.challenge)).status).toBe(400);
    expect((await sendCode(testApp, email, second.code, second.challenge)).status).toBe(200);
  });

  test('may be mistyped twice', async () => {
    const email = await someone();
    const { code, challenge } = await askForCode(testApp, email);
    for (let time = 0; time < 2; time++) await sendCode(testApp, email, wrongCode(code), challenge);
    expect((await sendCode(testApp, email, code, challenge)).status).toBe(200);
  });

  test('is dead after three wrong tries', async () => {
    const email = await someone();
    const { code, challenge } = await askForCode(testApp, email);
    for (let time = 0; time < 3; time++) await sendCode(testApp, email, wrongCode(code), challenge);
    expect((await sendCode(testApp, email, code, challenge)).status).toBe(400);
  });

  test('two hundred wrong tries at the same moment: three are looked at', async () => {
    const email = await someone();
    const { code, challenge } = await askForCode(testApp, email);
    const wrong = wrongCode(code);
    const sending = Array.from({ length: 200 }, () => sendCode(testApp, email, wrong, challenge));
    const answers = await Promise.all(sending);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`400 ${JSON.stringify(refused)}`]),
    );
    expect(await triesOf(email)).toBe(3);
    expect((await sendCode(testApp, email, code, challenge)).status).toBe(400);
  });

  test('two hundred different ones at the same moment, the right one among them: three are looked at', async () => {
    const email = await someone();
    const { code, challenge } = await askForCode(testApp, email);
    const guesses = Array.from({ length: 200 }, (_, step) => String((Number(code) + step + 9900) % 10_000));
    const sending = guesses.map((guess) => sendCode(testApp, email, guess.padStart(4, '0'), challenge));
    const right = (await Promise.all(sending)).filter(({ status }) => status === 200);
    const tries = await triesOf(email);
    // The right code may happen to be among the first three.
    expect(right.length === 1 ? tries < 3 : tries === 3).toBe(true);
  });
});

describe('codes that nobody asked for', () => {
  const guestSends = () => sendCode(testApp, 'nobody@example.in', '1234', 'made-up');
  const wrongSoFar = (times: number) =>
    testApp.db.run(sql`
      INSERT INTO throttle (key, failures, ends_at) VALUES ('wrong-code-ip:127.0.0.1', ${times}, now() + interval '1 hour')
      ON CONFLICT (key) DO UPDATE SET failures = excluded.failures, ends_at = excluded.ends_at`);

  test('leave nothing in the security events', async () => {
    await wrongSoFar(0);
    const events = () => testApp.db.one(sql`SELECT count(*) AS all FROM security_event`);
    const before = await events();
    for (let time = 0; time < 20; time++) expect((await guestSends()).status).toBe(400);
    expect(await events()).toEqual(before);
  });

  test('are looked at one a second after three hundred from one ip, and a right code still works', async () => {
    const email = await someone();
    const { code, challenge } = await askForCode(testApp, email);
    await wrongSoFar(299);
    const statuses: number[] = [];
    for (let time = 0; time < 2; time++) statuses.push((await guestSends()).status);
    const refusedNow = await guestSends();
    expect([...statuses, refusedNow.status]).toEqual([400, 400, 429]);
    expect(refusedNow.headers['retry-after']).toBe('1');
    await testApp.letPass(1000);
    expect((await sendCode(testApp, email, code, challenge)).status).toBe(200);
  });
});

async function triesOf(email: string | null): Promise<number> {
  const { tries } = await testApp.db.one<{ tries: number }>(sql`
    SELECT c.tries FROM recovery_code c JOIN account a ON a.id = c.account_id WHERE a.email = ${email}`);
  return tries;
}
