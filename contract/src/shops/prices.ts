import { sayNumber } from '../say-number';
import { type Sentence, says } from '../says';
import type { Row } from '../rule-engine/rule';

/** What items cost at least, in rupees, in the order of the items; null or nothing where no price is named. */
export type Prices = readonly (number | null)[];

const highestPrice = 1_00_00_000;

const isPrice = (typed: string): boolean => /^\d{1,8}$/.test(typed) && isAllowed(Number(typed));
const isAllowed = (rupees: number): boolean => rupees > 0 && rupees <= highestPrice;

/** As they are typed, in the order of the items; blank where no price is named. */
export const priceRows: readonly Row<readonly string[], unknown>[] = [
  [
    'Please enter prices in whole rupees, up to 1,00,00,000, or leave them empty',
    (prices) => prices.some((typed) => typed.trim() !== '' && !isPrice(typed.trim())),
  ],
];

export const readPrices = (typed: readonly string[]): Prices =>
  onlyIfNamed(typed.map((price) => (isPrice(price.trim()) ? Number(price) : null)));

/** A list that names no price is an empty one. */
export const onlyIfNamed = (prices: Prices): Prices => (prices.some((price) => price !== null) ? prices : []);

export const writePrices = (prices: Prices): string[] => prices.map((price) => String(price ?? ''));

/** Items come and go; each keeps its own price. */
export function pricesAfter<Price>(
  before: { readonly items: readonly string[]; readonly prices: readonly Price[] },
  items: readonly string[],
  none: Price,
): Price[] {
  return items.map((item) => before.prices[before.items.indexOf(item)] ?? none);
}

export const sayPrice = (rupees: number): Sentence => says('from ₹{rupees}', { rupees: sayNumber(rupees) });
