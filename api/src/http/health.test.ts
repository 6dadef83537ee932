import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

test('says that it lives, and whether it can serve', async () => {
  const read = async (url: string) => {
    const { statusCode, body } = await testApp.app.inject(url);
    return [statusCode, body];
  };
  expect(await read('/healthz')).toEqual([200, '{"ok":true}']);
  expect(await read('/readyz')).toEqual([200, '{"ok":true}']);
  const { one } = testApp.db;
  testApp.db.one = () => Promise.reject(new Error('the database is gone'));
  expect(await read('/readyz')).toEqual([503, '{"ok":false}']);
  expect(await read('/healthz')).toEqual([200, '{"ok":true}']);
  testApp.db.one = one;
});

test('says within three seconds that a database which has stopped answering cannot serve', async () => {
  const { one } = testApp.db;
  testApp.db.one = () => new Promise(() => {});
  const { statusCode } = await testApp.app.inject('/readyz');
  testApp.db.one = one;
  expect(statusCode).toBe(503);
}, 4500);
