import { type Map, Popup } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapMarker } from './marker';
import { pairOf } from './open-map';

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
