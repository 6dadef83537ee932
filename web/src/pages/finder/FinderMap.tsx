import { type ReactNode, useState } from 'react';
import { listShops, type ShopRecord } from '@aaspaas/contract/shops/calls';
import { useRead } from '../../api/use-read';
import { type PageUrl, navigate } from '../../current-url/url';
import { firstView } from '../../places/map/first-view';
import type { MapMarker } from '../../places/map/marker';
import { MapView } from '../../places/MapView';
import type { Request } from '../../search/requests';
import { ToggleChip } from '../../ui/Chip';
import { everyResult } from './finder-read';
import { viewUrl, questionOf, searchUrl } from './finder-url';
import { centreOf, positionsOf, standpoints, type Where } from './marker-positions';
import { PopupCard } from './PopupCard';
import { nearestPlace } from '@aaspaas/contract/places/calls';
import type { Position } from '@aaspaas/contract/places/distance';
import type { Place } from '@aaspaas/contract/places/place';
import { read } from '../../api/send';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useToast } from '../../ui/toasts/Toast';
import type { Camera } from '../../places/map/map-props';

const markedAtFirst = 3;

interface FinderMapProps {
  readonly url: PageUrl;
  readonly request: Request;
  readonly shops: readonly ShopRecord[];
  readonly where: Where;
  /** Stands beside the part of the map that is used; on top of it, it would cover pins. */
  readonly children: ReactNode;
}

export function FinderMap({ url, request, shops, where, children }: FinderMapProps) {
  const [showsAll, setShowsAll] = useState(false);
  const reading = useRead(listShops, showsAll ? everyResult(request) : null);
  const all = reading.state === 'loaded' ? reading.reply.list : shops;
  const { kind } = questionOf(url);
  const centre = centreOf(where);
  const { camera, stray, setStray, searchAround } = useCamera(url, { ...firstView, middle: centre });
  const dots = standpoints(where);
  const marked = showsAll ? all : shops.slice(0, markedAtFirst);
  const popup = (id: string) => {
    const dot = dots.find((each) => each.id === id);
    if (dot) return <p className="p-3 pr-14 text-base">{dot.title}</p>;
    const shop = marked.find(({ sh_id }) => String(sh_id) === id);
    return shop && <PopupCard shop={shop} href={viewUrl(url, { shop: shop.sh_id })} centre={centre} />;
  };
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)] gap-2">
      {/* It scrolls rather than breaks, so that a further button leaves the map as large as it is; a mouse need not scroll it. */}
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:shrink-0 [scrollbar-width:none] lg:-mx-1 lg:gap-1.5 lg:px-1 lg:*:px-3 lg:*:text-sm">
        {stray && <SearchThisArea middle={stray.middle} onFound={searchAround} />}
        {children}
        {shops.length > markedAtFirst && (
          <ToggleChip pressed={showsAll} onToggle={setShowsAll}>
            Show all on map
          </ToggleChip>
        )}
      </div>
      <div className="overflow-hidden rounded-lg border border-line">
        <MapView
          label="Map of the results"
          centre={camera.middle}
          zoom={camera.zoom}
          onStray={setStray}
          markers={[...dots, ...markersOf(marked, kind)]}
          sees={showsAll ? 'all' : 'some'}
          popup={popup}
        />
      </div>
    </div>
  );
}

function markersOf(shops: readonly ShopRecord[], kind: 'shop' | 'service'): MapMarker[] {
  const positions = positionsOf(shops);
  return shops.map((shop, index) => ({
    id: String(shop.sh_id),
    position: positions[index] ?? shop,
    variant: kind,
    title: shop.sh_name,
  }));
}

interface SearchThisAreaProps {
  /** The middle of the map. */
  readonly middle: Position;
  onFound(place: Place): void;
}

/** Shown when the map was moved: searches around the place nearest to its middle. */
function SearchThisArea({ middle, onFound }: SearchThisAreaProps) {
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
    navigate(searchUrl(url, { at: key }));
  };
  const camera = moved && moved.at === url.query.get('at') ? moved.camera : ofSearch;
  return { camera, stray, setStray, searchAround };
}
