import Combobox from '@github/combobox-nav';
import { type RefObject, useEffect } from 'react';

interface Parts {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** The options in the list. A new list begins with nothing chosen. */
  readonly shown: readonly unknown[];
  onClose(): void;
}

/**
 * While a list is open, arrow keys move through its options and Enter presses the chosen one; the box keeps the
 * focus.
 */
export function useCombobox({ box, list, shown, onClose }: Parts): void {
  useEffect(() => {
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
  }, [box, list, shown, onClose]);
}
