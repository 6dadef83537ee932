import { type Map, Popup } from 'leaflet';
import { useEffect, useState } from 'react';
import type { MapMarker } from './marker';
import { pairOf } from './open-map';

const widestPx = 300;
const narrowestPx = 280;

/** Opens a card above the marker; what stands in it is drawn into the element that this gives back. */
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
      // What stands over the map's upper edge does not cover the card.
      autoPanPaddingTopLeft: [8, 48],
      autoPanPaddingBottomRight: [8, 8],
    });
    popup.setContent(slot).setLatLng(pairOf(position)).openOn(map).on('remove', onClose);
    // From the marker the keyboard goes on in the card, and from the card back to the marker.
    slot.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    return () => {
      popup.off('remove', onClose).remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    // A position that was only written anew opens nothing anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, id, position?.latitude, position?.longitude]);
  return slot;
}
