import { useEffect, useId, useRef, useState } from 'react';
import { keepLoading } from '../ui/loading/keep-loading';
import type { Suggestions } from './Suggestions';
import { VoiceButton } from './voice/VoiceButton';
import { say } from '../say';

interface SearchBoxProps {
  readonly search: string;
  readonly city: string;
  readonly kind: 'shop' | 'service' | null | undefined;
  readonly placeholder?: string;
  /** Where suggestions stand, if not in a panel that opens below the box; null until that is there. */
  readonly panel?: HTMLElement | null;
  onCity(city: string): void;
}

/** An uncontrolled input, so that what was typed before the scripts loaded stays. */
export function SearchBox({ search, placeholder = 'Search Services, Shops ...', ...where }: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [Shown, setShown] = useState<typeof Suggestions>();
  // Without suggestions one can still search.
  useEffect(() => {
    if (!isWanted) return;
    return keepLoading(
      () => import('./Suggestions'),
      (loaded) => setShown(() => loaded.Suggestions),
    );
  }, [isWanted]);
  // The box may have had the focus before this script loaded, and then fires no other event.
  useEffect(
    () => setWanted(document.activeElement === box.current || where.panel !== undefined),
    [where.panel],
  );
  return (
    <div className="relative flex-1 self-start">
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-controls={id}
        aria-autocomplete="list"
        name="search"
        aria-label="Search"
        placeholder={say(placeholder)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={search}
        onFocus={() => setWanted(true)}
        className="control pr-[48px]"
      />
      <VoiceButton box={box} />
      {Shown && <Shown id={id} box={box} {...where} />}
    </div>
  );
}
