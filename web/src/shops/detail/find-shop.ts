import type { RequestTo } from '@aaspaas/contract/call';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { read } from '../../api/send';
import { say } from '../../say';

type Wanted = Pick<ShopRecord, 'sh_id' | 'sh_shop_or_service'>;

/** Requests to try before giving up, in this order (M-302 to M-306). */
const variants = {
  shop: {
    requests: (sh_id: number): RequestTo<typeof listShops>[] => [{ sh_id }, {}, { search: '' }],
    notFound: () => say('Shop not found. Please try refreshing the page.'),
    notFetched: 'Failed to fetch shop details. Please check your connection and try again.',
  },
  service: {
    requests: (sh_id: number): RequestTo<typeof listShops>[] => [
      { sh_id },
      { sh_shop_or_service: 'service' },
      {},
    ],
    notFound: (id: number) => say('Service with ID {id} not found. Please try refreshing the page.', { id }),
    notFetched: 'Failed to fetch service details. Please check your connection and try again.',
  },
};

/**
 * Finds the shop in the list that the page has loaded, or on the server. Throws an Error with the message to show.
 */
export async function findShop(wanted: Wanted, loaded: readonly ShopRecord[] = []): Promise<ShopRecord> {
  const isWanted = ({ sh_id }: ShopRecord) => sh_id === wanted.sh_id;
  const known = loaded.find(isWanted);
  if (known) return known;
  const variant = variants[wanted.sh_shop_or_service === 'service' ? 'service' : 'shop'];
  let isAnswered = false;
  for (const request of variant.requests(wanted.sh_id)) {
    const reply = await read(listShops, request).catch(() => null);
    const found = reply?.list.find(isWanted);
    if (found) return found;
    isAnswered ||= reply !== null;
  }
  throw new Error(isAnswered ? variant.notFound(wanted.sh_id) : variant.notFetched);
}
