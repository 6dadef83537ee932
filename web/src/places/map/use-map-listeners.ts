import type { LeafletMouseEvent, Map } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapViewProps } from './map-props';
import { positionOf } from './draw-pins';

type MapListeners = Pick<MapViewProps, 'onPress' | 'onMoveEnd'>;

/** Calls the listeners for what happens on the map. */
export function useMapListeners(map: Map | null, listeners: MapListeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    if (!map) return;
    const onPress = ({ latlng }: LeafletMouseEvent) => latest.current.onPress?.(positionOf(latlng));
    const onMoveEnd = () => latest.current.onMoveEnd?.(positionOf(map.getCenter()));
    map.on('click', onPress).on('moveend', onMoveEnd);
    return () => void map.off('click', onPress).off('moveend', onMoveEnd);
  }, [map]);
}
