import { control, Map, TileLayer } from 'leaflet';
import type { Position } from '@aaspaas/contract/places/distance';
import { say } from '../../say';

export const nearestZoom = 18;

interface MapListeners {
  hint(says: string): void;
  /** Whether the map tiles load. */
  tiles(state: 'shown' | 'missing'): void;
}

export function openMap(element: HTMLElement, tileUrl: string, listeners: MapListeners): Map {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new Map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: 4,
    maxZoom: nearestZoom,
    inertia: !isCalm,
    zoomAnimation: !isCalm,
    fadeAnimation: false,
    markerZoomAnimation: !isCalm,
  });
  if (isCalm) keepStill(map);
  control.attribution({ prefix: false, position: 'bottomright' }).addTo(map);
  // At the top, where a phone shows it without scrolling, clear of what lies over the end of the screen.
  control
    .zoom({ position: 'topright', zoomInTitle: say('Zoom in'), zoomOutTitle: say('Zoom out') })
    .addTo(map);
  letPageScroll(element, listeners.hint);
  showTiles(map, tileUrl, listeners);
  return map;
}

/** Leaflet glides to make room for a card or a pin at the edge, and has no setting against it. */
function keepStill(map: Map): void {
  map.panBy = (offset, options) => Map.prototype.panBy.call(map, offset, { ...options, animate: false });
}

/** After this time without a single tile something is drawn in their place, until they come. */
const tilePatienceMs = 4000;

function showTiles(map: Map, tileUrl: string, { tiles }: MapListeners): void {
  if (!tileUrl || tileUrl === 'none') return tiles('missing');
  // Added at once: the tile layer would add it later and move the buttons above.
  const openStreetMap =
    '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';
  map.attributionControl.addAttribution(say('© {openStreetMap} contributors', { openStreetMap }));
  let hasSome = false;
  const patience = setTimeout(() => tiles('missing'), tilePatienceMs);
  new TileLayer(tileUrl, { maxZoom: nearestZoom })
    .on('tileload', () => {
      clearTimeout(patience);
      if (!hasSome) tiles('shown');
      hasSome = true;
    })
    // A single missing tile is obvious; a map without any tile is not.
    .on('tileerror', () => !hasSome && tiles('missing'))
    .addTo(map);
  map.on('unload', () => clearTimeout(patience));
}

/** A position as Leaflet writes it. */
export type Pair = [latitude: number, longitude: number];
export const pairOf = ({ latitude, longitude }: Position): Pair => [latitude, longitude];

const gestureHints = {
  touch: 'Use two fingers to move the map',
  wheel: 'Hold Ctrl while scrolling to zoom the map',
} as const;

/**
 * A map must not trap people who only scroll past it: one finger and the plain wheel scroll the page, unless it is
 * all that they came for. Leaflet does not receive these events, and a hint says how to move the map instead.
 */
function letPageScroll(container: HTMLElement, hint: (says: string) => void): void {
  const early = { capture: true, passive: true };
  container.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      hint(gestureHints.wheel);
    },
    early,
  );
  container.addEventListener('touchstart', (event) => isOnePassing(event) && event.stopPropagation(), early);
  container.addEventListener('touchmove', (event) => isOnePassing(event) && hint(gestureHints.touch), early);
}

const isOnePassing = ({ touches, target }: TouchEvent): boolean =>
  touches.length === 1 &&
  target instanceof Element &&
  !target.closest('.map-alone, .leaflet-marker-draggable, .leaflet-popup');
