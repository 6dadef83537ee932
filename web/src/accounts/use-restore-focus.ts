import { useEffect } from 'react';

/** When what had the focus is gone with `watched`, the dialog's title has it: never the page behind the dialog. */
export function useRestoreFocus(watched: unknown): void {
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
  }, [watched]);
}
