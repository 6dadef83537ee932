import type { Business } from '../../../demo/src/records/business';
import { type Asked, laterTrades, type Right } from './asked';

const has = (text: string, part = ''): boolean => text.toLowerCase().includes(part.toLowerCase());

/** With the trades that came later, which are right too. */
export const withLater = (right: Right): Right =>
  right.trades
    ? { ...right, trades: right.trades.flatMap((trade) => [trade, ...(laterTrades[trade] ?? [])]) }
    : right;

function isRight({ shop, trade, locality }: Business, { kind, ...query }: Asked, right: Right): boolean {
  return (
    shop.city === (right.city ?? query.city) &&
    (kind === '' || shop.kind === kind || shop.kind === 'both') &&
    (right.trades ?? [trade.id]).includes(trade.id) &&
    shop.items.some((item) => has(item, right.item)) &&
    has(shop.name, right.name) &&
    has(locality.name, right.area)
  );
}

/** The ids of those among the businesses that are a right answer. */
export const rightAmong = (businesses: Iterable<Business>, query: Asked, right: Right): number[] =>
  [...businesses].filter((one) => isRight(one, query, right)).map(({ shop }) => shop.id);
