import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount } from '../../test/make';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

async function loginMs(email: string): Promise<number> {
  const before = performance.now();
  expect((await testApp.post('/user/login', { email, password: 'not this one' })).status).toBe(401);
  return performance.now() - before;
}

test('a login with an unknown email takes as long as one with a wrong password [D-004]', async () => {
  const times: { known: number; unknown: number }[] = [];
  // In turns, so that a moment when the machine is busy slows both.
  for (let turn = 0; turn < 12; turn++) {
    const email = `asha${turn}@example.in`;
    await makeAccount(testApp.db, 'user', { email });
    times.push({ known: await loginMs(email), unknown: await loginMs(`not.${email}`) });
  }
  // The shortest of them is the time that the work itself takes.
  const shortest = (of: 'known' | 'unknown') => Math.min(...times.map((each) => each[of]));
  // Without hashing the password a reply would take less than half of that time.
  expect(shortest('unknown')).toBeGreaterThan(0.7 * shortest('known'));
});
