import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import type { TestApp } from '../../../test/boot';
import { bootStreet } from '../../../test/street';

let testApp: TestApp;
const repairs = { kind: 'service', category: 'Home Repairs', items: ['Electrician'] } as const;
const from = (opens: number) => ({ hours: { schedule: 'part-time', opens, closes: 1320 } }) as const;
const centre = { latitude: 12.9716, longitude: 77.5946 };

const street = [
  { ...repairs, name: 'Near Wires', latitude: 12.972, ...from(480) },
  { ...repairs, name: 'Early Wires', latitude: 13.05, ...from(360) },
  { ...repairs, name: 'Sunday Wires', latitude: 12.98, ...from(360), days: ['Sunday'] },
  { ...repairs, name: 'Far Wires', city: 'Hyderabad', latitude: 17.4, hours: { schedule: 'full-time' } },
  { name: 'Night Keys', category: 'Hardware & Utilities', latitude: 13, hours: { schedule: 'full-time' } },
  { name: 'Day Keys', category: 'Hardware & Utilities', latitude: 12.99, ...from(480) },
] as const;

beforeAll(async () => {
  testApp = await bootStreet(street);
});
afterAll(() => testApp.stop());

const ask = (more: object = {}) =>
  testApp.ask(listShops, { search: 'electrician', city: 'Bangalore', open: 'now', ...centre, ...more });
const names = (list: readonly { sh_name: string }[]) => list.map(({ sh_name }) => sh_name);

const byOpening = ['Early Wires', 'Near Wires', 'Sunday Wires'];

test.each([
  ['2026-03-16T20:00:00Z', '6 AM', 'Tuesday 1:30 AM'],
  ['2026-03-16T17:30:00Z', 'Tue 6 AM', 'Monday 11 PM'],
])('at %s none is open: they come by when they open, then what is open of a near trade', async (at, time) => {
  testApp.clock.set(at);
  const { list, understood, found, best } = await ask();
  expect(names(list)).toEqual([...byOpening, 'Night Keys']);
  expect(understood?.line).toBe(`None open now; the first opens ${time}`);
  expect(found).toEqual({ count: 4, is_more: false, asked_for: 3, fitting: 3 });
  expect(best).toBe(list[0]?.sh_id);
  expect(names((await ask({ sort: 'rating' })).list), 'whatever order was chosen').toEqual(names(list));
  expect(names((await ask({ limit: 2, offset: 2 })).list)).toEqual(['Sunday Wires', 'Night Keys']);
});

test('as long as one of them is open, those that are closed are left out', async () => {
  testApp.clock.set('2026-03-17T01:00:00Z');
  const { list, understood } = await ask();
  expect(names(list)).toEqual(['Early Wires', 'Night Keys']);
  expect(understood?.line).toBeNull();
});
