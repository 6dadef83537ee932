import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPayment } from '@aaspaas/contract/console/payments/calls';
import { listFavourites } from '@aaspaas/contract/favourites/calls';
import { readPayment, submitPayment } from '@aaspaas/contract/payments/calls';
import { addReview, listReviews } from '@aaspaas/contract/reviews/calls';
import { suggest } from '@aaspaas/contract/search/calls';
import { countTap, listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { type Account, makeAccount, makeFavourite, makeShopImage, signIn } from '../../../test/make';
import { makeCashier, makePayer, type Newcomer } from '../../../test/payments';
import { type Sql, sql } from '../../db/sql';
import { refreshSearchTerms } from '../../search/indexing/term-queries';
import { writeSetting } from '../../settings/queries';
import { expireListings } from '../expiry';

let testApp: TestApp;
let shop: Newcomer;
let customer: Account;

beforeAll(async () => {
  testApp = await bootApp();
  const { db, clock } = testApp;
  await writeSetting(db, 'upi_id', 'shops@bank', clock.now());
  shop = await makePayer(testApp);
  await testApp.ask(confirmPayment, { id: shop.paymentId }, { as: await makeCashier(testApp) });
  for (const position of [0, 1, 2]) await makeShopImage(db, shop.shopId, position);
  customer = await makeAccount(db);
  for (const [at, person] of [customer, await makeAccount(db)].entries()) {
    await makeFavourite(db, person, { id: shop.shopId, owner: person });
    const review = { heading: 'Great experience!', comment: 'Warm bread.', rating: 4 + at };
    await testApp.ask(
      addReview,
      { ...review, shop_id: shop.shopId, user_id: person.id },
      { as: await enter(person) },
    );
  }
  await testApp.ask(countTap, { sh_id: shop.shopId, action: 'call' });
});
afterAll(() => testApp.stop());

const enter = (account: Pick<Account, 'id' | 'role'>): Promise<string> =>
  signIn(testApp.db, account, testApp.clock.now());

/** All that the database has of the shop, save whether it is paid for and when that changed. */
async function stored() {
  const { db } = testApp;
  const rowsOf = (table: Sql, order: Sql) =>
    db.many(sql`SELECT * FROM ${table} WHERE shop_id = ${shop.shopId} ORDER BY ${order}`);
  const {
    status: _status,
    paid_until: _until,
    is_listed: _isListed,
    updated_at: _updatedAt,
    ...row
  } = await db.one<Record<string, unknown>>(sql`SELECT * FROM shop WHERE id = ${shop.shopId}`);
  return {
    row,
    photos: await rowsOf(sql`shop_image`, sql`id`),
    reviews: await rowsOf(sql`review`, sql`id`),
    favourites: await rowsOf(sql`favourite`, sql`account_id`),
    taps: await rowsOf(sql`shop_tap`, sql`day, action`),
  };
}

/** What a customer reads on the shop's page and in the list of favourites. */
async function shown() {
  const as = await enter(customer);
  const [{ list }, reviews, favourites] = await Promise.all([
    testApp.ask(listShops, { sh_id: shop.shopId }, { as }),
    testApp.ask(listReviews, { shop_id: shop.shopId }, { as }),
    testApp.ask(listFavourites, { u_id: customer.id }, { as }),
  ]);
  return { page: list[0], reviews, favourites: favourites.list };
}

/** Where a guest meets the shop, or the customer who keeps it as a favourite. */
async function places(): Promise<Readonly<Record<string, boolean>>> {
  const isListed = async (request: object) =>
    (await testApp.ask(listShops, request)).list.some(({ sh_id }) => sh_id === shop.shopId);
  const here = { latitude: 9.9312, longitude: 76.2673 };
  await refreshSearchTerms(testApp.db);
  const suggested = (await testApp.ask(suggest, { text: 'anand', city: 'Kochi' })).list;
  const sitemap = await testApp.app.inject('/sitemaps/shops-1.xml');
  return {
    'its page': await isListed({ sh_id: shop.shopId }),
    'the list of the city': await isListed({ city: 'Kochi', sh_shop_or_service: 'shop' }),
    'the list of the category': await isListed({ city: 'Kochi', category: 'Bakery' }),
    'the list of what is open': await isListed({ city: 'Kochi', open: 'now' }),
    'the list of the best rated': await isListed({ city: 'Kochi', stars: 4, sort: 'rating' }),
    'the map': await isListed({ ...here, within: 5, fields: 'card' }),
    'a search by name': await isListed({ search: 'Anand Stores', city: 'Kochi' }),
    'a search by what it sells': await isListed({ search: 'cakes', city: 'Kochi' }),
    suggestions: suggested.some(({ kind, label }) => kind === 'shop' && label === 'Anand Stores'),
    'the sitemap': sitemap.body.includes(`/shop/${shop.shopId}-`),
    favourites: (await shown()).favourites.some(({ sh_id }) => sh_id === shop.shopId),
  };
}

const everywhere = (answer: boolean, of: object) =>
  Object.fromEntries(Object.keys(of).map((place) => [place, answer]));

test('an expired listing is met nowhere and keeps everything, and has all of it again when it is renewed [D-014]', async () => {
  const { db, clock } = testApp;
  const [storedBefore, shownBefore, placesBefore] = [await stored(), await shown(), await places()];
  expect(placesBefore).toEqual(everywhere(true, placesBefore));
  expect(shownBefore.page).toMatchObject({ sh_ratings: 4.5, sh_working_days: '[Monday Tuesday Saturday]' });
  expect(shownBefore.page?.shopimages).toHaveLength(3);
  expect(shownBefore.reviews.list).toHaveLength(2);
  expect(storedBefore.favourites).toHaveLength(2);
  expect(storedBefore.taps).toHaveLength(1);

  clock.advance(365 * 24 * 60 * 60_000);
  await expireListings(db, 'https://aaspaas.example', clock.now());
  expect(await places()).toEqual(everywhere(false, placesBefore));
  expect(await stored()).toEqual(storedBefore);
  const owner = await enter({ id: shop.ownerId, role: 'shop' });
  const own = await testApp.ask(listShops, { sh_id: shop.shopId }, { as: owner });
  expect(own.list[0]?.shopimages).toEqual(shownBefore.page?.shopimages);

  const { payment } = await testApp.ask(readPayment, {}, { as: owner });
  await testApp.ask(submitPayment, { reference: payment?.reference });
  expect(await places()).toEqual(everywhere(false, placesBefore));
  const due = await db.one<{ id: number }>(sql`SELECT id FROM payment WHERE state = 'submitted'`);
  await testApp.ask(confirmPayment, { id: due.id }, { as: await makeCashier(testApp) });
  expect(await places()).toEqual(placesBefore);
  expect(await stored()).toEqual(storedBefore);
  expect(await shown()).toEqual(shownBefore);
});
