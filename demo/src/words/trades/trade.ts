import type { Kind } from '@aaspaas/contract/shops/kinds';
import { entries } from '../entries';

/** Which sentences of reviews fit the trade. */
export type Theme =
  | 'food'
  | 'meals'
  | 'groceries'
  | 'goods'
  | 'home'
  | 'laundry'
  | 'beauty'
  | 'health'
  | 'learning'
  | 'events'
  | 'office';
/** Whether customers come to the shop, the owner goes to customers, or both. */
export type Reach = 'counter' | 'delivers' | 'visits' | 'either';
export type Week = 'daily' | 'six' | 'five' | 'notTuesday';

/**
 * A line of business. Names and sentences have slots: {family} {first} {blessed} {area} {city} {flair} {kirana}
 * {years} {item} {other}.
 */
export interface Trade {
  readonly id: string;
  readonly categoryId: number;
  readonly kind: Kind;
  readonly theme: Theme;
  readonly names: readonly string[];
  readonly items: readonly string[];
  readonly descriptions: readonly string[];
  readonly hours: readonly (readonly [opens: number, closes: number])[];
  readonly weeks: readonly Week[];
  readonly reach: Reach;
  /** How many of a hundred are open day and night. */
  readonly alwaysOpenPercent: number;
  /** What its items cost, in rupees, where such businesses say so. */
  readonly costs: readonly [least: number, most: number] | null;
}

interface Sketch {
  readonly names: string;
  readonly items: string;
  readonly descriptions: readonly string[];
  /** Opening and closing hours; alternatives are separated by spaces: '9-21 10-20'. */
  readonly hours: string;
  readonly weeks: readonly Week[];
  readonly reach: Reach;
  readonly alwaysOpenPercent?: number;
  readonly costs?: readonly [least: number, most: number];
}

export const trade = (id: string, categoryId: number, kind: Kind, theme: Theme, sketch: Sketch): Trade => ({
  id,
  categoryId,
  kind,
  theme,
  ...sketch,
  names: entries(sketch.names),
  items: entries(sketch.items),
  hours: sketch.hours.split(' ').map(readSpan),
  alwaysOpenPercent: sketch.alwaysOpenPercent ?? 0,
  costs: sketch.costs ?? null,
});

function readSpan(span: string): readonly [number, number] {
  const [opens = 9, closes = 21] = span.split('-').map(Number);
  return [opens, closes];
}
