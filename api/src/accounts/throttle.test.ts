import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../test/browser';
import { guess, guessTimes, setUpGuesses } from '../../test/guess';
import { makeAccount, password, signIn } from '../../test/make';
import { sql } from '../db/sql';
import { ipKey } from '../http/throttle';

const stage = setUpGuesses();

const second = 1000;
const minute = 60 * second;

describe('on one device', () => {
  test('from the fifth wrong password on, the wait doubles', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    expect(await guessTimes(stage.browser, 6, email)).toEqual([401, 401, 401, 401, 401, 429]);
    for (const waitSeconds of [30, 60, 120, 240]) {
      const blocked = await guess(stage.browser, email, password);
      expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, String(waitSeconds)]);
      await stage.testApp.letPass(waitSeconds * second);
      expect((await guess(stage.browser, email, 'wrong')).status).toBe(401);
    }
  });

  test('the longest wait is half an hour, and says so in words', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    for (let time = 0; time < 14; time++) {
      await guess(stage.browser, email, 'wrong');
      await stage.testApp.letPass(30 * minute);
    }
    await guess(stage.browser, email, 'wrong');
    expect((await guess(stage.browser, email, password)).body).toEqual({
      result: false,
      message: 'Too many attempts. Please try again in 30 minutes.',
      template: '{why} Please try again in {time}.',
      params: {
        why: { template: 'Too many attempts.', params: {} },
        time: { template: '{n} minutes', params: { n: 30 } },
      },
    });
  });

  test('an unknown email waits as long, with the same bytes', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    const answersFor = async (address: string | null) => {
      await guessTimes(stage.browser, 5, address);
      const { status, text, headers } = await guess(stage.browser, address, 'wrong');
      return [status, text, headers['retry-after']];
    };
    expect(await answersFor('stranger@example.in')).toEqual(await answersFor(email));
  });

  test('another device may still log in, whatever browser it is, and this one after the wait', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    await guessTimes(stage.browser, 5, email);
    expect((await guess(stage.browser, email, password)).status).toBe(429);
    expect((await guess(openBrowser(stage.testApp), email, password)).status).toBe(200);
    await stage.testApp.letPass(30 * second);
    expect((await guess(stage.browser, email, password)).status).toBe(200);
  });

  test('a right password wipes the slate', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    for (let round = 0; round < 3; round++) {
      expect(await guessTimes(stage.browser, 4, email)).toEqual([401, 401, 401, 401]);
      expect((await guess(stage.browser, email, password)).status).toBe(200);
    }
  });

  test('a number counts as one, however it is written', async () => {
    await makeAccount(stage.testApp.db, 'user', { phone: '+919876522222' });
    const ways = ['9876522222', '+919876522222', '98765 22222', '98765-22222', ' 919876522222'];
    for (const way of ways) expect((await guess(stage.browser, way, 'wrong')).status).toBe(401);
    expect((await guess(stage.browser, '(98765) 22222', 'wrong')).status).toBe(429);
  });

  test('the number and the email of an account are counted together', async () => {
    const { email, phone } = await makeAccount(stage.testApp.db);
    expect(await guessTimes(stage.browser, 3, email)).toEqual([401, 401, 401]);
    expect(await guessTimes(stage.browser, 3, phone)).toEqual([401, 401, 429]);
  });

  test('a hundred guesses at the same moment: five are looked at', async () => {
    const { email } = await makeAccount(stage.testApp.db);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => guess(stage.browser, email, 'wrong')),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([5, 95]);
  });
});

describe('one ip', () => {
  /** As if somebody with the same ip had given so many wrong passwords within the hour. */
  const wrongFrom = (ip: string, times: number) =>
    stage.testApp.db.run(sql`
      INSERT INTO throttle (key, failures, ends_at)
      VALUES (${ipKey('password', ip)}, ${times}, now() + interval '1 hour')`);
  const from = (ip: string) => openBrowser(stage.testApp, { 'x-forwarded-for': ip });

  test('is paced after three hundred wrong passwords in an hour, and never locked', async () => {
    const ip = '198.51.100.7';
    await wrongFrom(ip, 299);
    expect((await guess(from(ip), 'a1@example.in', 'wrong')).status).toBe(401);
    const before = performance.now();
    const names = Array.from({ length: 21 }, (_, index) => `b${index}@example.in`);
    const answers = await Promise.all(names.map((name) => guess(from(ip), name, 'wrong')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(performance.now() - before).toBeGreaterThan(1.5 * second);
    await stage.testApp.letPass(60 * minute);
    expect(await guessTimes(from(ip), 3, 'a4@example.in')).toEqual([401, 401, 401]);
  });

  test('that one name floods still lets the others in, in turn, and tells the flood to wait', async () => {
    const ip = '198.51.100.6';
    await wrongFrom(ip, 300);
    const people = await Promise.all([1, 2, 3].map(() => makeAccount(stage.testApp.db)));
    const flood = Array.from({ length: 40 }, () => guess(from(ip), 'a5@example.in', 'wrong'));
    const entered = people.map(({ email }) => guess(from(ip), email, password));
    const late = Array.from({ length: 40 }, () => guess(from(ip), 'a5@example.in', 'wrong'));
    expect((await Promise.all(entered)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = (await Promise.all([...flood, ...late])).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(70);
    expect(refused[0]?.body['message']).toBe(
      'Many wrong passwords came from your network. Please try again in 10 seconds.',
    );
  }, 30_000);

  test('whose flood names ever new people lets all others in, on new devices too', async () => {
    const ip = '198.51.100.5';
    await wrongFrom(ip, 300);
    const people = await Promise.all(Array.from({ length: 20 }, () => makeAccount(stage.testApp.db)));
    // What comes in eight seconds of three hundred a minute, all at once.
    const flood = Array.from({ length: 40 }, (_, index) => guess(from(ip), `c${index}@example.in`, 'wrong'));
    const entered = await Promise.all(people.map(({ email }) => guess(from(ip), email, password)));
    expect(entered.map(({ status }) => status)).toEqual(people.map(() => 200));
    await Promise.all(flood);
  }, 30_000);

  test('with any number of them lets a known device in at once', async () => {
    const ip = '198.51.100.8';
    const { email } = await makeAccount(stage.testApp.db);
    const own = from(ip);
    await guess(own, email, password);
    await wrongFrom(ip, 100_000);
    for (let time = 0; time < 5; time++) expect((await guess(own, email, password)).status).toBe(200);
  });

  test('right passwords are no failures of it', async () => {
    const ip = '198.51.100.9';
    const { email } = await makeAccount(stage.testApp.db);
    await wrongFrom(ip, 299);
    for (let time = 0; time < 5; time++) expect((await guess(from(ip), email, password)).status).toBe(200);
  });
});

describe('the password once more, in a session', () => {
  const confirm = (as: string, word: string) =>
    stage.testApp.post('/admin/delete/user', { password: word }, { as });

  test('a thief’s guesses do not keep the owner waiting, and end the thief’s session', async () => {
    const account = await makeAccount(stage.testApp.db);
    const stolen = await signIn(stage.testApp.db, account, stage.testApp.clock.now(), true);
    const own = await signIn(stage.testApp.db, account, stage.testApp.clock.now(), true);
    const statuses: number[] = [];
    for (let time = 0; time < 21; time++) {
      statuses.push((await confirm(stolen, 'wrong')).status);
      await stage.testApp.letPass(30 * minute);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 401]);
    expect((await confirm(own, password)).status).toBe(200);
  });
});
