import { type FormEvent, type RefObject, useCallback, useId, useRef, useState, useEffect } from 'react';
import type { Place } from '@aaspaas/contract/places/place';
import { Icon } from '../ui/Icon';
import { useCombobox } from '../ui/use-combobox';
import { suggestPlaces } from '@aaspaas/contract/places/calls';
import { read } from '../api/send';
import { say, sayName } from '../say';

interface PlaceBoxProps {
  /** Of places with one name, those near it come first. */
  readonly near: Place | null;
  onChoose(place: Place): void;
}

/** A box for an area or a town, or a PIN code, with the places that the text may become below it. */
export function PlaceBox({ near, onChoose }: PlaceBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const suggestions = usePlaceSuggestions(typed, near);
  const clear = useCallback(() => setTyped(''), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = suggestions.list;
    if (first) onChoose(first);
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-1">
      <label htmlFor={`${id}-box`} className="font-semibold">
        Area or town
      </label>
      <input
        ref={box}
        id={`${id}-box`}
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-controls={id}
        aria-autocomplete="list"
        aria-describedby={`${id}-says`}
        placeholder="Koramangala, Kochi ..."
        autoComplete="off"
        enterKeyHint="go"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="control"
      />
      <p id={`${id}-says`} role="status" className="min-h-5 text-sm text-ink-soft">
        {sayHow(suggestions)}
      </p>
      {suggestions.list.length > 0 && (
        <Options id={id} box={box} list={suggestions.list} onChoose={onChoose} onClose={clear} />
      )}
    </form>
  );
}

function sayHow({ state, list }: PlaceSuggestions): string {
  if (state === 'asking' && list.length === 0) return say('Looking for places...');
  if (state === 'failed')
    return say('Places did not load. Please check your internet connection and type again.');
  if (state === 'loaded' && list.length === 0) return say('No such place found. Try the PIN code.');
  return '';
}

interface OptionsProps extends Pick<PlaceBoxProps, 'onChoose'> {
  readonly id: string;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly list: readonly Place[];
  onClose(): void;
}

function Options({ id, box, list, onChoose, onClose }: OptionsProps) {
  const listbox = useRef<HTMLDivElement>(null);
  useCombobox({ box, list: listbox, shown: list, onClose });
  return (
    <div
      ref={listbox}
      id={id}
      role="listbox"
      aria-label="Places"
      // The box keeps the focus; otherwise the keyboard would go and come with every tap.
      onPointerDown={(event) => event.preventDefault()}
      className="rounded-md border border-line bg-paper py-1"
    >
      {list.map((place, at) => (
        <button
          key={place.key}
          type="button"
          tabIndex={-1}
          id={`${id}-${at}`}
          role="option"
          // Only at first: useCombobox marks the chosen option in the page itself.
          aria-selected={false}
          onClick={() => onChoose(place)}
          className="flex min-h-12 w-full items-center gap-3 px-3 py-1 text-left hover:bg-leaf-soft aria-selected:bg-leaf-soft"
        >
          <Icon name="map-pin" size={20} className="shrink-0 text-ink-soft" />
          <span className="min-w-0">
            <span className="block font-medium">{sayName(place.name)}</span>
            <span className="block text-sm text-ink-soft">{sayName(hintOf(place))}</span>
          </span>
        </button>
      ))}
    </div>
  );
}

/** Tells places of one name apart: the PIN code, the town or else the district, and the state. */
function hintOf({ name, pin, city, district, state }: Place): string {
  const parts = [...new Set([city === name ? district : city, state])].filter((part) => part !== name);
  return [...(pin && pin !== name ? [pin] : []), parts.join(', ')].filter(Boolean).join(' · ');
}

/** Long enough not to interrupt typing, short enough to seem immediate. */
const pauseMs = 150;
const fewestLetters = 2;

type PlaceSuggestions =
  | { readonly state: 'idle' | 'asking' | 'failed'; readonly list: readonly Place[] }
  | { readonly state: 'loaded'; readonly list: readonly Place[] };

const none: readonly Place[] = [];

/** Places that the text so far may become: a PIN code, an area, a town. The last list stays while the next is asked for. */
function usePlaceSuggestions(typed: string, near: Place | null): PlaceSuggestions {
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
