import { DivIcon, type LatLng, type Map as LeafletMap, Marker } from 'leaflet';
import type { Position } from '@aaspaas/contract/places/distance';
// Not inlined: browsers do not load <use> from a data: url.
import sprite from '../../ui/art/icons.svg?no-inline';
import type { IconName } from '../../ui/icon-names';
import type { MapMarker, MarkerVariant } from './marker';
import { pairOf } from './open-map';

export interface Pin extends Omit<MapMarker, 'variant'> {
  readonly variant: MarkerVariant | 'group';
  /** How many markers this pin stands for. */
  readonly count?: number;
  /** Another pin lies on it, so that it cannot be pressed. */
  readonly isBelow?: boolean;
}

export interface PinListeners {
  press(id: string): void;
  /** Called when the pin was moved, by dragging or with the arrow keys. */
  move(id: string, to: Position): void;
}

/** What has none is round: the visitor and the middle of the place are dots, a group is its number. */
const icons: Readonly<Partial<Record<Pin['variant'], IconName>>> = {
  service: 'tool',
  shop: 'building-store',
  own: 'map-pin',
};

/** Draws pins; a later call changes only what differs, so that a pin that stays keeps the focus. */
export function pinDrawer(map: LeafletMap, listeners: PinListeners): (pins: readonly Pin[]) => void {
  const drawn = new Map<string, Marker>();
  return (pins) => {
    const wanted = new Map(
      pins.map((pin) => [`${pin.id} ${pin.variant} ${pin.isBelow} ${pin.isAside} ${pin.title}`, pin]),
    );
    for (const [key, marker] of drawn) {
      if (wanted.has(key)) continue;
      marker.remove();
      drawn.delete(key);
    }
    for (const [key, pin] of wanted) {
      const marker = drawn.get(key) ?? addPin(map, pin, listeners);
      drawn.set(key, marker.setLatLng(pairOf(pin.position)));
      light(marker, pin.isLit === true);
    }
  };
}

function light(marker: Marker, isLit: boolean): void {
  const element = marker.getElement();
  if (element?.classList.contains('pin-lit') === isLit) return;
  element?.classList.toggle('pin-lit', isLit);
  marker.setZIndexOffset(isLit ? 10_000 : 0);
}

function addPin(map: LeafletMap, pin: Pin, listeners: PinListeners): Marker {
  const icon = icons[pin.variant];
  // A group stands as high as the pins that it is instead of, so that it covers no other.
  const isDot = !icon && pin.variant !== 'group';
  const marker = new Marker(pairOf(pin.position), {
    icon: new DivIcon({
      className: `${pin.isAside ? 'pin-aside' : ''} pin pin-${pin.variant}`,
      iconSize: [44, 44],
      iconAnchor: isDot ? [22, 22] : [22, 44],
      html: icon ? glyph(icon) : numberOf(pin),
    }),
    title: pin.title,
    draggable: pin.variant === 'own',
    autoPan: true,
    interactive: !pin.isBelow,
    keyboard: !pin.isBelow,
    // Dots lie below the pins of shops and services.
    zIndexOffset: isDot ? -10_000 : 0,
  });
  marker.on('click', () => listeners.press(pin.id));
  marker.on('dragend', () => listeners.move(pin.id, positionOf(marker.getLatLng())));
  marker.addTo(map);
  listenToKeys(map, marker, pin, listeners);
  return marker;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function listenToKeys(map: LeafletMap, marker: Marker, pin: Pin, listeners: PinListeners): void {
  const element = marker.getElement();
  element?.setAttribute('aria-label', pin.title);
  if (pin.isBelow) element?.setAttribute('role', 'img');
  element?.addEventListener('keydown', (event) => {
    const [right, down] = steps[event.key] ?? [0, 0];
    const isPress = event.key === 'Enter' || event.key === ' ';
    const isStep = pin.variant === 'own' && (right !== 0 || down !== 0);
    if (!isPress && !isStep) return;
    event.preventDefault();
    if (isPress) return listeners.press(pin.id);
    const px = event.shiftKey ? 40 : 8;
    const at = map.latLngToContainerPoint(marker.getLatLng()).add([right * px, down * px]);
    listeners.move(pin.id, positionOf(map.containerPointToLatLng(at)));
  });
}

/** Six decimals of a degree are about ten centimetres. */
export const positionOf = (at: LatLng): Position => {
  const { lat, lng } = at.wrap();
  return { latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) };
};

function numberOf({ count }: Pin): HTMLElement {
  const element = document.createElement('span');
  if (count) element.textContent = String(count);
  return element;
}

function glyph(name: IconName): HTMLElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  for (const [key, value] of [
    ['viewBox', '0 0 24 24'],
    ['width', '20'],
    ['height', '20'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(key, value);
  svg.append(document.createElementNS(space, 'use'));
  svg.firstElementChild?.setAttribute('href', `${sprite}#${name}`);
  const box = document.createElement('span');
  box.append(svg);
  return box;
}
