import { demoCustomer, demoShopId } from '../../../api/src/demo-accounts/sign-ins';
import type { Business } from './business';
import { daysBefore } from './calendar';
import type { Customer } from './customers';
import { randomFor } from './random';

interface FavouriteRow {
  readonly accountId: number;
  readonly shopId: number;
  readonly createdAt: string;
}

/** People's favourites are in their own city. The demo customer's also have the demo shop. */
export function makeFavourites(
  customers: readonly Customer[],
  businesses: readonly Business[],
  now: Date,
): FavouriteRow[] {
  const random = randomFor('favourites');
  return customers.flatMap(({ id, plan }) => {
    const isDemo = id === demoCustomer.accountId;
    const nearby = businesses.filter((one) => one.plan === plan && one.isListed).map(({ shop }) => shop.id);
    const kept = random.shuffle(nearby).slice(0, isDemo ? 7 : random.whole(0, 5));
    return [...new Set(isDemo ? [demoShopId, ...kept] : kept)].map((shopId) => ({
      accountId: id,
      shopId,
      createdAt: daysBefore(now, random.next() * 200),
    }));
  });
}
