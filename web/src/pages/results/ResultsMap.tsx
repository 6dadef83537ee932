import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nearestPlace } from '@aaspaas/contract/places/calls';
import type { Position } from '@aaspaas/contract/places/distance';
import type { Place } from '@aaspaas/contract/places/place';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { read } from '../../api/send';
import { useRead } from '../../api/use-read';
import { type PageUrl, navigate } from '../../current-url/url';
import { firstView } from '../../places/map/first-view';
import type { Camera } from '../../places/map/map-props';
import type { MapMarker } from '../../places/map/marker';
import { MapView } from '../../places/MapView';
import { type Asked } from '../../search/asked';
import { everyResult } from '../../search/list-requests';
import { listShowing, listWith } from '../../search/list-urls';
import type { Request } from '../../search/requests';
import { useIsWide } from '../../search/use-is-wide';
import type { SearchPlace } from '../../search/use-search-place';
import { Button } from '../../ui/Button';
import { ToggleChip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/toasts/Toast';
import { HereButton } from './HereButton';
import { centreOf, positionsOf, standpoints, whereOf } from './marker-positions';
import { PopupCard } from './PopupCard';
import { StripCard } from './StripCard';

interface ResultsMapProps {
  readonly url: PageUrl;
  readonly asked: Asked;
  readonly request: Request;
  readonly shops: readonly ShopRecord[];
  /** How many of the first offer what was asked for. */
  readonly fitting: number;
  readonly where: SearchPlace;
  /** The shop whose pin stands out. */
  readonly lit: number | null;
  onLight(shop: number | null): void;
}

export function ResultsMap({ url, asked, request, shops, fitting, where, lit, onLight }: ResultsMapProps) {
  const [showsAll, setShowsAll] = useState(false);
  const reading = useRead(listShops, showsAll ? everyResult(request) : null);
  const all = reading.state === 'loaded' ? reading.reply.list : shops;
  const isWide = useIsWide();
  const middle = whereOf(url, where);
  const centre = centreOf(middle);
  const isFinder = asked.field === 'category';
  // The finder marks three, a list the nearest ten, and looks at them from nearer by.
  const markedAtFirst = isFinder ? 3 : 10;
  const zoom = isFinder || !shops[0] ? firstView.zoom : 15;
  const { camera, stray, setStray, searchAround } = useCamera(url, { zoom, middle: centre });
  const dots = standpoints(middle);
  const aside = new Set(all.slice(fitting).map(({ sh_id }) => sh_id));
  // On a phone the strip begins at the first card.
  const pointed = lit ?? (isWide ? null : shops[0]?.sh_id);
  const marked = showsAll ? all : shops.filter(({ sh_id }, at) => at < markedAtFirst || sh_id === lit);
  const hrefOf = ({ sh_id }: ShopRecord) => (isFinder ? listShowing(url, sh_id) : undefined);
  const popup = (id: string) => {
    const dot = dots.find((each) => each.id === id);
    if (dot) return <p className="p-3 pr-14 text-base">{dot.title}</p>;
    const shop = marked.find(({ sh_id }) => String(sh_id) === id);
    return (
      shop && isWide && <PopupCard shop={shop} href={hrefOf(shop)} centre={where.isExample ? null : centre} />
    );
  };
  return (
    <div className="grid h-full grid-cols-1 grid-rows-[minmax(18rem,1fr)_auto]">
      <div className="relative overflow-hidden rounded-lg border border-line max-lg:-mx-4">
        <MapView
          label="Map of the results"
          centre={camera.middle}
          zoom={camera.zoom}
          onStray={setStray}
          markers={[...dots, ...markersOf(marked, asked.kind, pointed, aside)]}
          isAlone={!isWide}
          sees={showsAll ? 'all' : 'asked'}
          popup={popup}
          onPick={(id) => onLight(Number(id) || null)}
        />
        {/* At its edges, which what it frames and names keep clear of; an open card lies over all of it. */}
        <div className="tools absolute top-2 right-16 left-2 grid justify-items-start gap-2">
          {shops.length > markedAtFirst && (
            <ToggleChip pressed={showsAll} onToggle={setShowsAll}>
              Show all on map
            </ToggleChip>
          )}
          {stray && <SearchThisArea middle={stray.middle} onFound={searchAround} />}
        </div>
        {/* Below the zoom buttons. */}
        <div className="tools absolute top-[6.75rem] right-2">
          <HereButton {...where} />
        </div>
      </div>
      {!isWide && <Strip shops={showsAll ? all : shops} {...{ lit, onLight, hrefOf }} />}
    </div>
  );
}

interface StripProps {
  readonly shops: readonly ShopRecord[];
  readonly lit: number | null;
  onLight(shop: number | null): void;
  hrefOf(shop: ShopRecord): string | undefined;
}

/** The results as small cards below the map: it stands at the card whose pin was pressed, and lights that of the card it stands at. */
function Strip({ shops, lit, onLight, hrefOf }: StripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const standsAt = useRef<number | null>(null);
  useEffect(() => {
    if (lit === null || lit === standsAt.current) return;
    standsAt.current = lit;
    const card = strip.current?.children[shops.findIndex(({ sh_id }) => sh_id === lit)];
    card?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'center' });
  }, [lit, shops]);
  const onScroll = () => {
    const { scrollLeft = 0, scrollWidth = 1 } = strip.current ?? {};
    const shop = shops[Math.round((scrollLeft * shops.length) / scrollWidth)];
    if (!shop || shop.sh_id === standsAt.current) return;
    standsAt.current = shop.sh_id;
    onLight(shop.sh_id);
  };
  return (
    <ul
      ref={strip}
      aria-label="Results on the map"
      onScrollEnd={onScroll}
      className="-mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto px-4 py-2 [scrollbar-width:none]"
    >
      {shops.map((shop) => (
        <li key={shop.sh_id} className="@container w-[18.5rem] max-w-full shrink-0 snap-center">
          <StripCard shop={shop} href={hrefOf(shop)} isSelected={shop.sh_id === lit} />
        </li>
      ))}
    </ul>
  );
}

function markersOf(
  shops: readonly ShopRecord[],
  kind: Asked['kind'],
  lit: number | null | undefined,
  aside: ReadonlySet<number>,
): MapMarker[] {
  const positions = positionsOf(shops);
  return shops.map((shop, index) => ({
    id: String(shop.sh_id),
    position: positions[index] ?? shop,
    variant: kind ?? (shop.sh_shop_or_service === 'service' ? 'service' : 'shop'),
    title: shop.sh_name,
    isLit: shop.sh_id === lit,
    isAside: aside.has(shop.sh_id),
  }));
}

interface SearchThisAreaProps {
  /** The middle of the map. */
  readonly middle: Position;
  onFound(place: Place): void;
}

/** Shown when the map was moved: searches around the place nearest to its middle. */
function SearchThisArea({ middle, onFound }: SearchThisAreaProps): ReactNode {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    const fail = () => toast('error', 'This area could not be searched.');
    read(nearestPlace, middle)
      .then(({ place }) => (place ? onFound(place) : fail()), fail)
      .finally(() => setAsking(false));
  };
  return (
    <Button busy={isAsking} onClick={ask}>
      <Icon name="search" size={20} /> Search this area
    </Button>
  );
}

/** What the map shows: as the search says, or where the visitor has moved it to search there. */
function useCamera(url: PageUrl, ofSearch: Camera) {
  const [stray, setStray] = useState<Camera | null>(null);
  const [moved, setMoved] = useState<{ readonly at: string; readonly camera: Camera } | null>(null);
  const searchAround = ({ key }: Place) => {
    // The map stays where it is, although the place's own middle may lie beside it.
    if (stray) setMoved({ at: key, camera: stray });
    navigate(listWith(url, { at: key, city: null, shop: null, exact: null }));
  };
  const camera = moved && moved.at === url.query.get('at') ? moved.camera : ofSearch;
  return { camera, stray, setStray, searchAround };
}
