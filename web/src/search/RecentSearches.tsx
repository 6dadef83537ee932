import { withoutPrefix } from '../current-url/language-prefix';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { inSheetClasses, panelClasses } from './panel-classes';
import { clearRecentSearches, recentSearches } from './recent-searches';

type Box = RefObject<HTMLInputElement | null>;

/** With what is often needed they take as much room as suggestions do, so that nothing moves while one types. */
const mostInSheet = 3;

interface RecentSearchesProps {
  readonly box: Box;
  /** It has a place of its own, whatever is in the box. */
  readonly isInSheet: boolean;
}

/** The searches of this device, below an empty search box: links, and one button that forgets them all. */
export function RecentSearches({ box, isInSheet }: RecentSearchesProps) {
  const panel = useRef<HTMLElement>(null);
  const [recent, setRecent] = useState(recentSearches);
  const isOpen = useIsOpen(box, panel);
  if (!(isInSheet || isOpen) || recent.length === 0) return null;
  const clear = () => {
    clearRecentSearches();
    setRecent([]);
    box.current?.focus();
  };
  const action = withoutPrefix(new URL(box.current?.form?.action ?? '/', location.href).pathname);
  return (
    <section ref={panel} aria-label="Recent searches" className={isInSheet ? inSheetClasses : panelClasses}>
      <div className="flex items-center justify-between gap-2 pl-3">
        <h2 className="text-base text-ink-soft">Recent searches</h2>
        <Button variant="quiet" size="small" onClick={clear}>
          Clear
        </Button>
      </div>
      <ul>
        {recent.slice(0, isInSheet ? mostInSheet : undefined).map((search) => (
          <li key={search}>
            <a
              href={`${action}?search=${encodeURIComponent(search)}`}
              className="flex min-h-11 items-center gap-3 px-3 hover:bg-leaf-soft"
            >
              <Icon name="clock" size={20} className="shrink-0 text-ink-soft" />
              <span className="min-w-0">{search}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While the focus is in the empty box or in the list below it. */
function useIsOpen(box: Box, panel: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const input = box.current;
    const update = () => {
      const { activeElement } = document;
      const isInside = activeElement === input || panel.current?.contains(activeElement);
      setOpen(Boolean(isInside) && input?.value === '');
    };
    // `focusout` comes before the focus is at its new element.
    const updateSoon = () => setTimeout(update);
    const events = ['focusin', 'focusout', 'input', 'pointerup'] as const;
    for (const event of events) document.addEventListener(event, updateSoon);
    update();
    return () => {
      for (const event of events) document.removeEventListener(event, updateSoon);
    };
  }, [box, panel]);
  return isOpen;
}
