import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Pin, type PinListeners, pinDrawer } from './draw-pins';
import { pinsOf } from './pins-of';
import type { MapMarker } from './marker';

/** Keeps the pins on the map in step with the markers, grouped where they would cover each other. */
export function usePins(
  map: LeafletMap | null,
  markers: readonly MapMarker[],
  listeners: PinListeners,
): void {
  const zoom = useZoom(map);
  const pins = useMemo<readonly Pin[]>(
    () => (map && zoom !== null ? pinsOf(map, markers, zoom) : []),
    [map, markers, zoom],
  );
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const draw = useRef<((pins: readonly Pin[]) => void) | null>(null);
  useEffect(() => {
    if (!map) return;
    draw.current = pinDrawer(map, {
      press: (id) => latest.current.press(id),
      move: (id, to) => latest.current.move(id, to),
    });
  }, [map]);
  useEffect(() => draw.current?.(pins), [map, pins]);
}

/** Null until the map has a view. */
function useZoom(map: LeafletMap | null): number | null {
  const [zoom, setZoom] = useState<number | null>(null);
  useEffect(() => {
    if (!map) return;
    const onZoom = () => setZoom(map.getZoom());
    map.on('zoomend', onZoom);
    map.whenReady(onZoom);
    return () => void map.off('zoomend', onZoom);
  }, [map]);
  return zoom;
}
