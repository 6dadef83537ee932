import { useEffect, useSyncExternalStore } from 'react';
import { findPlace } from '@aaspaas/contract/places/find-call';
import { useRead } from '../api/use-read';
import { amendUrl, completeUrls, currentUrl, readCurrentUrl, useUrl } from '../current-url/url';
import type { PageVisit } from '../page/page-server';
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
 * The place that everything is searched around, with what is known of it. The server does not know what the device
 * remembers, so that one page serves every guest of an area.
 */
export function useChosenPlace(): ChosenPlace {
  const url = useUrl();
  const { user } = useSession();
  const kept = useKept();
  const wanted = placeKeyOf({ url, user, kept });
  const isKept = wanted !== null && wanted === kept?.key;
  const reading = useRead(findPlace, wanted === null || isKept ? null : { key: wanted });
  const here = isKept && kept.isHere ? ({ here: '1' } as const) : hereInUrl(url);
  if (isKept) return { place: kept, at: wanted, here, choose };
  if (wanted !== null && reading.state === 'loaded')
    return { place: reading.reply.place, at: reading.reply.place && wanted, here, choose };
  // What a profile says is not certain until it was found.
  return { place: null, at: placeKeyOf({ url, user: null, kept }), here, choose };
}

/** What tells where a visitor is. The server knows the url and the account alone. */
interface Known extends Pick<PageVisit, 'url' | 'user'> {
  readonly kept?: KeptPlace | null;
}

/**
 * The key of the place of the url, or else of what this device remembers, or else of the profile of who is signed in. A
 * city that was chosen in a dropdown stands in the url by its name, and is no such place.
 */
export const placeKeyOf = ({ url, user, kept }: Known): string | null =>
  cityInUrl(url) ? null : (placeInUrl(url) ?? kept?.key ?? user?.place ?? null);

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
    const shared = isHere ? null : placeKeyOf({ url, user: null, kept: kept?.isHere ? null : kept });
    // Nothing but the url knows the place of a link that somebody followed, so the shops of its list are told it.
    const toShops = !kept && placeInUrl(url) !== null;
    completeUrls((to) => carryPlace(to, shared, cityInUrl(readCurrentUrl()), toShops));
    amendUrl(isHere ? withoutPlace(url) : carryPlace(currentUrl(), shared, cityInUrl(url)));
  });
}
