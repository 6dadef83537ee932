import { categories } from '@aaspaas/contract/shops/categories';
import { serviceMenu, shopMenu } from '@aaspaas/contract/shops/category-menus';
import { searchKey, searchWords } from '@aaspaas/contract/search-words';
import { expect, test } from 'vitest';
import { cityPlans, townPlans } from '../words/city-plan';
import { mealTrades, snackTrades } from '../words/trades/eating';
import { everyTrade, wantedEverywhere } from '../words/trades/every-trade';
import { makeDemo } from './make-demo';
import { unusedBlock } from './phones';

const now = new Date('2026-03-15T06:30:00Z');
const hash = (number: number): string => number.toString(16).padStart(32, '0');
const photos = {
  shop: new Map(
    categories.map(({ id }) => [id, Array.from({ length: 7 }, (_, index) => hash(id * 100 + index))]),
  ),
  people: [hash(1), hash(2), hash(3)],
};
const demo = makeDemo(photos, now);

test('the same moment gives the same rows', () => {
  expect(makeDemo(photos, now)).toEqual(demo);
});

test('every phone is of the unused block, passes the rules, and belongs to one account', () => {
  const phones = demo.account.map(({ phone }) => phone);
  expect(new Set(phones).size).toBe(phones.length);
  const others = demo.shop.flatMap(({ secondPhone, phone, whatsapp }) => [
    secondPhone,
    whatsapp === phone ? null : whatsapp,
  ]);
  const agents = demo.agent.flatMap(({ secondPhone, whatsapp }) => [secondPhone, whatsapp]);
  const all = [...phones, ...others, ...agents].filter((phone) => phone !== null);
  expect(new Set(all).size).toBe(all.length);
  for (const phone of all) {
    expect(phone).toMatch(/^\+91[6-9]\d{9}$/);
    expect(phone.startsWith(unusedBlock)).toBe(true);
    expect(phone.slice(3)).not.toMatch(/(\d)(?:.*\1){5}/);
  }
});

test('names, items and descriptions keep the rules of the registration forms', () => {
  const branded = demo.shop.filter(({ items }) => items.length > 0);
  const items = branded.flatMap((shop) => shop.items);
  expect(new Set(demo.shop.map(({ name }) => name)).size).toBe(demo.shop.length);
  expect(demo.shop.filter(({ name }) => !/^[\p{L}\p{M}0-9 &.-]{2,50}$/u.test(name))).toEqual([]);
  expect(demo.shop.filter(({ address }) => !/^.{10,200}$/.test(address))).toEqual([]);
  expect(demo.shop.filter(({ address, pinCode }) => !pinCode || !address.includes(pinCode))).toEqual([]);
  expect(items.filter((item) => !/^[\p{L}0-9 \-&,.()]{2,50}$/u.test(item))).toEqual([]);
  expect(branded.filter((shop) => shop.items.length < 4 || shop.items.length > 12)).toEqual([]);
  expect(branded.filter((shop) => hasTwice(shop.items))).toEqual([]);
  expect(branded.filter(({ description }) => !/^[^{}]{50,400}$/.test(description))).toEqual([]);
  expect(branded.filter(({ description }) => /\b(spam|scam|fake|illegal)\b/i.test(description))).toEqual([]);
});

const hasTwice = (items: readonly string[]): boolean =>
  new Set(items.map((item) => item.toLowerCase())).size < items.length;

test('every trade has at least three ways to describe itself', () => {
  const trades = [...everyTrade, ...wantedEverywhere, ...mealTrades, ...snackTrades];
  expect(trades.filter(({ descriptions }) => descriptions.length < 3)).toEqual([]);
});

test('no two businesses say the same about themselves', () => {
  const descriptions = demo.shop.map(({ description }) => description).filter(Boolean);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

/** All that a business says of itself. */
function textOf({ name, categoryId, items, address }: (typeof demo.shop)[number]): string {
  const category = categories.find(({ id }) => id === categoryId)?.name ?? '';
  return searchKey([name, category, ...items, address].join(' '));
}

test('everything the menus offer is found in Bangalore', () => {
  // The finder knows that people who ask for stores and services mean what is sold and done there.
  const filler = new Set(['store', 'stores', 'shop', 'shops', 'services']);
  const finds = (kind: string, label: string): boolean => {
    const words = searchWords(label).filter((word) => !filler.has(word));
    return demo.shop.some(
      (shop) =>
        shop.city === 'Bangalore' &&
        (shop.kind === kind || shop.kind === 'both') &&
        words.every((word) => textOf(shop).includes(word)),
    );
  };
  expect(shopMenu.map(({ label }) => label).filter((label) => !finds('shop', label))).toEqual([
    // The menu has two trades in this entry, and no shop is both.
    'Kitchenware & Footwear',
  ]);
  expect(serviceMenu.map(({ label }) => label).filter((label) => !finds('service', label))).toEqual([]);
});

test('every city answers the finder’s chips', () => {
  const chips = ['dry cleaning', 'book', 'grocery', 'furniture', 'pet', 'deep cleaning'];
  const listed = demo.shop.filter(({ status }) => status === 'active');
  const unanswered = cityPlans.flatMap(({ city }) =>
    chips
      .filter((chip) => !listed.some((shop) => shop.city === city && textOf(shop).includes(chip)))
      .map((chip) => `${chip} in ${city}`),
  );
  expect(unanswered).toEqual([]);
});

test('every city lists at least 37 of the 40 categories, and towns beyond them some', () => {
  const listed = demo.shop.filter(({ status }) => status === 'active');
  const categoriesIn = (place: string): number =>
    new Set(listed.filter(({ city }) => city === place).map(({ categoryId }) => categoryId)).size;
  expect(cityPlans.map(({ city }) => city).filter((city) => categoriesIn(city) < 37)).toEqual([]);
  expect(townPlans.map(({ city }) => city).filter((city) => categoriesIn(city) < 15)).toEqual([]);
});

test('every city has eating places of many kinds, every town some, with hours and some prices', () => {
  const eating = demo.shop.filter(({ categoryId, status }) => categoryId === 40 && status === 'active');
  const kindsIn = (place: string): number =>
    new Set(eating.filter(({ city }) => city === place).map(({ items }) => items[0])).size;
  expect(cityPlans.map(({ city }) => city).filter((city) => kindsIn(city) < 8)).toEqual([]);
  expect(townPlans.map(({ city }) => city).filter((city) => kindsIn(city) < 4)).toEqual([]);
  expect(eating.filter(({ schedule, opens }) => schedule === 'part-time' && opens === null)).toEqual([]);
  expect(eating.some(({ prices }) => prices.some((price) => price !== null))).toBe(true);
  expect(Math.min(...eating.map(({ id }) => id))).toBeGreaterThan(
    Math.max(...demo.shop.filter(({ categoryId }) => categoryId !== 40).map(({ id }) => id)),
  );
});

test('reviews come from all moods, in many words, over eighteen months', () => {
  const oldest = Math.min(...demo.review.map(({ createdAt }) => Date.parse(createdAt)));
  expect(now.getTime() - oldest).toBeLessThan(550 * 24 * 60 * 60 * 1000);
  expect(oldest).toBeLessThan(now.getTime() - 400 * 24 * 60 * 60 * 1000);
  expect(new Set(demo.review.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(new Set(demo.review.map(({ comment }) => comment)).size).toBeGreaterThan(demo.review.length * 0.6);
  for (const { comment } of demo.review) expect(comment).not.toMatch(/[{}]|undefined/);
});
