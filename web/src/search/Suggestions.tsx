import { type ReactNode, type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useChosenPlace } from '../places/chosen-place';
import { navigateSoon } from '../current-url/navigate-soon';
import { Icon } from '../ui/Icon';
import { useCombobox } from '../ui/use-combobox';
import { RecentSearches } from './RecentSearches';
import { inSheetClasses, panelClasses } from './panel-classes';
import { say, sayName } from '../say';
import type { Offer } from './place-offers';
import { useSuggestions } from './use-suggestions';

interface SuggestionsProps {
  /** The id of the list, which the box refers to. */
  readonly id: string;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly city: string;
  readonly kind: 'shop' | 'service' | null | undefined;
  /** Where they stand, if not below the box. */
  readonly panel?: HTMLElement | null | undefined;
  onCity(city: string): void;
}

const icons = { category: 'search', place: 'map-pin', shop: 'building-store' } as const;

/** What the text so far may become. */
export function Suggestions({ id, box, city, kind, panel, onCity }: SuggestionsProps) {
  const { at, choose: choosePlace } = useChosenPlace();
  // A city of the form beside the box counts more than the place of the header.
  const { list, close } = useSuggestions(box, { at: city ? null : at, city, kind });
  const listbox = useRef<HTMLDivElement>(null);
  useCombobox({ box, list: listbox, shown: list, onClose: close });

  const choose = ({ kind: what, label, address, place }: Offer) => {
    close();
    if (address !== null) return navigateSoon(address);
    write(box.current, what === 'place' ? '' : label);
    if (place) choosePlace(place);
    else if (what === 'place') onCity(label);
    else box.current?.form?.requestSubmit();
  };

  const place = (shown: ReactNode) => (panel ? createPortal(shown, panel) : shown);
  if (list.length === 0) return place(<RecentSearches box={box} isInSheet={Boolean(panel)} />);
  return place(
    <div
      ref={listbox}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // A list that scrolls would be a stop of the Tab key by itself.
      tabIndex={-1}
      // The box keeps the focus; otherwise the list would be gone before the tap arrives.
      onPointerDown={(event) => event.preventDefault()}
      className={panel ? inSheetClasses : panelClasses}
    >
      {list.map((suggestion, at) => (
        <Option
          key={`${suggestion.kind} ${suggestion.label} ${suggestion.address}`}
          id={`${id}-${at}`}
          suggestion={suggestion}
          onChoose={() => choose(suggestion)}
        />
      ))}
    </div>,
  );
}

function write(input: HTMLInputElement | null, text: string): void {
  if (input) input.value = text;
}

interface OptionProps {
  readonly id: string;
  readonly suggestion: Offer;
  onChoose(): void;
}

/** What a suggestion is called. */
function sayLabel(kind: Offer['kind'], label: string): string {
  if (kind === 'place') return sayName(label);
  return kind === 'shop' ? label : say(label);
}

/** Of a business 'Bakery · Kochi · 900 m'. */
const asText = (part: string): string => say(part);

function Option({ id, suggestion: { kind, label, hint }, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      // Only at first: useCombobox marks the chosen option in the page itself.
      aria-selected={false}
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 px-3 py-1 text-left hover:bg-leaf-soft aria-selected:bg-leaf-soft"
    >
      <Icon name={icons[kind]} size={20} className="shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="block font-medium">{sayLabel(kind, label)}</span>
        <span className="block text-sm text-ink-soft">
          {kind === 'place' ? sayName(hint) : hint.split(' · ').map(asText).join(' · ')}
        </span>
      </span>
    </button>
  );
}
