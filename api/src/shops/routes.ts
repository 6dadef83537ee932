import { listShops, mostShopsInOneReply } from '@aaspaas/contract/shops/calls';
import type { RequestOf, ReplyOf } from '@aaspaas/contract/call';
import { Failure } from '@aaspaas/contract/failure';
import { searchWords } from '@aaspaas/contract/search-words';
import { type Context, route } from '../http/route';
import { cityKey } from './doc';
import { mayEdit } from './may-edit';
import { positionOf } from './position';
import { presentShop } from './present';
import { findShop, searchShops, type ShopSearch } from './queries';

type ListRequest = RequestOf<typeof listShops>;
type ListReply = ReplyOf<typeof listShops>;

export const shopRoutes = [
  route(listShops, (context) =>
    context.body.sh_id ? listOne(context, context.body.sh_id) : listMany(context),
  ),
];

async function listOne(
  { db, body, actor, clock }: Context<typeof listShops>,
  id: number,
): Promise<ListReply> {
  const seesAll = mayEdit(actor, id);
  const row = await findShop(db, id, seesAll);
  const viewer = { near: positionOf(body), now: clock.now(), seesEmail: seesAll, isCard: false };
  const list = row ? [presentShop(row, viewer)] : [];
  return { result: true, message: row ? '' : 'Shop not found.', list, more: false };
}

async function listMany({ db, body, clock }: Context<typeof listShops>): Promise<ListReply> {
  const limit = body.limit ?? mostShopsInOneReply;
  const near = positionOf(body);
  // One more than asked for tells whether there is a next page.
  const rows = await searchShops(db, { ...readSearch(body), near, limit: limit + 1 });
  const viewer = { near, now: clock.now(), seesEmail: false, isCard: body.fields === 'card' };
  const list = rows.slice(0, limit).map((row) => presentShop(row, viewer));
  return { result: true, message: list.length ? '' : 'No shops found', list, more: rows.length > limit };
}

function readSearch(body: ListRequest): Omit<ShopSearch, 'near' | 'limit'> {
  return {
    words: body.search?.trim() ? searchWords(body.search) : null,
    cityKey: body.city?.trim() ? cityKey(body.city) : null,
    kind: readKind(body.sh_shop_or_service),
    offset: body.offset ?? 0,
  };
}

/** 'both' and nothing mean no filter. */
function readKind(text = ''): 'shop' | 'service' | null {
  const kind = text.trim().toLowerCase();
  if (kind === '' || kind === 'both') return null;
  if (kind === 'shop' || kind === 'service') return kind;
  throw new Failure('invalid', 'Please choose shops or services.');
}
