import { categories } from '@aaspaas/contract/shops/categories';
import { demoShopId } from '../../../api/src/demo-accounts/sign-ins';
import { type CityPlan, cityPlans, planOf, townPlans } from '../words/city-plan';
import { demoShop } from '../words/demo-shop';
import { nativeNames } from '../words/native-names';
import { mealTrades, snackTrades } from '../words/trades/eating';
import { commonest, everyTrade, staples, tradeCalled, wantedEverywhere } from '../words/trades/every-trade';
import type { Trade } from '../words/trades/trade';
import { unlisted } from '../words/unlisted';
import type { Business } from './business';
import { businessMaker, type Brief } from './business-maker';
import { asDemoShop } from './demo-business';
import { type Random, randomFor } from './random';

/** The oldest first, with ids in the order in which they would have registered. */
export function makeBusinesses(now: Date, nextPhone: () => string, firstOwnerId: number): Business[] {
  const random = randomFor('businesses');
  const listed = random.shuffle(cityPlans.flatMap((plan) => listedIn(plan, random)));
  listed.splice(demoShopId - 1, 0, { plan: planOf(demoShop.city), trade: tradeCalled(demoShop.trade) });
  const oldest = [...listed, ...unlistedBriefs()];
  const briefs = [
    ...oldest,
    ...randomFor('latecomers').shuffle(latecomers(listed)),
    // Last, so that all the others stay who and where they were.
    ...randomFor('eating places').shuffle(eatingPlaces()),
  ];
  const make = businessMaker({ random, now, nextPhone, firstOwnerId });
  return briefs
    .map((brief, index) => make(brief, index + 1, ageInDays(Math.min(index, oldest.length), oldest.length)))
    .map((business) => (business.shop.id === demoShopId ? asDemoShop(business) : business));
}

function listedIn(plan: CityPlan, random: Random): Brief[] {
  return tradesOf(plan, random).map((trade) => ({ plan, trade }));
}

/** Whatever a city still lacks: the trades that people want most, and one of every category. Towns get some of it. */
function latecomers(listed: readonly Brief[]): Brief[] {
  const inCities = cityPlans.flatMap((plan, at) => {
    const there = [
      ...listed.filter((brief) => brief.plan === plan).map(({ trade }) => trade),
      ...wantedEverywhere,
    ];
    const known = new Set(there.map(({ categoryId }) => categoryId));
    return [
      ...wantedEverywhere,
      ...oneOfEachCategory(at).filter(({ categoryId }) => !known.has(categoryId)),
    ].map((trade) => ({ plan, trade }));
  });
  const inTowns = townPlans.flatMap((plan) =>
    [...wantedEverywhere, ...staples.map(tradeCalled)].map((trade) => ({ plan, trade })),
  );
  return [...inCities, ...inTowns];
}

/** Where a category has several trades, each city begins with another one. */
function oneOfEachCategory(at: number): Trade[] {
  return categories.flatMap(({ id }) => {
    const trades = everyTrade.filter(({ categoryId }) => categoryId === id);
    return trades[at % trades.length] ?? [];
  });
}

/** Every kind in the cities, and where to have a meal in the towns. */
const eatingPlaces = (): Brief[] => [
  ...cityPlans.flatMap((plan) => [...mealTrades, ...snackTrades].map((trade) => ({ plan, trade }))),
  ...townPlans.flatMap((plan) => mealTrades.map((trade) => ({ plan, trade }))),
];

function unlistedBriefs(): Brief[] {
  return unlisted.map(({ city, trade, ...unlistedAs }) => ({
    plan: planOf(city),
    trade: tradeCalled(trade),
    unlistedAs,
  }));
}

/** First the trades every city has, then those with a name in a local script, then others. Large cities repeat some. */
function tradesOf({ city, businesses }: CityPlan, random: Random): Trade[] {
  const native = nativeNames.filter((one) => one.city === city).map(({ trade }) => trade);
  const all = random.shuffle(everyTrade).map(({ id }) => id);
  const again = commonest.slice(0, businesses > all.length ? commonest.length : Math.floor(businesses / 8));
  const wanted = [...new Set([...staples, ...native, ...all])].slice(0, businesses - again.length);
  return [...wanted, ...again].map(tradeCalled);
}

/** From nearly two years to ten days. */
const ageInDays = (index: number, count: number): number => Math.round(700 - (690 * index) / count);
