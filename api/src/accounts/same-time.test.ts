import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount } from '../../test/make';

let house: TestApp;

beforeAll(async () => {
  house = await bootApp();
});
afterAll(() => house.stop());

/** The shortest of a few tries: what the work itself takes, however busy the machine is. */
async function shortestMs(emails: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const email of emails) {
    const before = performance.now();
    expect((await house.post('/user/login', { email, password: 'not this one' })).status).toBe(401);
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

test('a login with an unknown address takes as long as one with a wrong password [D-004]', async () => {
  const known = [1, 2, 3, 4, 5, 6].map((number) => `asha${number}@example.in`);
  for (const email of known) await makeAccount(house.db, 'user', { email });
  const unknown = known.map((email) => `not.${email}`);
  const [knownMs, unknownMs] = [await shortestMs(known), await shortestMs(unknown)];
  // Without the password's own work an answer comes in a tenth of that time.
  expect(unknownMs).toBeGreaterThan(knownMs / 2);
});
