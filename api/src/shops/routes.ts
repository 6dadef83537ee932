import { listShops } from '@aaspaas/contract/shops/calls';
import { mostShopsInOneReply } from '@aaspaas/contract/shops/shapes';
import type { RequestOf, ReplyOf } from '@aaspaas/contract/call';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { bestMatch } from '@aaspaas/contract/search/best-match';
import { type Context, route } from '../http/route';
import { cityKey } from '../search/doc';
import { findShops, type Wanted } from '../search/find-shops';
import { readKindWanted } from '../search/kind-wanted';
import { countMiss } from '../search/misses';
import { deletePhotoRoute } from './delete-photo';
import { editShopRoute } from './edit';
import { mayEdit } from './may-edit';
import { readOwnerView } from './owner-queries';
import { positionOf } from './position';
import { presentOwnerView, presentShop } from './present';
import { findShop, type ShopRow } from './queries';

type ListRequest = RequestOf<typeof listShops>;
type ListReply = ReplyOf<typeof listShops>;

export const shopRoutes = [
  route(listShops, async (context) => {
    context.limits.count(context.visit);
    return context.body.sh_id ? listOne(context, context.body.sh_id) : listMany(context);
  }),
  editShopRoute,
  deletePhotoRoute,
];

async function listOne(
  { db, body, actor, clock, visit, limits }: Context<typeof listShops>,
  id: number,
): Promise<ListReply> {
  const seesAll = mayEdit(actor, id);
  const row = await findShop(db, id, seesAll);
  if (row) limits.show(visit, 'shop', [row.id]);
  const viewer = { near: positionOf(body), now: clock.now(), seesEmail: seesAll, isCard: false };
  const shop = row && presentShop(row, viewer);
  const owner = row && seesAll ? presentOwnerView(await readOwnerView(db, id, clock.now())) : undefined;
  const list = shop ? [{ ...shop, ...(owner && { owner }) }] : [];
  return { result: true, message: row ? '' : 'Shop not found.', list, more: false };
}

async function listMany(context: Context<typeof listShops>): Promise<ListReply> {
  const { db, body, clock, visit, limits } = context;
  const limit = body.limit ?? mostShopsInOneReply;
  const near = positionOf(body);
  const now = clock.now();
  const wanted = readWanted(body, now);
  // One row more than asked for shows whether there is a next page.
  const rows = wanted ? await findShops(db, { ...wanted, near, limit: limit + 1 }) : [];
  if (rows.length === 0 && wanted && isPlainSearch(body)) await countMiss(db, { ...wanted, now });
  const page = rows.slice(0, limit);
  const list = presentPage(context, page);
  limits.show(
    visit,
    'shop',
    page.map(({ id }) => id),
  );
  return { result: true, message: list.length ? '' : 'No shops found', list, more: rows.length > limit };
}

/** Guests get cards, and only the best match of a search in full, because the results page shows it so. */
function presentPage({ body, clock, actor }: Context<typeof listShops>, rows: readonly ShopRow[]) {
  const viewer = { near: positionOf(body), now: clock.now(), seesEmail: false };
  const cards = rows.map((row) => presentShop(row, { ...viewer, isCard: true }));
  if (body.fields === 'card') return cards;
  const best = body.search?.trim() ? bestMatch(body.search.trim(), cards) : undefined;
  const isWhole = (id: number) => actor !== null || id === best?.sh_id;
  return cards.map((card, index) => {
    const row = rows[index];
    return row && isWhole(card.sh_id) ? presentShop(row, { ...viewer, isCard: false }) : card;
  });
}

/** Null if the category does not exist, so that nothing can match. */
function readWanted(body: ListRequest, now: Date): Omit<Wanted, 'near' | 'limit'> | null {
  const category = body.category?.trim() ? categoryNamed(body.category) : null;
  if (body.category?.trim() && !category) return null;
  return {
    text: body.search ?? null,
    cityKey: body.city?.trim() ? cityKey(body.city) : null,
    kind: readKindWanted(body.sh_shop_or_service),
    categoryId: category?.id ?? null,
    openAt: body.open ? indianTime(now) : null,
    sort: body.sort ?? null,
    offset: body.offset ?? 0,
  };
}

/** Somebody who filters a list or asks for its next page has found something already. */
const isPlainSearch = ({ category, open, offset }: ListRequest): boolean => !category && !open && !offset;
