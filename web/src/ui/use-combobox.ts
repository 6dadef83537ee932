import Combobox from '@github/combobox-nav';
import { type RefObject, useLayoutEffect } from 'react';

interface Parts {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** The options in the list. One that is chosen stays chosen in a new list that has it too, until something is typed. */
  readonly shown: readonly unknown[];
  onClose(): void;
}

/**
 * While a list is open, arrow keys move through its options and Enter presses the chosen one; the box keeps the
 * focus.
 */
export function useCombobox({ box, list, shown, onClose }: Parts): void {
  const isOpen = shown.length > 0;
  // Before the list is painted: a key may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const input = box.current;
    if (!input || !list.current) return;
    // Tab moves to the next control, as it does without a list.
    const combobox = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      // The browser would also empty a search box.
      event.preventDefault();
      onClose();
    };
    combobox.start();
    input.addEventListener('keydown', onKey);
    return () => {
      combobox.stop();
      input.removeEventListener('keydown', onKey);
    };
  }, [box, list, isOpen, onClose]);

  // The list may change while keys move through it: then the chosen option may have another id, or be gone.
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    if (chosen) box.current?.setAttribute('aria-activedescendant', chosen.id);
    else box.current?.removeAttribute('aria-activedescendant');
  }, [box, list, shown]);
}
