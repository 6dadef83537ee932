import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bootApp, type TestApp, testClock } from '../../test/boot';
import { makeAccount, password } from '../../test/make';
import { ipKey, anHour } from './throttle';
import { countTry, forgetTries, uncountTry, waitBefore } from './throttle-queries';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const second = 1000;
const hour = 3600 * second;

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', true],
  ['2001:db8::1', '2001:db8:0:0:5::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['192.0.2.1', '192.0.2.2', false],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
])('%s and %s are one network: %s', (one, other, areOne) => {
  expect(ipKey('x', one) === ipKey('x', other)).toBe(areOne);
});

test('after a day without a try everything begins anew', async () => {
  const pace = { from: 2, firstWaitMs: second, longestWaitMs: second };
  const waits = async () => [
    await waitBefore(testApp.db, 'rested', pace),
    await waitBefore(testApp.db, 'rested', pace),
    await waitBefore(testApp.db, 'rested', pace),
  ];
  expect(await waits()).toEqual([0, 0, second]);
  await testApp.letPass(25 * hour);
  expect(await waits()).toEqual([0, 0, second]);
});

test('an hour’s count ends with the hour, however long the wait', async () => {
  const pace = { ...anHour(2), firstWaitMs: 5 * hour, longestWaitMs: 5 * hour };
  expect((await countTry(testApp.db, 'busy', pace)).tries).toBe(1);
  expect((await countTry(testApp.db, 'busy', pace)).tries).toBe(2);
  const wait = await waitBefore(testApp.db, 'busy', pace);
  expect(wait).toBeGreaterThan(0.9 * hour);
  expect(wait).toBeLessThanOrEqual(hour);
  await testApp.letPass(hour);
  expect(await countTry(testApp.db, 'busy', pace)).toEqual({ waitMs: 0, tries: 1 });
});

test('a count without end waits for somebody to forget it', async () => {
  const pace = { from: 2, firstWaitMs: Infinity, longestWaitMs: Infinity, windowMs: hour };
  await countTry(testApp.db, 'locked', pace);
  await countTry(testApp.db, 'locked', pace);
  await testApp.letPass(1000 * hour);
  expect(await countTry(testApp.db, 'locked', pace)).toEqual({ waitMs: Infinity, tries: 0 });
  await uncountTry(testApp.db, 'locked');
  expect(await countTry(testApp.db, 'locked', pace)).toEqual({ waitMs: 0, tries: 1 });
  await forgetTries(testApp.db, 'locked');
  expect((await countTry(testApp.db, 'locked', pace)).tries).toBe(1);
});

describe('a hundred right logins at the same moment, from one ip', () => {
  /** Every other try goes to the second server. */
  async function logInAll(one: TestApp, other: TestApp): Promise<Set<number>> {
    const people = await Promise.all(Array.from({ length: 100 }, () => makeAccount(testApp.db)));
    const answers = people.map(({ email }, index) =>
      (index % 2 === 0 ? one : other).post('/user/login', { email, password }),
    );
    return new Set((await Promise.all(answers)).map(({ status }) => status));
  }

  test('all succeed', async () => {
    expect(await logInAll(testApp, testApp)).toEqual(new Set([200]));
  });

  test('all succeed on two servers whose clocks are two seconds apart', async () => {
    const ahead = testClock(new Date(testApp.clock.now().getTime() + 2 * second).toISOString());
    const other = await bootApp({ beside: testApp, clock: ahead });
    try {
      expect(await logInAll(testApp, other)).toEqual(new Set([200]));
    } finally {
      await other.stop();
    }
  });
});
