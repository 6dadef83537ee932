import { expect, test } from 'vitest';
import { complain } from '../rule-engine/rule';
import { priceRows, pricesAfter, readPrices, sayPrice, writePrices } from './prices';

const sentence = 'Please enter prices in whole rupees, up to 1,00,00,000, or leave them empty';

test.each([
  [[], undefined],
  [['', ' '], undefined],
  [['250', '', ' 10000000 '], undefined],
  [['0'], sentence],
  [['10000001'], sentence],
  [['12.50'], sentence],
  [['-5'], sentence],
  [['₹250'], sentence],
  [['1e3'], sentence],
  [['२५०'], sentence],
  [['999999999'], sentence],
])('prices typed as %j: %s [D-101]', (prices, said) => {
  expect(complain({ prices: priceRows }, { prices }).prices).toBe(said);
});

test('prices are read and written in the order of the items', () => {
  expect(readPrices(['250', '', ' 40 '])).toEqual([250, null, 40]);
  expect(readPrices(['', ' '])).toEqual([]);
  expect(writePrices([250, null, 40])).toEqual(['250', '', '40']);
});

test('an item keeps its price when others come and go', () => {
  const before = { items: ['Haircut', 'Shave', 'Facial'], prices: ['150', '', '600'] };
  expect(pricesAfter(before, ['Facial', 'Haircut', 'Beard trim'], '')).toEqual(['600', '150', '']);
});

test('a price is said with Indian grouping', () => {
  expect(String(sayPrice(250))).toBe('from ₹250');
  expect(String(sayPrice(150_000))).toBe('from ₹1,50,000');
});
