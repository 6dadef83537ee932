import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, password } from '../../test/make';
import { sql } from '../db/sql';
import { addressKey } from '../http/throttle';

let house: TestApp;

beforeAll(async () => {
  house = await bootApp();
});
afterAll(() => house.stop());

const second = 1000;
const guess = (email: string | null, word: string, agent = 'one phone') =>
  house.post('/user/login', { email, password: word }, { headers: { 'user-agent': agent } });

async function guessTimes(times: number, email: string | null): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await guess(email, 'wrong')).status);
  return statuses;
}

test('from the fifth wrong password on, the wait doubles', async () => {
  const { email } = await makeAccount(house.db);
  expect(await guessTimes(6, email)).toEqual([401, 401, 401, 401, 401, 429]);
  for (const waitSeconds of [30, 60, 120, 240]) {
    const blocked = await guess(email, password);
    expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, String(waitSeconds)]);
    await house.letPass(waitSeconds * second);
    expect((await guess(email, 'wrong')).status).toBe(401);
  }
});

test('the longest wait is half an hour, and says so in words', async () => {
  const { email } = await makeAccount(house.db);
  for (let time = 0; time < 14; time++) {
    await guess(email, 'wrong');
    await house.letPass(30 * 60 * second);
  }
  await guess(email, 'wrong');
  expect((await guess(email, password)).body).toEqual({
    result: false,
    message: 'Too many attempts. Please try again in 30 minutes.',
  });
});

test('an unknown address waits as long, with the same bytes', async () => {
  const { email } = await makeAccount(house.db);
  const answersFor = async (address: string | null) => {
    await guessTimes(5, address);
    const { status, text, headers } = await guess(address, 'wrong');
    return [status, text, headers['retry-after']];
  };
  expect(await answersFor('stranger@example.in')).toEqual(await answersFor(email));
});

test('another device may still log in, and this one after the wait', async () => {
  const { email } = await makeAccount(house.db);
  await guessTimes(5, email);
  expect((await guess(email, password)).status).toBe(429);
  expect((await guess(email, password, 'another phone')).status).toBe(200);
  await house.letPass(30 * second);
  expect((await guess(email, password)).status).toBe(200);
});

test('a right password wipes the slate', async () => {
  const { email } = await makeAccount(house.db);
  for (let round = 0; round < 3; round++) {
    expect(await guessTimes(4, email)).toEqual([401, 401, 401, 401]);
    expect((await guess(email, password)).status).toBe(200);
  }
});

test('a number counts as one, however it is written', async () => {
  await makeAccount(house.db, 'user', { phone: '+919876522222' });
  const ways = ['9876522222', '+919876522222', '98765 22222', '98765-22222', ' 919876522222'];
  for (const way of ways) expect((await guess(way, 'wrong')).status).toBe(401);
  expect((await guess('(98765) 22222', 'wrong')).status).toBe(429);
});

test('a hundred guesses at the same moment: five are looked at', async () => {
  const { email } = await makeAccount(house.db);
  const answers = await Promise.all(Array.from({ length: 100 }, () => guess(email, 'wrong')));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(401), count(429)]).toEqual([5, 95]);
});

test('one address may fail three hundred times an hour, over all accounts', async () => {
  await house.db.run(sql`
    INSERT INTO throttle (key, failures) VALUES (${addressKey('password', '127.0.0.1')}, 298)
    ON CONFLICT (key) DO UPDATE SET failures = 298, ends_at = now() + interval '1 hour'`);
  // One that succeeds is no failure.
  const { email } = await makeAccount(house.db);
  expect((await guess(email, password)).status).toBe(200);
  expect((await guess('a1@example.in', 'wrong')).status).toBe(401);
  expect((await guess('a2@example.in', 'wrong')).status).toBe(401);
  expect((await guess('a3@example.in', 'wrong')).status).toBe(429);
  await house.letPass(60 * 60 * second);
  expect((await guess('a3@example.in', 'wrong')).status).toBe(401);
});
