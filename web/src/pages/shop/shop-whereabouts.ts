import type { ReplyOf } from '@aaspaas/contract/call';
import { keyOfCall, type PageReplies } from '@aaspaas/contract/page';
import { idOfShopPath, shopPath } from '@aaspaas/contract/shops/links';
import type { listShops, ShopRecord } from '@aaspaas/contract/shops/calls';
import type { PageUrl } from '../../router/url';
import { shopReads } from '../reads';

interface Whereabouts {
  readonly shop: ShopRecord | null;
  readonly isMissing: boolean;
  readonly movedTo: string | null;
}

const nowhere: Whereabouts = { shop: null, isMissing: false, movedTo: null };

/** For a shop's own page: the shop, whether there is none, and its right url where it was asked for by another. */
export function whereaboutsOfShop({ path }: PageUrl, replies: PageReplies): Whereabouts {
  const [, segment] = /^\/shop\/([^/]+)\/?$/i.exec(path) ?? [];
  if (!segment) return nowhere;
  const [call] = shopReads(idOfShopPath(segment));
  if (!call) return { ...nowhere, isMissing: true };
  // The reply was made by this very call.
  const reply = replies[keyOfCall(call)] as ReplyOf<typeof listShops> | undefined;
  if (!reply) return nowhere;
  const shop = reply.list[0] ?? null;
  const url = shop && shopPath(shop);
  return { shop, isMissing: shop === null, movedTo: url && url !== path ? url : null };
}
