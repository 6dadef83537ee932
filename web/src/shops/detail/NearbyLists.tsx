import { type ReactNode, type MouseEvent, useRef, useState } from 'react';
import type { RequestTo } from '@aaspaas/contract/call';
import { distanceKm } from '@aaspaas/contract/places/distance';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { useRead } from '../../api/use-read';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/loading/Skeleton';
import { shopPath } from '@aaspaas/contract/shops/links';
import { Rating } from '../../ui/stars/Rating';
import { ShopPhoto } from '../cards/ShopPhoto';
import { findShop } from './find-shop';
import { say, sayName } from '../../say';
import { sayFar } from '../../say-time';

const mostSimilar = 5;
const mostServices = 3;
/** What is called nearby can be reached in a few minutes. */
const nearKm = 5;

export interface NearbyListsProps {
  readonly shop: ShopRecord;
  /** Shops that the page has loaded already. */
  readonly loaded?: readonly ShopRecord[] | undefined;
  /** Shows another shop in place; without it, the links lead to its own page. */
  readonly onOpen?: ((shop: ShopRecord) => void) | undefined;
}

/** The side column: similar shops, and services, around this shop. */
export function NearbyLists({ shop, loaded, onOpen }: NearbyListsProps) {
  const { latitude, longitude, sh_category_name: category } = shop;
  const near = { latitude, longitude, fields: 'card' as const };
  // One more each, because the shop itself is among the results.
  const similar = useNearby(shop, { ...near, category, limit: mostSimilar + 1 });
  const services = useNearby(shop, {
    ...near,
    sh_shop_or_service: 'service',
    limit: mostSimilar + mostServices + 1,
  });
  const shown = similar.list?.slice(0, mostSimilar);
  const others = services.list?.filter(({ sh_id }) => !shown?.some((each) => each.sh_id === sh_id));
  const { open, openingId, error } = useOpenShop(loaded, onOpen);
  const draw = (list: readonly ShopRecord[]) =>
    list.map((each) => (
      <NearbyShop
        key={each.sh_id}
        shop={each}
        isOpening={each.sh_id === openingId}
        onOpen={onOpen && (() => open(each))}
      />
    ));
  const sections = [
    { title: 'Similar Shops Nearby', none: 'No similar shops nearby yet.', ...similar, list: shown },
    {
      title: 'Services Nearby',
      none: 'No services nearby yet.',
      ...services,
      list: others?.slice(0, mostServices),
    },
  ];
  // Together, and the empty one last: nothing moves once it is there.
  if (sections.some(({ list, retry }) => !list && !retry)) return <NearbySkeleton />;
  const isEmpty = ({ list }: (typeof sections)[number]) => list?.length === 0;
  return (
    <>
      {error && (
        <p role="alert" className="font-medium text-danger">
          {say(error)}
        </p>
      )}
      {sections
        .toSorted((one, other) => Number(isEmpty(one)) - Number(isEmpty(other)))
        .map((section) => (
          <Section key={section.title} {...section}>
            {draw}
          </Section>
        ))}
    </>
  );
}

/** In the room of both lists. */
export const NearbySkeleton = () => (
  <div aria-busy className="grid gap-2">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} className="h-28 w-full" />
    ))}
  </div>
);

/** The results that are near and not the shop itself; undefined until they have loaded. */
function useNearby(shop: ShopRecord, request: RequestTo<typeof listShops>) {
  const reading = useRead(listShops, request);
  const isNear = (other: ShopRecord): boolean =>
    other.sh_id !== shop.sh_id && distanceKm(shop, other) <= nearKm;
  return {
    list:
      reading.state === 'loaded' ? reading.reply.list.filter(isNear).toSorted(byDistanceTo(shop)) : undefined,
    retry: reading.state === 'failed' ? reading.retry : null,
  };
}

const byDistanceTo = (shop: ShopRecord) => (one: ShopRecord, other: ShopRecord) =>
  distanceKm(shop, one) - distanceKm(shop, other);

interface SectionProps {
  readonly title: string;
  readonly none: string;
  readonly list: readonly ShopRecord[] | undefined;
  readonly retry: (() => void) | null;
  children(list: readonly ShopRecord[]): ReactNode;
}

function Section({ title, none, list, retry, children }: SectionProps) {
  return (
    <section aria-label={say(title)} className="grid content-start gap-2">
      <h2 className="text-xl">{say(title)}</h2>
      {retry && (
        <div role="alert" className="flex flex-wrap items-center gap-2">
          <p>Failed to load shops</p>
          <Button variant="secondary" size="small" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
      {list?.length === 0 && <p className="text-ink-soft">{say(none)}</p>}
      {list && list.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">{children(list)}</ul>
      )}
    </section>
  );
}

interface NearbyShopProps {
  readonly shop: ShopRecord;
  /** It is being read in full. */
  readonly isOpening: boolean;
  readonly onOpen: (() => void) | undefined;
}

/** An entry of the side column. Its distance is measured from the shop beside it. */
function NearbyShop({ shop, isOpening, onOpen }: NearbyShopProps) {
  const onClick = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li>
      <a
        href={shopPath(shop)}
        onClick={onClick}
        aria-disabled={isOpening}
        className="card flex items-center gap-3 p-2 hover:shadow-raised"
      >
        <span className="block w-[80px] shrink-0 overflow-hidden rounded-sm">
          <ShopPhoto shop={shop} photo={shop.shopimages[0]} sizes="80px" />
        </span>
        <span className="grid min-w-0">
          <b className="leading-snug font-semibold">{shop.sh_name}</b>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Rating average={shop.sh_ratings ?? 0} count={shop.sh_review_count} />
            <span>{shop.distance ? sayFar(shop.distance) : sayName(shop.sh_city)}</span>
          </span>
        </span>
      </a>
    </li>
  );
}

/** Opens a shop in place: which one is being read, and what went wrong. Of several presses the last one counts. */
function useOpenShop(
  loaded: readonly ShopRecord[] | undefined,
  onOpen: ((shop: ShopRecord) => void) | undefined,
) {
  const [openingId, setOpeningId] = useState<number | null>(null);
  const [error, setError] = useState('');
  const wanted = useRef(0);
  const open = async (shop: ShopRecord) => {
    wanted.current = shop.sh_id;
    setOpeningId(shop.sh_id);
    setError('');
    try {
      const found = await findShop(shop, loaded);
      if (wanted.current === shop.sh_id) onOpen?.(found);
    } catch (error) {
      // findShop throws an Error with the message to show.
      if (wanted.current === shop.sh_id) setError((error as Error).message);
    } finally {
      if (wanted.current === shop.sh_id) setOpeningId(null);
    }
  };
  return { open: (shop: ShopRecord) => void open(shop), openingId, error };
}
