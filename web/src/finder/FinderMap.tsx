import { type ReactNode, useMemo, useState } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { MapView } from '../places/MapView';
import type { MapMarker } from '../places/map/marker';
import { ToggleChip } from '../ui/Chip';
import { finderUrl, type FinderQuestion } from './finder-url';
import { middleOf, placesOf, standpoint } from './marker-places';
import { PopupCard } from './PopupCard';

const markedAtFirst = 3;
const zoom = 13;

interface FinderMapProps {
  readonly question: FinderQuestion;
  readonly shops: readonly ShopRecord[];
  /** The device's position, if it is known. */
  readonly here: Position | null;
  /** Stands beside the part of the map that is used; on top of it, it would cover pins. */
  readonly children: ReactNode;
}

export function FinderMap({ question, shops, here, children }: FinderMapProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { kind, city } = question;
  const centre = middleOf(city);
  const you = useMemo(() => standpoint(here, city), [here, city]);
  const markers = useMemo<readonly MapMarker[]>(() => {
    const marked = showsAll ? shops : shops.slice(0, markedAtFirst);
    const places = placesOf(marked);
    return [
      you,
      ...marked.map((shop, index) => ({
        id: String(shop.sh_id),
        position: places[index] ?? shop,
        variant: kind,
        title: shop.sh_name,
      })),
    ];
  }, [shops, showsAll, you, kind]);
  const popup = (id: string) => {
    if (id === you.id) return <p className="p-3 pr-14 text-base">{you.title}</p>;
    const shop = shops.find(({ sh_id }) => String(sh_id) === id);
    return (
      shop && <PopupCard shop={shop} href={finderUrl({ ...question, shop: shop.sh_id })} centre={centre} />
    );
  };
  return (
    <>
      <div className="h-80 sm:h-104">
        <MapView
          label="Map of the results"
          centre={centre}
          zoom={zoom}
          markers={markers}
          sees={showsAll ? 'all' : 'some'}
          popup={popup}
        />
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap gap-2 px-4 pt-3">
        {children}
        {shops.length > markedAtFirst && (
          <ToggleChip pressed={showsAll} onToggle={setShowsAll}>
            Show all on map
          </ToggleChip>
        )}
      </div>
    </>
  );
}
