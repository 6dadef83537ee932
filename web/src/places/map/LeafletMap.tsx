import { latLngBounds, type LeafletMouseEvent, type Map, Popup } from 'leaflet';
import { type KeyboardEvent, useRef, useState, useEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../ui/loading/lazy-part';
import type { MapViewProps } from './map-props';
import { pairOf, openMap } from './open-map';
import { idsOfGroup } from './pins-of';
import { usePins } from './use-pins';
import { useStray } from './use-stray';
import { useView } from './use-view';
import { positionOf } from './draw-pins';
import { useSettings } from '../../api/boot';
import type { MapMarker } from './marker';

// Wanted only where the pictures do not come; without it the pins still stand where they are.
const MapBase = lazyPart(
  async () => (await import('./MapBase')).MapBase,
  () => null,
);

/** The map itself, which `MapView` loads. */
export function LeafletMap({
  label,
  centre,
  zoom,
  sees,
  markers,
  isAlone,
  popup,
  ...listeners
}: MapViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const { map, hint, hasTiles } = useMap(box);
  // Before the view is set for the first time, so that this is not taken for a move.
  useStray(map, listeners.onStray);
  useView(map, { centre, zoom, sees }, markers);
  const [openId, setOpenId] = useState<string | null>(null);

  const zoomIn = (ids: readonly string[]) => {
    const members = markers.filter(({ id }) => ids.includes(id));
    map?.fitBounds(latLngBounds(members.map(({ position }) => pairOf(position))), { padding: [48, 48] });
  };
  usePins(map, markers, {
    press: (id) => {
      const ids = idsOfGroup(id);
      if (ids) zoomIn(ids);
      else {
        listeners.onPick?.(id);
        setOpenId(id);
      }
    },
    move: (id, to) => listeners.onMove?.(id, to),
  });

  const close = () => setOpenId(null);
  const content = openId === null ? null : popup?.(openId);
  const slot = usePopup(map, content ? markers.find(({ id }) => id === openId) : undefined, close);

  useMapListeners(map, listeners);
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  return (
    // Listens for Escape from the card and the markers, which handle the other keys themselves.
    <div role="presentation" className={isAlone ? 'map map-alone' : 'map'} onKeyDown={closeOnEscape}>
      <div ref={box} role="region" aria-label={label} />
      {hint && (
        <p aria-hidden className="map-hint">
          {hint}
        </p>
      )}
      {map && !hasTiles && <MapBase {...{ map, centre, markers }} />}
      {!hasTiles && (
        <p role="status" className="map-note">
          The map is not loading · areas by India Post
        </p>
      )}
      {content && createPortal(content, slot)}
    </div>
  );
}

type MapListeners = Pick<MapViewProps, 'onPress' | 'onMoveEnd'>;

/** Calls the listeners for what happens on the map. */
function useMapListeners(map: Map | null, listeners: MapListeners): void {
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

interface OpenedMap {
  readonly map: Map | null;
  /** How to move the map, shown for a moment after somebody tried it differently. */
  readonly hint: string;
  readonly hasTiles: boolean;
}

const hintMs = 1500;

function useMap(box: RefObject<HTMLElement | null>): OpenedMap {
  const { tileUrl } = useSettings();
  const [map, setMap] = useState<Map | null>(null);
  const [hint, setHint] = useState('');
  const [hasTiles, setHasTiles] = useState(true);

  useEffect(() => {
    if (!box.current) return;
    const opened = openMap(box.current, tileUrl, {
      hint: setHint,
      tiles: (state) => setHasTiles(state === 'shown'),
    });
    const watch = new ResizeObserver(() => opened.invalidateSize({ animate: false }));
    watch.observe(box.current);
    setMap(opened);
    return () => {
      watch.disconnect();
      opened.remove();
      setMap(null);
    };
  }, [box, tileUrl]);

  useEffect(() => {
    const timer = setTimeout(() => setHint(''), hintMs);
    return () => clearTimeout(timer);
  }, [hint]);

  return { map, hint, hasTiles };
}

/** Leaflet makes a card one pixel wider than it is told, and no card is wider than 300. */
const widestPx = 299;
const narrowestPx = 280;

/** Opens a card above the marker, and returns the element to render its content into. */
export function usePopup(map: Map | null, marker: MapMarker | undefined, onClose: () => void): HTMLElement {
  const [slot] = useState(() => document.createElement('div'));
  const { id, position } = marker ?? {};
  useEffect(() => {
    if (!map || id === undefined || !position) return;
    const before = document.activeElement;
    const popup = new Popup({
      maxWidth: widestPx,
      minWidth: narrowestPx,
      offset: [0, -30],
      autoPanPadding: [8, 8],
    });
    popup.setContent(slot).setLatLng(pairOf(position)).openOn(map).on('remove', onClose);
    // Moves the focus from the marker into the card, and back to the marker afterwards.
    slot.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    return () => {
      popup.off('remove', onClose).remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    // A new object with the same position must not open the card again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, id, position?.latitude, position?.longitude]);
  return slot;
}
