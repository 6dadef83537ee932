import { useEffect } from 'react';

/**
 * If the focused element is removed when `watched` changes, focuses the dialog's title, so that the focus does not
 * go to the page behind.
 */
export function useRestoreFocus(watched: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
  }, [watched]);
}
