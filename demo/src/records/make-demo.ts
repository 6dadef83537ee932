import type { DemoPhotos } from './demo-photos';
import { demoAdmin, demoShopId, demoSignIns } from '../../../api/src/demo-accounts/sign-ins';
import { reportReasons } from '../words/delivery-lines';
import { makeAgents } from './agents';
import type { Business } from './business';
import { makeBusinesses } from './businesses';
import { daysBefore } from './calendar';
import { type AccountRow, type Customer, demoAccount, household, makeCustomers } from './customers';
import { makeDays } from './days';
import { makeAgentReviews, makeDeliveries } from './deliveries';
import { faceOf } from './faces';
import { makeFavourites } from './favourites';
import { makePayments } from './payments';
import { phoneDispenser } from './phones';
import { randomFor } from './random';
import { makeReviews, noRatings, ratingTotals, type ReviewRow } from './reviews';
import { makeShopPhotos } from './shop-photos';

/** Ids 1 to 3 are the admin, the demo customer and the demo owner; 14 must fall among the agents. */
const firstAgentId = 4;
const agentCount = 60;
const customerCount = 150;

/** Added last. Favourites and deliveries are chosen among the other shops, so that they stay as they were. */
const eatingPlacesId = 40;

/** Every row of the demo data by table, in an order in which they can be inserted. */
export function makeDemo(photos: DemoPhotos, now: Date) {
  const nextPhone = phoneDispenser();
  const firstCustomerId = firstAgentId + agentCount;
  const agents = makeAgents(now, nextPhone, firstAgentId, agentCount);
  const customers = makeCustomers(now, nextPhone, firstCustomerId, customerCount);
  const admin = household(randomFor('admin'), { ...demoAccount(demoAdmin), phone: nextPhone(), now });
  const businesses = makeBusinesses(now, nextPhone, firstCustomerId + customerCount - 1);
  const keptBefore = businesses.filter(({ shop }) => shop.categoryId !== eatingPlacesId);
  const reviews = makeReviews(businesses, customers, now);
  const deliveries = makeDeliveries(agents, customers, keptBefore, now);
  const agentReviews = makeAgentReviews(deliveries);
  const shopRatings = ratingTotals(reviews, ({ shopId }) => shopId);
  const agentRatings = ratingTotals(agentReviews, ({ agentId }) => agentId);
  const people = [admin, ...customers, ...agents.map(({ account }) => account)].map(withoutPlan);
  return {
    account: withPhotos([...people, ...businesses.map(ownerAccount)], photos.people),
    shop: businesses.map(({ shop }) => ({ ...shop, ...(shopRatings.get(shop.id) ?? noRatings) })),
    shop_image: makeShopPhotos(businesses, photos),
    agent: agents.map(({ agent }) => ({ ...agent, ...(agentRatings.get(agent.accountId) ?? noRatings) })),
    review: reviews,
    review_report: reportSome(reviews, businesses, now),
    favourite: makeFavourites(customers, keptBefore, now),
    delivery_request: deliveries,
    agent_review: agentReviews,
    payment: makePayments(businesses, now),
    shop_tap: makeTaps(now),
    daily_count: makeDays(businesses.filter(({ shop }) => shop.status === 'active').length, now),
  };
}

export type DemoRows = ReturnType<typeof makeDemo>;

const withoutPlan = ({ plan: _, ...account }: Customer): AccountRow => account;

const ownerAccount = ({ shop, locality }: Business): AccountRow => ({
  id: shop.ownerId,
  role: 'shop',
  name: shop.ownerName,
  email: shop.email,
  phone: shop.phone,
  address: shop.address,
  district: shop.city,
  state: shop.state,
  zipCode: locality.pin,
  picture: null,
  createdAt: shop.createdAt,
  updatedAt: shop.createdAt,
});

/** For every tenth person, and for those whose email the start prints. */
function withPhotos(accounts: readonly AccountRow[], portraits: readonly string[]): AccountRow[] {
  const known = new Set(demoSignIns.map(({ accountId }) => accountId));
  return accounts.map((account, index) =>
    index % 10 === 0 || known.has(account.id)
      ? { ...account, picture: portraits[faceOf(account) % portraits.length] ?? null }
      : account,
  );
}

/** A few owners have reported harsh reviews to the admin. */
function reportSome(reviews: readonly ReviewRow[], businesses: readonly Business[], now: Date) {
  const ownerOf = new Map(businesses.map(({ shop }) => [shop.id, shop.ownerId]));
  return reviews
    .filter(({ rating }) => rating === 1)
    .slice(0, reportReasons.length)
    .map(({ id, shopId }, index) => ({
      reviewId: id,
      reporterId: ownerOf.get(shopId) ?? null,
      reason: reportReasons[index],
      createdAt: daysBefore(now, index + 0.5),
    }));
}

/** A month of taps, for the owner of the demo shop. */
function makeTaps(now: Date) {
  const random = randomFor('taps');
  return Array.from({ length: 30 }, (_, daysAgo) => daysBefore(now, daysAgo).slice(0, 10)).flatMap((day) =>
    (['call', 'whatsapp', 'share', 'directions'] as const).map((action) => ({
      shopId: demoShopId,
      day,
      action,
      count: random.whole(1, action === 'share' ? 3 : 12),
    })),
  );
}
