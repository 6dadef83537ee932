import { type GenericSchema, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { everyCall } from './every-call';
import { kindOfStatus, statusOf } from './failure';
import { keyOfCall } from './page';
import { id, latitude, longitude, text } from './shapes';

test('all calls are under the base path of the product, each with a path of its own', () => {
  expect(everyCall.filter(({ path }) => !path.startsWith('/aaspaas/'))).toEqual([]);
  expect(new Set(everyCall.map(({ name }) => name)).size).toBe(everyCall.length);
});

test('no request contains what the caller may not set: role, status, ratings, owner and payment', () => {
  const forbidden =
    /^(role|u_role|sh_status|status|sh_ratings|rating_sum|sh_review_count|owner_id|paid_until|is_.*)$/;
  for (const { path, request } of everyCall) {
    const fields = 'entries' in request ? Object.keys(request.entries as object) : [];
    const asSent = fields.filter((field) => !isHarmless(path, field));
    expect([path, asSent.filter((field) => forbidden.test(field))]).toEqual([path, []]);
  }
});

/** Recovery accepts the role and ignores it; admins look for people and listings by these. */
const isHarmless = (path: string, field: string): boolean =>
  (path.endsWith('/forgotpassword') && field === 'u_role') ||
  (/\/console\/(list\/\w+|[\w-]+\/(listings|people))$/.test(path) && ['status', 'role'].includes(field));

test('calls about one’s own data are closed to guests', () => {
  const personal = everyCall.filter(({ own }) => Object.keys(own).length > 0);
  expect(personal.filter(({ who }) => who === 'anyone')).toEqual([]);
});

test('only replies that everyone may read are cached', () => {
  const cached = everyCall.filter(({ hasGetTwin }) => hasGetTwin);
  expect(cached.filter(({ who }) => who !== 'anyone')).toEqual([]);
});

describe('shapes', () => {
  const accepts = (shape: GenericSchema, value: unknown) => safeParse(shape, value).success;

  test.each([1, 16, 2_147_483_647])('%d is an id', (value) => expect(accepts(id, value)).toBe(true));
  test.each([0, -1, 1.5, 2_147_483_648, Number.NaN, Infinity, '1', null, undefined, [1], { id: 1 }, true])(
    '%j is no id',
    (value) => expect(accepts(id, value)).toBe(false),
  );

  test.each(['', 'abcde', 'कि'])('%j is text', (value) => expect(accepts(text(5), value)).toBe(true));
  test.each(['abcdef', 'a\0', '\ud800', 'x\udc00', 5, null, ['a'], {}])('%j is not text', (value) =>
    expect(accepts(text(5), value)).toBe(false),
  );

  test.each([
    [latitude, 85, true],
    [latitude, -85, true],
    [latitude, 85.1, false],
    [latitude, Number.NaN, false],
    [longitude, 180, true],
    [longitude, -180.1, false],
    [longitude, '77', false],
  ])('a place on earth', (shape, value, isOne) => expect(accepts(shape, value)).toBe(isOne));
});

test('every kind of failure is read back from its status, but for the one that is named in the body', () => {
  const { 'second-factor': shared, ...ownStatus } = statusOf;
  for (const [kind, status] of Object.entries(ownStatus)) expect(kindOfStatus(status)).toBe(kind);
  expect(shared).toBe(statusOf['not-yours']);
  expect([kindOfStatus(418), kindOfStatus(599)]).toEqual(['invalid', 'broken']);
});

test('a read that a page needs is identified by its path and its request', () => {
  expect(keyOfCall({ path: '/aaspaas/x', body: {} })).toBe('/aaspaas/x?');
  const key = keyOfCall({ path: '/aaspaas/x', body: { search: 'a&b=c', city: undefined, limit: 5 } });
  expect(key).toBe('/aaspaas/x?limit=5&search=a%26b%3Dc');
});

test('two orders of the same request have one key, two requests have two', () => {
  const keyOf = (body: Readonly<Record<string, unknown>>) => keyOfCall({ path: '/aaspaas/x', body });
  const asked = { limit: 5, search: 'tea', latitude: 9.9, longitude: 76.2 };
  const turned = Object.fromEntries(Object.entries(asked).reverse());
  expect(keyOf(turned)).toBe(keyOf(asked));
  expect(keyOf({ ...turned, search: 'limit' })).not.toBe(keyOf(asked));
  // The request keeps its own order.
  expect(Object.keys(turned)).toEqual(['longitude', 'latitude', 'search', 'limit']);
});
