import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editProfile } from '@aaspaas/contract/accounts/calls';
import { noise } from '../../test/bad-images';
import { bootApp, type TestApp } from '../../test/boot';
import { type Account, makeAccount, signIn } from '../../test/make';
import { findUser } from '../accounts/queries';
import { sql } from '../db/sql';
import { attemptOf } from './attempt';
import { answerOnce } from './once';

let testApp: TestApp;
let person: Account;
let token: string;
let made = 0;
let key: string;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());
beforeEach(async () => {
  person = await makeAccount(testApp.db);
  token = await signIn(testApp.db, person, testApp.clock.now());
  key = `draft-number-${++made}`;
});

const edit = (body: object, retryKey = key, as = token) =>
  testApp.post(editProfile.path, body, { as, headers: { 'idempotency-key': retryKey } });

const attempt = (body: unknown) => attemptOf(key, { path: '/test' }, 0, body, {});

/** A call that counts how often it happened. */
function counting() {
  let times = 0;
  const send = (body: unknown, whileWriting: () => Promise<void> = async () => {}) =>
    answerOnce<{ number: number }>(testApp.db, attempt(body), (write) =>
      write(async () => {
        times++;
        await whileWriting();
        return { number: times };
      }),
    );
  return { send, times: () => times };
}

test('the same key and body happen once and are answered alike', async () => {
  const image = await noise(40, 40).png().toBuffer();
  const first = await edit({ name: 'Meera Iyer', image });
  expect(first.status).toBe(200);
  await testApp.db.run(sql`UPDATE account SET name = 'Changed Meanwhile' WHERE id = ${person.id}`);
  const second = await edit({ name: 'Meera Iyer', image });
  expect([second.status, second.text]).toEqual([200, first.text]);
  expect(await findUser(testApp.db, person.id)).toMatchObject({ name: 'Changed Meanwhile' });
});

test('the same key with other fields or another file is refused', async () => {
  await edit({ name: 'Meera Iyer', image: await noise(40, 40).png().toBuffer() });
  const says = 'This was already sent with other details. Please reload the page.';
  const others = [{ name: 'Asha Rao' }, { name: 'Meera Iyer', image: await noise(41, 40).png().toBuffer() }];
  for (const body of others) {
    const answer = await edit(body);
    expect([answer.status, answer.body]).toEqual([422, { result: false, message: says }]);
  }
});

test('a refused call leaves its key free for the corrected form', async () => {
  expect((await edit({ name: 'M' })).status).toBe(400);
  expect((await edit({ name: 'Meera' })).status).toBe(200);
});

test('a key is its sender’s own', async () => {
  await edit({ name: 'Meera Iyer' });
  const other = await makeAccount(testApp.db);
  const theirs = await edit({ name: 'Asha Rao' }, key, await signIn(testApp.db, other, testApp.clock.now()));
  expect(theirs.status).toBe(200);
});

test('without a key everything happens each time', async () => {
  const plain = (name: string) => testApp.post(editProfile.path, { name }, { as: token });
  await plain('Meera Iyer');
  await plain('Asha Rao');
  expect(await findUser(testApp.db, person.id)).toMatchObject({ name: 'Asha Rao' });
});

test.each(['short', 'k'.repeat(101), 'with space inside', 'é-not-plain-text'])(
  'key "%s" is refused',
  async (bad) => {
    expect((await edit({ name: 'Meera' }, bad)).status).toBe(400);
  },
);

test('neither the key nor the body can be read from what is stored', async () => {
  await edit({ name: 'Meera Iyer' });
  const rows = await testApp.db.many(
    sql`SELECT key, body_hash FROM idempotency_key WHERE account_id = ${person.id}`,
  );
  expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/), body_hash: expect.any(Buffer) }]);
});

test('twenty at once happen once, and all get the same reply', async () => {
  const { send, times } = counting();
  const replies = await Promise.all(Array.from({ length: 20 }, () => send('the same')));
  expect(times()).toBe(1);
  expect(replies).toEqual(Array.from({ length: 20 }, () => ({ number: 1 })));
});

test('twenty forms at once give one reply and one photo', async () => {
  const image = await noise(42, 40).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => edit({ name: 'Meera Iyer', image })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

test('when the first fails, the next one does the work', async () => {
  const { send, times } = counting();
  const failing = send('the same', async () => {
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  await expect(send('the same')).resolves.toEqual({ number: 2 });
  expect(times()).toBe(2);
});

test('who comes while the first is long at work is told to wait', async () => {
  const { send, times } = counting();
  let finish = () => {};
  let started = () => {};
  const hasStarted = new Promise<void>((resolve) => (started = resolve));
  const first = send('the same', () => {
    started();
    return new Promise((resolve) => (finish = resolve));
  });
  await hasStarted;
  await expect(send('the same')).rejects.toMatchObject({ kind: 'busy', details: { retryAfterSeconds: 3 } });
  finish();
  await expect(first).resolves.toEqual({ number: 1 });
  await expect(send('the same')).resolves.toEqual({ number: 1 });
  expect(times()).toBe(1);
});
