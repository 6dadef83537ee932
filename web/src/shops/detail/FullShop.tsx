import { type ComponentType, type ReactNode, useState } from 'react';
import type { HeadingList } from '@aaspaas/contract/reviews/headings';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { lostMessages, send } from '../../api/send';
import { useRead } from '../../api/use-read';
import { ShopDetail, type ShopLayoutProps } from './ShopDetail';
import { ErrorState } from '../../ui/ErrorState';
import { useIsHydrating } from '../../ui/loading/hydration';
import { tryAgain } from '../../ui/loading/keep-loading';
import { lazyPart } from '../../ui/loading/lazy-part';
import { withAllStyles } from '../../ui/loading/sheet';
import { WhenNear } from '../../ui/loading/WhenNear';
import { say } from '../../say';

// What is beside or below the shop is loaded after the page.
const NearbyLists = lazyPart(async () => (await import('./NearbyLists')).NearbyLists);
const ReviewPanel = lazyPart(
  async () => {
    const loaded = await withAllStyles(() => import('../../reviews/ReviewPanel'));
    return loaded.ReviewPanel;
  },
  ({ isPageStale, instead }) =>
    navigator.onLine ? (
      <ErrorState
        message={say('Error loading reviews: {error}', { error: lostMessages.unreachable })}
        onRetry={() => tryAgain(isPageStale)}
      />
    ) : (
      instead
    ),
);

interface FullShopProps {
  readonly shop: ShopRecord;
  readonly Layout?: ComponentType<ShopLayoutProps>;
  /** A button for whoever may edit it. */
  readonly edit?: ReactNode;
  /** Names of the star ratings for reviews that are written here. */
  readonly headings?: HeadingList;
  readonly noReviews?: string;
  /** Shops that the page has loaded already: pressing a similar one needs no call. */
  readonly loaded?: readonly ShopRecord[] | undefined;
  /** Shows another shop in place; without it, similar shops link to their own pages. */
  readonly onOpen?: ((shop: ShopRecord) => void) | undefined;
}

/** A shop with its reviews and what is near it. The heart comes through HeartContext. */
export function FullShop({
  shop,
  Layout = ShopDetail,
  edit,
  headings = 'detail',
  noReviews = 'No reviews yet. Be the first to review this shop!',
  loaded,
  onOpen,
}: FullShopProps) {
  const isHydrating = useIsHydrating();
  const { full, retry } = useFullRecord(shop);
  const { rated, rateAnew } = useRating(full);
  const { sh_id: id } = shop;
  return (
    <>
      {retry && <ErrorState message="Failed to fetch shop details. Try again." onRetry={retry} />}
      <Layout
        shop={rated}
        edit={!isHydrating && edit}
        nearby={!isHydrating && <NearbyLists key={id} shop={shop} loaded={loaded} onOpen={onOpen} />}
        reviews={
          <WhenNear key={id} instead={<p>Loading reviews...</p>}>
            <ReviewPanel
              instead={<p>Loading reviews...</p>}
              shopId={id}
              headings={headings}
              noReviews={noReviews}
              onPosted={rateAnew}
            />
          </WhenNear>
        }
      />
    </>
  );
}

/** Renders a shop from a list at once, and reads what lists leave out. */
function useFullRecord(shop: ShopRecord) {
  const { is_card: isCard, sh_id, distance, distance_from } = shop;
  const reading = useRead(listShops, isCard ? { sh_id } : null);
  const found = isCard && reading.state === 'loaded' ? reading.reply.list[0] : undefined;
  return {
    full: found ? { ...found, distance, distance_from } : shop,
    retry: isCard && reading.state === 'failed' ? reading.retry : null,
  };
}

/** The shop with its latest rating, which somebody may just have changed. */
function useRating(shop: ShopRecord) {
  const [latest, setLatest] = useState<ShopRecord>();
  const rateAnew = () =>
    void send(listShops, { sh_id: shop.sh_id }).then(
      ({ list }) => setLatest(list[0]),
      // If the read fails, the old rating is good enough.
      () => {},
    );
  if (latest?.sh_id !== shop.sh_id) return { rated: shop, rateAnew };
  const { sh_ratings, sh_review_count } = latest;
  return { rated: { ...shop, sh_ratings, sh_review_count }, rateAnew };
}
