import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../test/browser';
import { guess, guessTimes, makeGuessedAt, setUpGuesses } from '../../test/guess';
import { makeAccount, password } from '../../test/make';
import { codeIn, mailsTo } from '../../test/recover';
import { sql } from '../db/sql';

const stage = setUpGuesses();

const day = 24 * 60 * 60_000;

describe('from everywhere', () => {
  const sentence =
    'Too many wrong passwords were tried for this account. ' +
    'Use "Forgot password?" to choose a new one, and then log in with that.';

  /** Another cookie, user agent and ip each time. */
  const stranger = (time: number) =>
    openBrowser(stage.testApp, {
      'user-agent': `Guesser/${time}`,
      'x-forwarded-for': `203.0.${Math.floor(time / 250)}.${time % 250}`,
    });

  test('three hundred guesses: the 101st and all later ones are refused, and the owner’s own device enters [D-087]', async () => {
    const { email, id } = await makeAccount(stage.testApp.db);
    const own = openBrowser(stage.testApp);
    expect((await guess(own, email, password)).status).toBe(200);
    const statuses: number[] = [];
    for (let time = 0; time < 310; time++)
      statuses.push((await guess(stranger(time), email, `wrong ${time}`)).status);
    expect(statuses.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 401));
    expect(statuses.slice(100)).toEqual(Array.from({ length: 210 }, () => 429));

    const refused = await guess(openBrowser(stage.testApp), email, password);
    expect([refused.status, refused.body['message']]).toEqual([429, sentence]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await guess(own, email, password)).status).toBe(200);
    const locked = await stage.testApp.db.many(sql`
      SELECT 1 FROM security_event WHERE account_id = ${id} AND event = 'account locked'`);
    expect(locked).toHaveLength(1);
  }, 60_000);

  test('three hundred at the same moment: a hundred are looked at', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    const answers = Array.from({ length: 300 }, (_, time) => guess(stranger(time), email, 'wrong'));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200);
  }, 60_000);

  /** As if a hundred wrong passwords had been given; only the first and the last really are. */
  async function giveHundred(name: string | null): Promise<void> {
    expect((await guess(stranger(1), name, 'wrong')).status).toBe(401);
    await stage.testApp.db.run(sql`
      UPDATE throttle SET failures = 99 WHERE failures = 1 AND key ~ '^guess:(name|account):[^:]+$'`);
    expect((await guess(stranger(2), name, 'wrong')).status).toBe(401);
  }

  test('a name that nobody has is closed after as many, with the same bytes', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    const answersFor = async (name: string | null) => {
      await giveHundred(name);
      const { status, text, headers } = await guess(stranger(3), name, 'wrong');
      return [status, text, headers['retry-after']];
    };
    expect(await answersFor('stranger@example.in')).toEqual(await answersFor(email));
  });

  test('a closed number names the operator, whether or not there is an account, or an email [D-087]', async () => {
    await makeAccount(stage.testApp.db, 'shop', { email: null, phone: '+919876555551' });
    await makeAccount(stage.testApp.db, 'shop', { phone: '+919876555552' });
    const said = new Set<unknown>();
    for (const phone of ['9876555551', '9876555552', '9876555553']) {
      await giveHundred(phone);
      said.add((await guess(openBrowser(stage.testApp), phone, password)).body['message']);
    }
    expect([...said]).toEqual([
      'Too many wrong passwords were tried for this account. Use "Forgot password?" with your email address. ' +
        'If you gave us none, call +91 60000 00000 and we will help you.',
    ]);
  });

  test('it stays closed however long one waits', async () => {
    const { email } = await makeGuessedAt(stage.testApp, 99);
    expect(await guessTimes(stage.browser, 1, email)).toEqual([401]);
    await stage.testApp.letPass(400 * day);
    expect((await guess(stage.browser, email, password)).status).toBe(429);
  });

  test.each([
    [29, 429],
    [30, 200],
  ])(
    'ninety-nine count for thirty days: after %i a right one after the next is answered %i',
    async (days, status) => {
      const { email, id } = await makeAccount(stage.testApp.db);
      await guess(stranger(1), email, 'wrong');
      await stage.testApp.db.run(sql`UPDATE throttle SET failures = 99 WHERE key = ${`guess:account:${id}`}`);
      await stage.testApp.letPass(days * day);
      expect((await guess(stranger(2), email, 'wrong')).status).toBe(401);
      expect((await guess(openBrowser(stage.testApp), email, password)).status).toBe(status);
    },
  );

  test('a reset by mail opens it for the device that asked, while others go on guessing [D-087]', async () => {
    const { email, id } = await makeGuessedAt(stage.testApp, 100);
    const fresh = openBrowser(stage.testApp);
    const chosen = 'a new secret';
    await fresh.post('/user/forgotpassword', { email });
    const code = codeIn((await mailsTo(stage.testApp, email)).at(-1));
    await fresh.post('/user/verifyotp', { email, otp: code });
    expect((await fresh.post('/user/ResetPassword', { email, password: chosen })).status).toBe(200);
    await giveHundred(email);
    expect((await guess(openBrowser(stage.testApp), email, chosen)).status).toBe(429);
    expect((await guess(fresh, email, chosen)).status).toBe(200);
    const events = await stage.testApp.db.many<{ event: string }>(sql`
      SELECT event FROM security_event WHERE account_id = ${id} ORDER BY id`);
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['password reset', 'account unlocked', 'account locked']),
    );
  });

  test('a new password makes all other devices unknown: they may be a thief’s', async () => {
    const { email, id } = await makeAccount(stage.testApp.db);
    const thief = openBrowser(stage.testApp);
    const own = openBrowser(stage.testApp);
    for (const each of [thief, own]) expect((await guess(each, email, password)).status).toBe(200);
    const change = { email, password: 'a new secret', current_password: password };
    expect((await own.post('/user/ResetPassword', change)).status).toBe(200);
    const known = await stage.testApp.db.many(sql`SELECT 1 FROM known_device WHERE account_id = ${id}`);
    expect(known).toHaveLength(1);
    await giveHundred(email);
    expect((await guess(thief, email, 'a new secret')).status).toBe(429);
    expect((await guess(own, email, 'a new secret')).status).toBe(200);
  });

  test('right passwords do not count, however many devices one has', async () => {
    const { email } = await makeGuessedAt(stage.testApp, 99);
    for (let time = 0; time < 3; time++)
      expect((await guess(openBrowser(stage.testApp), email, password)).status).toBe(200);
  });
});
