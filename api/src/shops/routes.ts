import { listShops, type ShopRecord, closeToday, deleteShopImage } from '@aaspaas/contract/shops/calls';
import { mostShopsInOneReply } from '@aaspaas/contract/shops/shapes';
import type { RequestOf } from '@aaspaas/contract/call';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import type { Place } from '@aaspaas/contract/places/place';
import { countShownPeople } from '../accounts/count-shown-people';
import { type Context, route } from '../http/route';
import { unnamedSounds } from '../places/unnamed-sounds';
import { type Answer, findShops } from '../search/finding/find-shops';
import type { Wanted } from '../search/finding/plan';
import { shopDependency } from '../http/shared-replies/dependencies';
import type { ListReply } from '../search/finding/honest-line';
import { readKindWanted } from '../search/kind-wanted';
import { countedOf, countSearch } from '../search/finding/count-search';
import { otherKindFor } from '../search/finding/other-kind';
import { presentAnswer, presentCount, dependenciesOf } from '../search/finding/present';
import type { Whole } from '../search/match-queries';
import { measuredFrom } from '../search/scope';
import { placeOf } from '../places/find-place';
import { editShopRoute } from './edit';
import { seesAsOwner, mayEdit } from './may-edit';
import { readOwnerView } from './owner-queries';
import { positionOf } from './read-place';
import { presentOwnerView, presentShop } from './present';
import { findShop } from '../shop-rows/queries';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../audit/queries';
import { writeClosedDay } from './edit-queries';
import { holdShopOfPhoto, removeShopPhoto } from './photo-queries';
import { tellOwner } from './tell-owner';

const deletePhotoRoute = route(deleteShopImage, (context) =>
  context.db.transaction(async (tx) => {
    const { body, actor, clock } = context;
    const shop = await holdShopOfPhoto(tx, body.image_id);
    if (shop && !mayEdit(actor, shop.shopId, clock.now())) {
      throw new Failure('not-yours', 'You can only do this for your own account.');
    }
    const left = shop && (await removeShopPhoto(tx, body.image_id));
    if (!shop || left === null) throw new Failure('missing', 'This image is not there any more.');
    const isOwn = actor.shopId === shop.shopId;
    const detail = isOwn ? {} : { on_behalf: true };
    const about = { subject: 'shop', subjectId: shop.shopId, detail } as const;
    await recordAuditEntry(
      tx,
      { actorId: actor.accountId, action: 'shop image deleted', ...about },
      clock.now(),
    );
    if (!isOwn) await tellOwner(tx, shop.shopId, ['a photo was removed'], context);
    return { result: true, success: true, message: left === 0 ? lastOne : 'Image deleted.' };
  }),
);

const lastOne = 'Image deleted. Customers find your shop again once it has a photo.';

const closeTodayRoute = route(closeToday, async ({ db, body, actor, clock }) => {
  const { accountId: actorId, shopId } = actor;
  if (shopId === null) throw new Failure('missing', 'Shop not found.');
  const now = clock.now();
  const { closed } = body;
  await db.transaction(async (tx) => {
    await writeClosedDay(tx, shopId, closed ? indianTime(now).date : null);
    const action = closed ? 'closed for a day' : 'opened again';
    await recordAuditEntry(tx, { actorId, action, subject: 'shop', subjectId: shopId }, now);
  });
  return {
    result: true,
    message: closed ? 'Customers now read that you are closed today.' : 'Your usual hours hold again.',
  };
});

type ListRequest = RequestOf<typeof listShops>;

export const shopRoutes = [
  route(
    listShops,
    async (context) => (context.body.sh_id ? listOne(context, context.body.sh_id) : listMany(context)),
    { isList: true },
  ),
  closeTodayRoute,
  editShopRoute,
  deletePhotoRoute,
];

async function listOne(
  { db, body, actor, clock, limits, dependsOn, eachTime }: Context<typeof listShops>,
  id: number,
): Promise<ListReply> {
  const seesAll = seesAsOwner(actor, id);
  const row = await findShop(db, id, seesAll);
  dependsOn(shopDependency(id));
  if (row) eachTime((visitor) => limits.show(visitor, 'shop', [row.id]));
  const place = measuredFrom(await placeOf(db, body.at));
  const near = place ?? positionOf(body);
  const viewer = { near, from: nameFor(body, place), now: indianTime(clock.now()), seesEmail: seesAll };
  const shop = row && presentShop(row, viewer);
  const owner = row && seesAll ? await readOwnerView(db, row.id, clock.now()) : null;
  if (owner && actor?.role === 'admin') await countShownPeople(db, actor, [owner.ownerId], clock.now());
  const list = shop ? [{ ...shop, ...(owner && { owner: presentOwnerView(owner) }) }] : [];
  return { result: true, message: row ? '' : 'Shop not found.', list, more: false };
}

async function listMany(context: Context<typeof listShops>): Promise<ListReply> {
  const { db, body, actor, clock, limits, seal, shared, dependsOn, eachTime } = context;
  const read = readWanted(body, actor !== null, clock.now());
  if (!read) return { result: true, message: 'No shops found', list: [], more: false };
  const answer = await findShops(db, {
    ...read,
    place: await placeOf(db, body.at),
    ...(read.text && { unnamed: await unnamedSounds(shared) }),
  });
  // Short lists within a page say nothing of what else there is.
  const otherKind = body.fields === 'card' ? null : await otherKindFor(db, answer);
  const counted = isPlainSearch(body) && countedOf(answer, answer.wanted);
  if (counted) eachTime(({ ip }) => countSearch(db, seal, counted, ip));
  const ids = answer.rows.map(({ id }) => id);
  eachTime((visitor) => limits.show(visitor, 'shop', ids));
  dependsOn(...dependenciesOf(answer));
  return {
    result: true,
    message: ids.length ? '' : 'No shops found',
    list: await presentPage(context, answer),
    more: answer.next !== null,
    ...(answer.best && { best: answer.best.id }),
    found: presentCount(answer),
    ...(body.search?.trim() && { understood: presentAnswer(answer, otherKind) }),
  };
}

async function presentPage(
  { db, body, clock }: Context<typeof listShops>,
  { rows, best, near, from, wanted }: Answer,
): Promise<ShopRecord[]> {
  const viewer = { near, from: nameFor(body, from), now: indianTime(clock.now()), seesEmail: false };
  if (wanted.whole !== 'first') return rows.map((row) => presentShop(row, viewer));
  // The best match is nearly always the first, which has been read whole.
  const inFull = best === rows[0] ? best : best && (await findShop(db, best.id, false));
  return rows.map((row) => presentShop((row === best && inFull) || { ...row, details: null }, viewer));
}

/** Where distances are from, unless that is where the device is: people know that by no name. */
const nameFor = ({ at, here }: ListRequest, from: Place | null): string | null =>
  !from || (here && from.key === at) ? null : from.name;

/** Guests get cards, and only the best match of a search in full, because the results page shows it so. */
function wholeOf({ fields, search }: ListRequest, isSignedIn: boolean): Whole {
  if (fields === 'card') return 'none';
  if (isSignedIn) return 'all';
  return search?.trim() ? 'first' : 'none';
}

/** Null if the category does not exist, so that nothing can match. */
function readWanted(body: ListRequest, isSignedIn: boolean, now: Date): Omit<Wanted, 'place'> | null {
  const category = body.category?.trim() ? categoryNamed(body.category) : null;
  if (body.category?.trim() && !category) return null;
  return {
    text: body.search ?? null,
    isExact: body.exact === '1',
    city: body.city?.trim() || null,
    position: positionOf(body),
    withinKm: body.within ?? null,
    kind: readKindWanted(body.sh_shop_or_service),
    categoryId: category?.id ?? null,
    openAt: body.open ? indianTime(now) : null,
    stars: body.stars ?? null,
    delivers: body.delivers === 'yes',
    sort: body.sort ?? null,
    whole: wholeOf(body, isSignedIn),
    limit: body.limit ?? mostShopsInOneReply,
    offset: body.offset ?? 0,
    at: now,
  };
}

/** Somebody who filters a list or asks for its next page has found something already. */
const isPlainSearch = ({ search, category, open, offset, within, stars, delivers }: ListRequest): boolean =>
  Boolean(search?.trim()) && !category && !open && !offset && !within && !stars && !delivers;
