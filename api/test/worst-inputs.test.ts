import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCall, type ShapedCall } from '@aaspaas/contract/every-call';
import { bootApp, type TestApp } from './boot';
import { makeAccount, makeShop, signIn } from './make';
import { worstTexts } from './worst-texts';
import { shopForm } from './registrations';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const mostMs = 100;

/** The processor time of a reply: the best of three runs. */
async function workMs(ask: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < 3 && best >= mostMs; round++) {
    const before = process.cpuUsage();
    await ask();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const attack = `<${' '.repeat(5214)}${'<scr'.repeat(333)}<script>${'ipt>'.repeat(333)}`;

test.each([
  ['as one text', attack],
  ['in a list', JSON.stringify([attack])],
  ['in a list of many', JSON.stringify(attack.slice(-7000).match(/[^]{1,200}/g))],
])('a guest’s form with thousands of tags inside each other is answered at once, %s', async (_, services) => {
  const form = { ...shopForm(), product_and_service: services };
  expect(services.length).toBeLessThanOrEqual(8000);
  expect(await workMs(() => testApp.post('/shop/add/shop', form))).toBeLessThan(mostMs);
});

type Shape = GenericSchema & {
  readonly wrapped?: Shape;
  readonly entries?: Record<string, Shape>;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
};

/** A value with texts as long as their shape accepts; of a choice the first. */
function valueFor(shape: Shape, text: string): unknown {
  if (shape.wrapped) return valueFor(shape.wrapped, text);
  if (shape.options) return shape.options[0];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'number') return 1;
  const longest = Number(shape.pipe?.find(({ type }) => type === 'max_length')?.requirement ?? 0);
  const cut = text.slice(0, longest);
  return cut.isWellFormed() ? cut : `${cut.slice(0, -1)}x`;
}

// Valibot's generic type hides what an object shape holds; it is part of its API.
const bodyFor = (call: ShapedCall, text: string): object =>
  Object.fromEntries(
    Object.entries((call.request as Shape).entries ?? {})
      .filter(([field]) => !(field in call.own))
      .map(([field, shape]) => [field, valueFor(shape, text)]),
  );

async function enter({ who }: ShapedCall): Promise<string> {
  const mayBe = (role: string) => typeof who !== 'string' && who.some((one) => one === role);
  if (mayBe('shop')) return signIn(testApp.db, (await makeShop(testApp.db)).owner, testApp.clock.now());
  const role = mayBe('deliverystaff') ? 'deliverystaff' : 'user';
  return signIn(testApp.db, await makeAccount(testApp.db, role), testApp.clock.now());
}

/** A few of all texts; worst-rules.test.ts tries every text on every function. */
const texts = worstTexts(20_000).filter((_, place) => place % 12 === 0);

describe('every call hears the worst texts at their longest and stays ready for others', () => {
  test.each(everyCall.map((call) => [call.path, call] as const))('%s', async (_, call) => {
    const slow: string[] = [];
    for (const text of texts) {
      const as = await enter(call);
      const ask = () => testApp.post(call.path, bodyFor(call, text), { as });
      if ((await workMs(ask)) >= mostMs) slow.push(text.slice(0, 20));
    }
    expect(slow).toEqual([]);
  });
});
