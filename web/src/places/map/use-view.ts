import { type FitBoundsOptions, latLngBounds, type Map } from 'leaflet';
import { useEffect } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import { isStandpoint, type MapMarker } from './marker';
import { type Pair, pairOf } from './open-map';
import { setByPage } from './use-stray';

export interface View {
  readonly centre: Position;
  readonly zoom: number;
  /** 'all' shows every marker; 'asked' the centre with what was asked for. */
  readonly sees?: 'all' | 'asked' | undefined;
}

/** Margins in which a pin would be covered: it is drawn above its place, and controls lie over the map's edges. */
const edges = { top: 100, right: 64, bottom: 32, left: 32 };
const fitting: FitBoundsOptions = {
  paddingTopLeft: [edges.left, edges.top],
  paddingBottomRight: [edges.right, edges.bottom],
  maxZoom: 16,
};

/** Sets the view whenever centre or zoom change; in between the visitor moves the map. */
export function useView(map: Map | null, { centre, zoom, sees }: View, markers: readonly MapMarker[]): void {
  const { latitude, longitude } = centre;
  const seen = sees
    ? markers.filter((marker) => !isStandpoint(marker) && !(sees === 'asked' && marker.isAside))
    : [];
  const places = seen.map(({ position }) => pairOf(position).join()).join(' ');
  useEffect(() => {
    if (!map) return;
    const positions = seen.map(({ position }) => pairOf(position));
    map.fire(setByPage);
    if (sees === 'all' && positions.length > 0) map.fitBounds(latLngBounds(positions), fitting);
    else frame(map, [latitude, longitude], zoom, positions);
    // `places` stands for all of the markers that matters here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, latitude, longitude, zoom, sees, places]);
}

const farthestZoom = 8;

/** The centre in the middle, if all positions are seen from there; or as near as centre and positions fit together. */
function frame(map: Map, centre: Pair, wanted: number, positions: readonly Pair[]): void {
  const { x: width, y: height } = map.getSize();
  const isSeen = (at: Pair) => {
    const away = map.project(at, wanted).subtract(map.project(centre, wanted));
    const [x, y] = [away.x + width / 2, away.y + height / 2];
    return x > edges.left && x < width - edges.right && y > edges.top && y < height - edges.bottom;
  };
  const bounds = latLngBounds([centre, ...positions]);
  const isFar = map.getBoundsZoom(bounds) < farthestZoom;
  if (isFar || positions.every(isSeen)) map.setView(centre, wanted);
  else map.fitBounds(bounds, { ...fitting, maxZoom: wanted });
}
