import { type RefObject, useEffect, useState } from 'react';
import type { Suggestion } from '@aaspaas/contract/search/calls';
import { navigate } from '../router/url';
import { nextOf } from '../ui/arrow-keys';
import { Icon } from '../ui/Icon';
import { useSuggestions } from './use-suggestions';

interface SuggestionsProps {
  /** Of the list, which the box names. */
  readonly id: string;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly city: string;
  readonly kind: 'shop' | 'service' | null | undefined;
  onCity(city: string): void;
}

const icons = { category: 'search', place: 'map-pin', shop: 'building-store' } as const;

/** What the text so far may become. The box keeps the focus; arrow keys, Enter and a tap choose. */
export function Suggestions({ id, box, city, kind, onCity }: SuggestionsProps) {
  const { list, close } = useSuggestions(box, { city, kind });
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [list]);

  const choose = ({ kind: what, label, address }: Suggestion) => {
    close();
    if (address !== null) return navigate(address);
    write(box.current, what === 'place' ? '' : label);
    if (what === 'place') onCity(label);
    else box.current?.form?.requestSubmit();
  };

  useEffect(() => {
    const input = box.current;
    if (!input) return;
    const onKey = (event: KeyboardEvent) => {
      const chosen = list[active];
      const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (list.length === 0 || event.isComposing) return;
      if (isMove)
        setActive(nextOf(event.key, active < 0 && event.key === 'ArrowUp' ? 0 : active, list.length) ?? 0);
      else if (event.key === 'Enter' && chosen) choose(chosen);
      else if (event.key === 'Escape') close();
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKey);
    return () => input.removeEventListener('keydown', onKey);
  });

  useEffect(() => {
    const input = box.current;
    input?.setAttribute('aria-expanded', String(list.length > 0));
    input?.setAttribute('aria-activedescendant', active < 0 ? '' : `${id}-${active}`);
  }, [box, id, list, active]);

  if (list.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      // The box keeps the focus, or the list would be gone before the tap arrives.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-card py-1 shadow-raised"
    >
      {list.map((suggestion, at) => (
        <Entry
          key={`${suggestion.kind} ${suggestion.label} ${suggestion.address}`}
          id={`${id}-${at}`}
          suggestion={suggestion}
          isActive={at === active}
          onChoose={() => choose(suggestion)}
        />
      ))}
    </div>
  );
}

function write(input: HTMLInputElement | null, text: string): void {
  if (input) input.value = text;
}

interface EntryProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  onChoose(): void;
}

function Entry({ id, suggestion: { kind, label, hint }, isActive, onChoose }: EntryProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={`flex min-h-11 w-full items-center gap-3 px-3 py-1 text-left hover:bg-leaf-soft ${isActive ? 'bg-leaf-soft' : ''}`}
    >
      <Icon name={icons[kind]} size={20} className="shrink-0 text-ink-soft" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{label}</span>
        <span className="block truncate text-sm text-ink-soft">{hint}</span>
      </span>
    </button>
  );
}
