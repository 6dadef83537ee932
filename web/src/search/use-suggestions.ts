import { type RefObject, useCallback, useEffect, useState } from 'react';
import { suggestPlaces } from '@aaspaas/contract/places/calls';
import { suggest } from '@aaspaas/contract/search/calls';
import { read } from '../api/send';
import { type Offer, withPlaces } from './place-offers';

/** Long enough not to interrupt typing, short enough to seem immediate. */
const pauseMs = 200;
const fewestLetters = 2;
/** Too many places of India begin with the same two letters. */
const fewestOfAPlace = 3;

interface Asked {
  /** The key of the chosen place. */
  readonly at: string | null;
  readonly city: string;
  readonly kind: 'shop' | 'service' | null | undefined;
}

/** Asks for suggestions while somebody types into the box. A failure is not shown: there is a Search button. */
export function useSuggestions(box: RefObject<HTMLInputElement | null>, { at, city, kind }: Asked) {
  const [list, setList] = useState<readonly Offer[]>([]);
  const close = useCallback(() => setList([]), []);
  useEffect(() => {
    const input = box.current;
    if (!input) return;
    let timer: ReturnType<typeof setTimeout>;
    let asking = new AbortController();
    const forget = () => {
      clearTimeout(timer);
      asking.abort();
    };
    const ask = (text: string) => {
      asking = new AbortController();
      const { signal } = asking;
      const where = { ...(at && { at }), ...(city && { city }), ...(kind && { sh_shop_or_service: kind }) };
      Promise.all([read(suggest, { text, ...where }, { signal }), askPlaces(text, signal)]).then(
        ([{ list: offers }, places]) => !signal.aborted && setList(withPlaces(offers, places)),
        () => {},
      );
    };
    const onInput = () => {
      forget();
      const text = input.value.trim();
      if ([...text].length < fewestLetters) return close();
      timer = setTimeout(() => ask(text.slice(0, 100)), pauseMs);
    };
    const onLeave = () => {
      forget();
      close();
    };
    // Something may have been typed before this script loaded.
    if (input.value !== input.defaultValue) onInput();
    input.addEventListener('input', onInput);
    input.addEventListener('blur', onLeave);
    input.form?.addEventListener('submit', onLeave);
    return () => {
      forget();
      input.removeEventListener('input', onInput);
      input.removeEventListener('blur', onLeave);
      input.form?.removeEventListener('submit', onLeave);
    };
  }, [box, at, city, kind, close]);
  return { list, close };
}

/** If this fails, the other suggestions still show. */
const askPlaces = (text: string, signal: AbortSignal) =>
  [...text].length < fewestOfAPlace
    ? []
    : read(suggestPlaces, { text }, { signal }).then(
        ({ list }) => list,
        () => [],
      );
