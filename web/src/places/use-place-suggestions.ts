import { useEffect, useState } from 'react';
import { suggestPlaces } from '@aaspaas/contract/places/calls';
import type { Place } from '@aaspaas/contract/places/place';
import { read } from '../api/send';

/** Long enough not to interrupt typing, short enough to seem immediate. */
const pauseMs = 150;
const fewestLetters = 2;

export type PlaceSuggestions =
  | { readonly state: 'idle' | 'asking' | 'failed'; readonly list: readonly Place[] }
  | { readonly state: 'loaded'; readonly list: readonly Place[] };

const none: readonly Place[] = [];

/** Places that the text so far may become: a PIN code, an area, a town. The last list stays while the next is asked for. */
export function usePlaceSuggestions(typed: string, near: Place | null): PlaceSuggestions {
  const text = typed.trim().slice(0, 100);
  const [suggestions, setSuggestions] = useState<PlaceSuggestions>({ state: 'idle', list: none });
  const { latitude, longitude } = near ?? {};
  useEffect(() => {
    if ([...text].length < fewestLetters) return setSuggestions({ state: 'idle', list: none });
    const asking = new AbortController();
    const { signal } = asking;
    const where = latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
    const ask = () =>
      read(suggestPlaces, { text, ...where }, { signal }).then(
        ({ list }) => signal.aborted || setSuggestions({ state: 'loaded', list }),
        () => signal.aborted || setSuggestions({ state: 'failed', list: none }),
      );
    setSuggestions(({ list }) => ({ state: 'asking', list }));
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, latitude, longitude]);
  return suggestions;
}
