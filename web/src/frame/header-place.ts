import { useEffect } from 'react';
import { sayPlace } from '@aaspaas/contract/places/place';
import { useUrl } from '../navigation/url';
import { useChosenPlace, usePlaceInUrls } from '../places/chosen-place';
import { cityInUrl } from '../places/place-in-urls';

/** How the header names the place, as far as there is one. */
export function useHeaderPlace(): string {
  const url = useUrl();
  const { place } = useChosenPlace();
  return place ? sayPlace(place) : cityInUrl(url) || 'Set location';
}

/**
 * Writes the place into the header that the server drew, which knew the url only; and into the urls that one goes to
 * from here.
 */
export function usePlaceEverywhere(): void {
  const label = useHeaderPlace();
  usePlaceInUrls();
  useEffect(() => {
    for (const element of document.querySelectorAll('[data-place]')) element.textContent = label;
  });
}
