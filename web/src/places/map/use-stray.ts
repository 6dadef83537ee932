import type { LatLng, Map } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { positionOf } from './draw-pins';
import type { MapViewProps } from './map-props';

/** The page itself sets the view. `useStray` is told by this event, and does not take it for the visitor's doing. */
export const setByPage = 'aaspaas:set';

/** Tells when the visitor has moved the map by more than a quarter of what it shows. */
export function useStray(map: Map | null, onStray: MapViewProps['onStray']): void {
  const tell = useEffectEvent((camera: Parameters<NonNullable<typeof onStray>>[0]) => onStray?.(camera));
  useEffect(() => {
    if (!map) return;
    let home: LatLng | null = null;
    let isOurs = false;
    // A card that opens moves the map just far enough to lie inside it.
    let isForCard = false;
    const onSet = () => {
      isOurs = true;
    };
    const onCard = () => {
      isForCard = true;
    };
    const onMoveEnd = () => {
      const middle = map.getCenter();
      if (isOurs || !home) {
        home = middle;
        tell(null);
      } else if (!isForCard) {
        const zoom = map.getZoom();
        const isFar = map.project(home, zoom).distanceTo(map.project(middle, zoom)) > shortSide(map) / 4;
        tell(isFar ? { middle: positionOf(middle), zoom } : null);
      }
      [isOurs, isForCard] = [false, false];
    };
    map.on(setByPage, onSet).on('autopanstart', onCard).on('moveend', onMoveEnd);
    return () => void map.off(setByPage, onSet).off('autopanstart', onCard).off('moveend', onMoveEnd);
  }, [map]);
}

const shortSide = (map: Map): number => Math.min(map.getSize().x, map.getSize().y);
