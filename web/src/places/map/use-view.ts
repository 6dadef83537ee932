import { latLngBounds, type Map } from 'leaflet';
import { useEffect } from 'react';
import type { Position } from '@aaspaas/contract/places/distance';
import type { MapMarker } from './marker';
import { pairOf } from './open-map';

export interface View {
  readonly centre: Position;
  readonly zoom: number;
  /** 'all' shows every marker; 'some' keeps the centre, and goes back until one marker can be seen. */
  readonly sees?: 'all' | 'some' | undefined;
}

/** Looks where it is told, whenever it is told anew; in between the map is the visitor's. */
export function useView(map: Map | null, { centre, zoom, sees }: View, markers: readonly MapMarker[]): void {
  const { latitude, longitude } = centre;
  const seen = sees ? markers.filter(({ look }) => look !== 'you') : [];
  const places = seen.map(({ position }) => pairOf(position).join()).join(' ');
  useEffect(() => {
    if (!map) return;
    const positions = seen.map(({ position }) => pairOf(position));
    if (sees === 'all' && positions.length > 0) {
      map.fitBounds(latLngBounds(positions), { padding: [48, 48], maxZoom: 16 });
      return;
    }
    map.setView([latitude, longitude], zoom);
    if (positions.length > 0 && !positions.some((at) => map.getBounds().contains(at)))
      map.setView([latitude, longitude], zoomThatSees(map, { latitude, longitude }, positions));
    // The places say all that matters of the markers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, latitude, longitude, zoom, sees, places]);
}

function zoomThatSees(map: Map, centre: Position, positions: readonly [number, number][]): number {
  const zooms = positions.map(([latitude, longitude]) => {
    const opposite: [number, number] = [2 * centre.latitude - latitude, 2 * centre.longitude - longitude];
    return map.getBoundsZoom(latLngBounds([[latitude, longitude], opposite]).pad(0.1));
  });
  return Math.max(...zooms);
}
