import type { LeafletMouseEvent, Map } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapViewProps } from './map-props';
import { positionOf } from './draw-pins';

type Ears = Pick<MapViewProps, 'onPress' | 'onLook'>;

/** Tells what happens on the map to whoever shows it. */
export function useMapListeners(map: Map | null, ears: Ears): void {
  const latest = useRef(ears);
  useEffect(() => {
    latest.current = ears;
  });
  useEffect(() => {
    if (!map) return;
    const onPress = ({ latlng }: LeafletMouseEvent) => latest.current.onPress?.(positionOf(latlng));
    const onLook = () => latest.current.onLook?.(positionOf(map.getCenter()));
    map.on('click', onPress).on('moveend', onLook);
    return () => void map.off('click', onPress).off('moveend', onLook);
  }, [map]);
}
