import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, signIn } from '../../test/make';

let testApp: TestApp;
beforeAll(async () => void (testApp = await bootApp()));
afterAll(() => testApp.stop());

const enter = async () => {
  const { db, clock } = testApp;
  return signIn(db, await makeAccount(db, 'admin'), clock.now());
};
const download = (name: string, as: string) => testApp.get(`/console/export/${name}.csv`, {}, { as });

test('an admin gets twenty files a day, whichever they are, and others get theirs', async () => {
  const [as, another] = [await enter(), await enter()];
  for (let nth = 1; nth <= 20; nth++)
    expect([nth, (await download(nth % 2 ? 'customers' : 'shops', as)).status]).toEqual([nth, 200]);
  const { status, body } = await download('agents', as);
  expect([status, body['message']]).toEqual([
    429,
    'You have downloaded twenty files within a day. Please try again in 24 hours.',
  ]);
  expect((await download('agents', another)).status).toBe(200);
});
