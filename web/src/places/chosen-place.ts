import { useEffect, useSyncExternalStore } from 'react';
import { findPlace } from '@aaspaas/contract/places/find-call';
import { useRead } from '../api/use-read';
import { amendUrl, completeUrls, currentUrl, type PageUrl, readCurrentUrl, useUrl } from '../current-url/url';
import type { PageVisit } from '../pages/page-server';
import { useSession } from '../session/session';
import { type KeptPlace, keepPlace, keptPlace, onKeptPlace } from './kept-place';
import { carryPlace, cityInUrl, hereInUrl, placeInUrl, urlAt, withoutPlace } from './place-in-urls';

interface ChosenPlace {
  readonly place: KeptPlace | null;
  /** Its key, as calls and urls name it; it is known before the place itself. */
  readonly at: string | null;
  /** For calls: whether it is only how the device's own position is called. */
  readonly here: { readonly here?: '1' };
  /** Remembers a place on this device, and shows this page for it. */
  choose(place: KeptPlace | null): void;
}

/**
 * The place that everything is searched around: of the url, or else what this device remembers, or else of the profile
 * of who is signed in. The server does not know what the device remembers, so that one page serves every guest of an
 * area. A city that was chosen in a dropdown stands in the url by its name, and is no such place.
 */
export function useChosenPlace(): ChosenPlace {
  const url = useUrl();
  const { user } = useSession();
  const kept = useKept();
  const certain = placeInUrl(url) ?? (cityInUrl(url) ? null : (kept?.key ?? null));
  const wanted = certain ?? placeOfVisit({ url, user });
  const isKept = wanted !== null && wanted === kept?.key;
  const reading = useRead(findPlace, wanted === null || isKept ? null : { key: wanted });
  const here = isKept && kept.isHere ? ({ here: '1' } as const) : hereInUrl(url);
  if (isKept) return { place: kept, at: wanted, here, choose };
  if (wanted !== null && reading.state === 'loaded')
    return { place: reading.reply.place, at: reading.reply.place && wanted, here, choose };
  return { place: null, at: certain, here, choose };
}

/** The place, as far as the server knows it too. */
export function placeOfVisit({ url, user }: Pick<PageVisit, 'url' | 'user'>): string | null {
  return placeInUrl(url) ?? (cityInUrl(url) ? null : (user?.place ?? null));
}

const useKept = () => useSyncExternalStore(onKeptPlace, keptPlace, () => null);

function choose(place: KeptPlace | null): void {
  keepPlace(place);
  amendUrl(urlAt(readCurrentUrl(), place && !place.isHere ? place.key : null));
}

/**
 * The urls that a visitor goes to name the place that was chosen, so that they can be reloaded and shared. Where the
 * device is, and what a profile says, is nobody else's business.
 */
export function usePlaceInUrls(): void {
  // A new url, or another place, is a reason to look at both again.
  useUrl();
  const kept = useKept();
  useEffect(() => {
    // Not the url that was drawn: Back may have been pressed since.
    const url = readCurrentUrl();
    // A page that opens goes to the url of where the device was, so that the server draws it for that.
    const isHere = kept?.isHere === true && placeInUrl(url) === kept.key;
    const shared = isHere ? null : (placeInUrl(url) ?? chosenFor(url, kept));
    completeUrls((to) => carryPlace(to, shared, cityInUrl(readCurrentUrl())));
    amendUrl(isHere ? withoutPlace(url) : carryPlace(currentUrl(), shared, cityInUrl(url)));
  });
}

const chosenFor = (url: PageUrl, kept: KeptPlace | null): string | null =>
  kept && !kept.isHere && !cityInUrl(url) ? kept.key : null;
