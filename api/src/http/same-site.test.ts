import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall } from '@aaspaas/contract/every-call';
import { bootApp, type Sending, type TestApp } from '../../test/boot';
import { makeAccount, signIn } from '../../test/make';

let testApp: TestApp;
let token: string;

beforeAll(async () => {
  testApp = await bootApp();
  token = await signIn(testApp.db, await makeAccount(testApp.db), testApp.clock.now());
});
afterAll(() => testApp.stop());

type Headers = NonNullable<Sending['headers']>;
const from = (headers: Headers): Headers => ({
  'sec-fetch-site': undefined,
  host: 'aaspaas.example',
  ...headers,
});

describe('where a request comes from', () => {
  const rows: [name: string, headers: Headers, guest: number, signedIn: number][] = [
    ['our own page', { 'sec-fetch-site': 'same-origin' }, 200, 200],
    ['typed by the person', { 'sec-fetch-site': 'none' }, 200, 200],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }, 403, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403, 403],
    ['something new', { 'sec-fetch-site': 'next-door' }, 403, 403],
    [
      'another site with our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://aaspaas.example' },
      403,
      403,
    ],
    ['our origin, old browser', { origin: 'https://aaspaas.example' }, 200, 200],
    ['another origin, old browser', { origin: 'https://evil.example' }, 403, 403],
    ['an origin that begins like ours', { origin: 'https://aaspaas.example.evil.example' }, 403, 403],
    ['our host on another port', { origin: 'https://aaspaas.example:8443' }, 403, 403],
    ['our host without encryption', { origin: 'http://aaspaas.example' }, 403, 403],
    ['a name at home', { host: 'shop.local:3000', origin: 'http://shop.local:3000' }, 200, 200],
    ['a name that a silent proxy encrypts', { host: 'shop.local', origin: 'https://shop.local' }, 200, 200],
    [
      'without encryption, where a proxy says that we have it',
      { host: 'shop.local', origin: 'http://shop.local', 'x-forwarded-proto': 'https' },
      403,
      403,
    ],
    ['a sandboxed frame', { origin: 'null' }, 403, 403],
    ['a program that says nothing', {}, 200, 403],
  ];

  test.each(rows)('%s', async (_, headers, guest, signedIn) => {
    const statuses = [null, token].map(
      async (as) => (await testApp.post('/user/session', {}, { as, headers: from(headers) })).status,
    );
    expect(await Promise.all(statuses)).toEqual([guest, signedIn]);
  });

  test('even a session that has ended counts as a cookie', async () => {
    const answer = await testApp.post('/user/session', {}, { as: 'x'.repeat(43), headers: from({}) });
    expect(answer.status).toBe(403);
  });

  test('a form on another site signs nobody out', async () => {
    await testApp.post('/user/logout', {}, { as: token, headers: { 'sec-fetch-site': 'cross-site' } });
    expect((await testApp.post('/user/session', {}, { as: token })).body['user']).not.toBeNull();
  });

  test.each(everyCall.map(({ path }) => path))('%s refuses another site', async (path) => {
    const answer = await testApp.post(path, {}, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([answer.status, answer.body['result']]).toEqual([403, false]);
  });
});

describe('what a body may be', () => {
  const jsonCalls = everyCall.filter(({ files }) => !files).map(({ path }) => path);
  const types = [
    'text/plain',
    'text/plain; charset=utf-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'Multipart/Form-Data; boundary=x',
    'application/xml',
    'text/json',
  ];

  test.each(types)('%s is not JSON, for any call without files', async (type) => {
    for (const path of jsonCalls) {
      const { status, body } = await testApp.post(path, '{}', { headers: { 'content-type': type } });
      expect([path, status, body['result']]).toEqual([path, 415, false]);
    }
  });

  test('a body without a type is refused', async () => {
    const answer = await testApp.post('/user/session', '{}', { headers: { 'content-type': undefined } });
    expect(answer.status).toBe(415);
  });

  test.each(['application/json', 'application/json; charset=utf-8'])('%s is taken', async (type) => {
    expect((await testApp.post('/user/session', '{}', { headers: { 'content-type': type } })).status).toBe(
      200,
    );
  });

  test.each(['', '{', '"text"', '7', 'true', '[]', '[{}]', '{"__proto__":{"role":"admin"}}'])(
    'no object: %s',
    async (body) => {
      const answer = await testApp.post('/shop/list/shop', body);
      expect([answer.status, answer.body]).toEqual([
        400,
        { result: false, message: 'Invalid data provided' },
      ]);
    },
  );

  test('64 kB are enough', async () => {
    const ofSize = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`;
    expect((await testApp.post('/user/session', ofSize(64 * 1024))).status).toBe(200);
    const answer = await testApp.post('/user/session', ofSize(64 * 1024 + 1));
    expect([answer.status, answer.body]).toEqual([
      413,
      { result: false, message: 'This is too large to send.' },
    ]);
  });
});
