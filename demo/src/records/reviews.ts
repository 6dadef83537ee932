import { demoCustomer, demoShopId } from '../../../api/src/demo-accounts/sign-ins';
import { demoShop } from '../words/demo-shop';
import type { Business } from './business';
import { daysBefore } from './calendar';
import { commentFor } from './comment';
import type { Customer } from './customers';
import { type Random, randomFor } from './random';

export interface ReviewRow {
  readonly id: number;
  readonly shopId: number;
  readonly authorId: number;
  readonly rating: number;
  readonly heading: string;
  readonly comment: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** How many of a hundred reviews have one star, two stars, and so on. */
const lovedShop = [1, 2, 9, 32, 56] as const;
const plainShop = [4, 7, 22, 40, 27] as const;

const oldestInDays = 540;

export function makeReviews(
  businesses: readonly Business[],
  customers: readonly Customer[],
  now: Date,
): ReviewRow[] {
  const random = randomFor('reviews');
  return businesses
    .filter(({ isListed }) => isListed)
    .flatMap((business) => reviewsOf(random, business, customers, now))
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
    .map((review, index) => ({ id: index + 1, ...review }));
}

function reviewsOf(random: Random, business: Business, customers: readonly Customer[], now: Date) {
  const chances = isDemo(business) || random.chance(0.7) ? lovedShop : plainShop;
  const said = new Set<string>();
  return authorsFor(random, business, customers).map(({ id }) => {
    const rating = 1 + drawFrom(random, chances);
    const createdAt = daysBefore(now, random.next() * Math.min(business.ageInDays, oldestInDays));
    return {
      shopId: business.shop.id,
      authorId: id,
      rating,
      heading: '',
      comment: commentFor(random, business, rating, said),
      createdAt,
      updatedAt: createdAt,
    };
  });
}

/** People of the same city first, each once. The demo customer does not review the demo shop: visitors may do so. */
function authorsFor(random: Random, business: Business, customers: readonly Customer[]): Customer[] {
  const others = customers.filter(({ id }) => !(isDemo(business) && id === demoCustomer.accountId));
  const isLocal = ({ plan }: Customer): boolean => plan === business.plan;
  const shuffled = random.shuffle(others);
  const localsFirst = [...shuffled.filter(isLocal), ...shuffled.filter((one) => !isLocal(one))];
  return localsFirst.slice(0, reviewCount(random, business));
}

/** One business in ten, by chance, has no reviews and is shown as 'New'; most others have a few, some have many. */
function reviewCount(random: Random, business: Business): number {
  if (isDemo(business)) return demoShop.reviews;
  if (random.chance(0.1)) return 0;
  return Math.min(30, 1 + Math.floor(-Math.log(1 - random.next()) * 6.4));
}

function drawFrom(random: Random, percents: readonly number[]): number {
  let left = random.whole(1, 100);
  return percents.findIndex((percent) => (left -= percent) <= 0);
}

const isDemo = ({ shop }: Business): boolean => shop.id === demoShopId;

interface Totals {
  readonly ratingSum: number;
  readonly ratingCount: number;
}

export const noRatings: Totals = { ratingSum: 0, ratingCount: 0 };

/** Sum and count of ratings by id, as the rows of shops and agents keep them. */
export function ratingTotals<Review extends { readonly rating: number }>(
  reviews: readonly Review[],
  idOf: (review: Review) => number,
): Map<number, Totals> {
  const totals = new Map<number, Totals>();
  for (const review of reviews) {
    const { ratingSum, ratingCount } = totals.get(idOf(review)) ?? noRatings;
    totals.set(idOf(review), { ratingSum: ratingSum + review.rating, ratingCount: ratingCount + 1 });
  }
  return totals;
}
