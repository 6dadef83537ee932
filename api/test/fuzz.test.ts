import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { type GenericSchema, safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall, type ShapedCall } from '@aaspaas/contract/every-call';
import { type Answer, bootApp, type TestApp } from './boot';
import { makeAccount, makeAgent, makeReview, makeShop, signIn } from './make';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
  const shop = await makeShop(testApp.db);
  await makeReview(testApp.db, shop, await makeAccount(testApp.db));
  await makeShop(testApp.db, { name: 'അമ്മ Bakery', category: 'Bakery', city: 'Kochi', kind: 'both' });
});
afterAll(() => testApp.stop());

const runs = { numRuns: 12, seed: 20_260_316 };

// Valibot's generic type hides what its shapes hold; these fields are part of its API.
type Shape = GenericSchema & {
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
};

/** The limit that a shape sets for a number or a length, if any. */
function demand({ pipe }: Shape, type: string, otherwise: number): number {
  const found = pipe?.find((action) => action.type === type)?.requirement;
  return typeof found === 'number' ? found : otherwise;
}

/** Values that a shape accepts; among the texts are those that are easily handled wrongly. */
function fitting(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.wrapped) return fc.option(fitting(shape.wrapped), { nil: undefined, freq: 3 });
  if (shape.options) return fc.constantFrom(...shape.options);
  if (shape.type === 'boolean') return fc.boolean();
  if (shape.type === 'number') {
    const range = { min: demand(shape, 'min_value', -1e6), max: demand(shape, 'max_value', 1e6) };
    const isWhole = shape.pipe?.some(({ type }) => type === 'integer');
    return isWhole ? fc.integer(range) : fc.double({ ...range, noNaN: true });
  }
  const maxLength = Math.min(400, demand(shape, 'max_length', 100));
  const carefully = fc.constantFrom(...careful.map((text) => text.slice(0, maxLength)));
  return fc.oneof(carefully, fc.string({ maxLength, unit: 'grapheme' }), fc.string({ maxLength }));
}

const careful = [
  '',
  ' ',
  "'",
  '"',
  '\\',
  '%',
  '_',
  "' OR 1=1 --",
  'a:* & !b',
  '<script>alert(1)</script>',
  'Kochi',
  'shop',
  'service',
  'a@example.in',
  '9876543210',
  '[Monday Tuesday]',
  'Full time',
  '[]',
  '{}',
  '["a"]',
  '٣',
  '\u202e',
  '\ufeff',
  '💡',
  'ﷺ'.repeat(200),
  '㌖'.repeat(200),
  'a '.repeat(150),
  '1e999',
  '-0',
  'NaN',
  'null',
  '__proto__',
  'constructor',
];

/** Values that almost no shape accepts. */
const misfits = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [[]],
    { length: 1 },
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    -1e308,
    5e-324,
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00',
    'a'.repeat(20_000),
    { toString: 'x' },
    { constructor: { prototype: {} } },
    ['1'],
    '2147483648',
  ),
  fc.anything({ maxDepth: 3, withNullPrototype: true }),
);

const strayFields = fc.dictionary(
  fc.constantFrom('role', 'is_admin', 'toString', 'hasOwnProperty', 'valueOf', 'id', '', '\0', 'owner_id'),
  misfits,
  { maxKeys: 2 },
);

/** Values that pass the rules, so that some bodies get past the checks of the handler. */
const sensible: Readonly<Record<string, readonly unknown[]>> = {
  sh_shop_or_service: ['shop', 'Service', 'both', ''],
  city: ['Bangalore', 'Ernakulam'],
  email: ['asha@example.in', '9876543210'],
  mobile: ['9876543210', '+91 98765 43211'],
  name: ['Asha Menon'],
  address: ['12 Main Road, Kochi'],
  district: ['Ernakulam'],
  state: ['Kerala'],
  zip_code: ['682001'],
  password: ['correct horse battery'],
  otp: ['1234'],
  sh_id: [1, 2, 3],
  shop_id: [1, 2, 3],
  r_id: [1, 2],
  rating: [1, 5],
  comment: ['Good'],
  reason: ['Rude'],
  location: ['Kochi', 'Edapally, Kochi'],
  service_or_shop: ['shop', 'service', 'both'],
  shop_name: ['Anand Stores'],
  owner_name: ['Anand Menon'],
  shop_address: ['12 Main Road, Kochi'],
  category_name: ['Beauty'],
  primary_phone: ['9876543210', '9812345670'],
  secondary_phone: [''],
  whatsapp_number: ['9876543210'],
  working_days: ['["Mon"]', '[]'],
  product_and_service: ['["Rice"]', ''],
  opening_hours: ['Full time', '08:00 AM - 10:00 PM'],
};

/** A placeholder for the caller's own id, until the caller exists. */
const own = 'own id';

function bodiesOf(call: ShapedCall): fc.Arbitrary<object> {
  const fields = Object.entries((call.request as Shape).entries ?? {}).map(([name, shape]) => {
    const good = name in call.own ? fc.constantFrom(own, undefined) : fitting(shape);
    const plain = sensible[name];
    const usual = plain
      ? fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...plain) }, { weight: 1, arbitrary: good })
      : good;
    return [name, fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: misfits })] as const;
  });
  const known = fc.record(Object.fromEntries(fields));
  return fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 2, arbitrary: fc.tuple(known, strayFields).map(([body, stray]) => ({ ...stray, ...body })) },
    { weight: 1, arbitrary: fc.object({ maxDepth: 2 }) },
  );
}

interface Person {
  readonly token: string;
  readonly account: number;
  readonly shop: number | undefined;
}

function fillIn(call: ShapedCall, body: object, person: Person): object {
  const ids = Object.entries(call.own).map(([field, whose]) => [field, person[whose]]);
  const mine = Object.fromEntries(ids) as Record<string, number | undefined>;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value === own ? mine[name] : value]),
  );
}

/** What is wrong with a reply: a 500, a body that does not fit its shape, a failure without a message. */
function faultOf(call: ShapedCall, { status, body, text }: Answer): string | null {
  if (status >= 500) return `${status}: ${text}`;
  if (status !== 200) return isRefusal(body) ? null : `${status} without a sentence: ${text}`;
  const parsed = safeParse(call.reply, body);
  // Parsing must not change it: nothing is missing, and nothing is there that was not declared.
  return parsed.success && isDeepStrictEqual(parsed.output, body) ? null : `not of its shape: ${text}`;
}

function isRefusal({ result, message }: Answer['body']): boolean {
  return result === false && typeof message === 'string' && /^[A-Z][^\n{}]{3,150}$/.test(message);
}

/** A person who may make the call. */
async function enter({ who }: ShapedCall): Promise<Person> {
  const isFor = (role: string) => typeof who !== 'string' && who.some((one) => one === role);
  const shop = isFor('shop') ? await makeShop(testApp.db) : null;
  const person =
    shop?.owner ?? (await (isFor('deliverystaff') ? makeAgent(testApp.db) : makeAccount(testApp.db)));
  const token = await signIn(testApp.db, person, testApp.clock.now());
  return { token, account: person.id, shop: shop?.id };
}

const rawBodies = [
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"u_id":1,"u_id":"x"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
  '{"email":"\\ud800","search":"\\u0000"}',
  '{"sh_id":1e400,"limit":-0}',
  'null',
  '\u0000',
];

const rowsOf = (calls: readonly ShapedCall[]) => calls.map((call): [string, ShapedCall] => [call.path, call]);

describe.each(rowsOf(everyCall))('%s', (_, call) => {
  test('a guest’s bodies', async () => {
    const property = fc.asyncProperty(bodiesOf(call), async (body) => {
      expect(faultOf(call, await testApp.post(call.path, body))).toBeNull();
    });
    await fc.assert(property, runs);
  });

  test('a signed-in person’s bodies', async () => {
    let person = await enter(call);
    const property = fc.asyncProperty(bodiesOf(call), async (body) => {
      const answer = await testApp.post(call.path, fillIn(call, body, person), { as: person.token });
      expect(faultOf(call, answer)).toBeNull();
      // The call may have ended the session or the account, so that the next body comes from another person.
      if (answer.status === 200 || answer.status === 401) person = await enter(call);
    });
    await fc.assert(property, runs);
  });

  test('bodies that no form sends', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of rawBodies)
      expect(faultOf(call, await testApp.post(call.path, body, { headers }))).toBeNull();
  });
});

describe.each(rowsOf(everyCall.filter(({ hasGetTwin }) => hasGetTwin)))('GET %s', (_, call) => {
  test('anybody’s queries', async () => {
    const texts = fc.oneof(fc.constantFrom(...careful), fc.string(), fc.double().map(String));
    const names = Object.keys((call.request as Shape).entries ?? {});
    const queries = fc.dictionary(fc.constantFrom(...names, 'x', '__proto__'), texts);
    const property = fc.asyncProperty(queries, async (query) => {
      expect(faultOf(call, await testApp.get(call.path, query))).toBeNull();
    });
    await fc.assert(property, runs);
  });
});
