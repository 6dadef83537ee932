import type { Prices } from '@aaspaas/contract/shops/prices';
import { notesByReach } from '../words/notes';
import type { Trade } from '../words/trades/trade';
import type { Person } from './people';
import { type Random, randomFor } from './random';
import { capitalised, fill, insideSentence } from './text';

interface Subject {
  readonly trade: Trade;
  readonly area: string;
  readonly city: string;
  readonly owner: Person;
}

interface Branding {
  readonly items: readonly string[];
  readonly prices: Prices;
  readonly description: string;
}

/** For an owner who skipped the branding step. */
export const notYetBranded: Branding = { items: [], prices: [], description: '' };

/** Writes descriptions as owners would; no two businesses get the same. */
export function brander(random: Random): (subject: Subject) => Branding {
  const priceTags = randomFor('prices');
  const taken = new Set<string>();
  return (subject) => {
    const items = someItems(random, subject.trade);
    let description = describe(random, subject, items);
    while (taken.has(description)) description += ` ${random.pick(notesByReach[subject.trade.reach])}`;
    taken.add(description);
    return { items, prices: pricesFor(priceTags, subject.trade, items), description };
  };
}

/** People search for a trade by its first two items, so these are always there. */
function someItems(random: Random, { items }: Trade): string[] {
  const [first, second, ...others] = items;
  const chosen = new Set([first, second, ...random.shuffle(others).slice(0, random.whole(2, 10))]);
  return items.filter((item) => chosen.has(item));
}

/** Half of those who could, name prices for most of what they do. */
function pricesFor(random: Random, { costs }: Trade, items: readonly string[]): Prices {
  if (!costs || random.chance(0.5)) return [];
  const [least, most] = costs;
  const rounded = (): number => Math.round(random.whole(least, most) / 10) * 10;
  return items.map(() => (random.chance(0.7) ? rounded() : null));
}

function describe(random: Random, { trade, area, city, owner }: Subject, items: readonly string[]): string {
  const [item = '', other = ''] = random.shuffle(items).map(insideSentence);
  const slots = { item, other, area, city, family: owner.surname, first: owner.firstName };
  const text = fill(random.pick(trade.descriptions), { ...slots, years: String(random.whole(3, 42)) });
  return capitalised(random.chance(0.5) ? `${text} ${random.pick(notesByReach[trade.reach])}` : text);
}
