import { withoutPrefix } from '../current-url/language-prefix';
import { useEffect } from 'react';
import { sayPlace } from '@aaspaas/contract/places/place';
import { useUrl } from '../current-url/url';
import { useChosenPlace, usePlaceInUrls } from '../places/chosen-place';
import { cityInUrl } from '../places/place-in-urls';
import { say, sayName } from '../say';

/** How the header names the place, as far as there is one. */
export function useHeaderPlace(): string {
  const url = useUrl();
  const { place } = useChosenPlace();
  return sayName(place ? sayPlace(place) : cityInUrl(url)) || say('Set location');
}

/**
 * Writes into the parts that the server drew what has changed since: the place, of which it knew the url only, and the
 * page that one is on. The place also goes into the urls that one goes to from here.
 */
export function useDrawnFrame(): void {
  const { path } = useUrl();
  const label = useHeaderPlace();
  usePlaceInUrls();
  useEffect(() => {
    delete document.documentElement.dataset['kept'];
    for (const element of document.querySelectorAll('[data-place]')) element.textContent = label;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.bottom-bar a'))
      link.setAttribute('aria-current', withoutPrefix(link.pathname) === path ? 'page' : 'false');
  });
}
