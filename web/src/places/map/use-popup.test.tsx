import { cleanup, renderHook } from '@testing-library/react';
import { Map } from 'leaflet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MapMarker } from './marker';
import { usePopup } from './LeafletMap';

let map: Map;

beforeEach(() => {
  const element = document.body.appendChild(document.createElement('div'));
  map = new Map(element, { center: [12.97, 77.59], zoom: 13, zoomAnimation: false, fadeAnimation: false });
});
afterEach(() => {
  cleanup();
  map.remove();
  document.body.replaceChildren();
});

const marker: MapMarker = {
  id: 'shop-5',
  position: { latitude: 12.97, longitude: 77.59 },
  variant: 'shop',
  title: 'Anand Stores',
};
const card = () => document.querySelector<HTMLElement>('.leaflet-popup-content');

/** Opens the card of a marker whose content would take this much room. */
function open(contentPx: number, onClose = () => {}) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(contentPx);
  const initialProps: { readonly shown: MapMarker | undefined } = { shown: marker };
  return renderHook(({ shown }: typeof initialProps) => usePopup(map, shown, onClose), { initialProps });
}

test.each([
  [900, 300],
  [300, 300],
  [290, 291],
  [40, 281],
])('content of %i px makes a card of %i px, never wider than 300 [M-153]', (contentPx, widthPx) => {
  open(contentPx);
  expect(card()?.style.width).toBe(`${widthPx}px`);
});

test('a card closes with its marker, and says so only when a person closes it', () => {
  const onClose = vi.fn<() => void>();
  const { rerender } = open(290, onClose);
  rerender({ shown: undefined });
  expect(card()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  rerender({ shown: marker });
  map.closePopup();
  expect(onClose).toHaveBeenCalledOnce();
});

test('the same marker again does not open its card anew', () => {
  const { rerender } = open(290);
  const before = card();
  rerender({ shown: { ...marker, position: { ...marker.position } } });
  expect(card()).toBe(before);
});
