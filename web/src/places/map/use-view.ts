import { type FitBoundsOptions, latLngBounds, type Map } from 'leaflet';
import { useEffect } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import { isStandpoint, type MapMarker } from './marker';
import { type Pair, pairOf } from './open-map';
import { setByPage } from './use-stray';

export interface View {
  readonly centre: Position;
  readonly zoom: number;
  /** 'all' shows every marker; 'some' keeps the centre and zooms out until at least one can be seen. */
  readonly sees?: 'all' | 'some' | undefined;
}

/** Margins in which a pin would be covered: it is drawn above its place, and controls lie over the map's edges. */
const edges = { top: 52, right: 64, bottom: 32, left: 32 };
const fitting: FitBoundsOptions = {
  paddingTopLeft: [edges.left, edges.top],
  paddingBottomRight: [edges.right, edges.bottom],
  maxZoom: 16,
};

/** Sets the view whenever centre or zoom change; in between the visitor moves the map. */
export function useView(map: Map | null, { centre, zoom, sees }: View, markers: readonly MapMarker[]): void {
  const { latitude, longitude } = centre;
  const seen = sees ? markers.filter((marker) => !isStandpoint(marker)) : [];
  const places = seen.map(({ position }) => pairOf(position).join()).join(' ');
  useEffect(() => {
    if (!map) return;
    const positions = seen.map(({ position }) => pairOf(position));
    map.fire(setByPage);
    if (sees === 'all' && positions.length > 0) {
      map.fitBounds(latLngBounds(positions), fitting);
      return;
    }
    map.setView([latitude, longitude], zoomThatSees(map, [latitude, longitude], zoom, positions));
    // `places` stands for all of the markers that matters here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, latitude, longitude, zoom, sees, places]);
}

const farthestZoom = 8;

/** The wanted zoom, or the nearest one below it at which at least one of the positions can be seen. */
function zoomThatSees(map: Map, centre: Pair, wanted: number, positions: readonly Pair[]): number {
  const { x: width, y: height } = map.getSize();
  const isSeen = (zoom: number) =>
    positions.some((at) => {
      const away = map.project(at, zoom).subtract(map.project(centre, zoom));
      const [x, y] = [away.x + width / 2, away.y + height / 2];
      return x > edges.left && x < width - edges.right && y > edges.top && y < height - edges.bottom;
    });
  for (let zoom = wanted; zoom >= farthestZoom; zoom--) if (isSeen(zoom)) return zoom;
  return wanted;
}
