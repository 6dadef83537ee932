import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootApp, type TestApp } from '../../test/boot';

let house: TestApp;

beforeAll(async () => {
  house = await bootApp();
});
afterAll(() => house.stop());

test('says that it lives, and whether it can serve', async () => {
  const read = async (url: string) => {
    const { statusCode, body } = await house.app.inject(url);
    return [statusCode, body];
  };
  expect(await read('/healthz')).toEqual([200, '{"ok":true}']);
  expect(await read('/readyz')).toEqual([200, '{"ok":true}']);
  const { one } = house.db;
  house.db.one = () => Promise.reject(new Error('the database is gone'));
  expect(await read('/readyz')).toEqual([503, '{"ok":false}']);
  expect(await read('/healthz')).toEqual([200, '{"ok":true}']);
  house.db.one = one;
});

test('says within three seconds that a database which has stopped answering cannot serve', async () => {
  const { one } = house.db;
  house.db.one = () => new Promise(() => {});
  const { statusCode } = await house.app.inject('/readyz');
  house.db.one = one;
  expect(statusCode).toBe(503);
}, 4500);
