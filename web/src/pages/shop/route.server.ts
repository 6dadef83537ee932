import { product } from '@aaspaas/contract/product';
import type { PageReplies } from '@aaspaas/contract/page';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { idOfShopPath, shopPath } from '@aaspaas/contract/shops/links';
import { type PageAnswer, type PageHead, type PageServer, replyTo } from '../page-server';
import type { PageUrl } from '../../current-url/url';
import { shopReads } from '../../shops/detail/shop-reads';
import { structuredDataOf } from './structured-data';

export const server: PageServer = {
  reads: ({ url }) => shopReads(idIn(url)),
  answer: ({ url, settings }, replies) => answer(url, settings.publicUrl, replies),
};

const idIn = ({ path }: PageUrl): number | null => idOfShopPath(path.split('/')[2] ?? '');

/** The page of a shop that is not there has no path to be known by. */
const unknown: PageAnswer = { head: { isIndexed: false } };

function answer(url: PageUrl, publicUrl: string, replies: PageReplies): PageAnswer {
  const id = idIn(url);
  if (id === null) return { ...unknown, isMissing: true };
  const reply = replyTo(listShops, { sh_id: id }, replies);
  if (!reply) return unknown;
  const [shop] = reply.list;
  if (!shop) return { ...unknown, isMissing: true };
  const path = shopPath(shop);
  return { head: headOf(shop, publicUrl), movedTo: path === url.path ? null : path };
}

function headOf(shop: ShopRecord, publicUrl: string): PageHead {
  const [image] = shop.shopimages;
  return {
    title: `${shop.sh_name}, ${shop.sh_category_name} in ${shop.sh_location || shop.sh_city} · ${product.name}`,
    description: shorten(shop.sh_description.replace(/\s+/g, ' ').trim(), 160),
    path: shopPath(shop),
    image: image?.si_image ?? '/og-image.png',
    isIndexed: shop.sh_status === 'active',
    structuredData: structuredDataOf(shop, publicUrl),
  };
}

/** By whole words where there are any, and never through the middle of an emoji. */
function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.replace(/[\s,;:]+\S*$/, '')}…`;
}
