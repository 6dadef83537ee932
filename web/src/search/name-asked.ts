import { useEffect } from 'react';

/** Names what is searched for in the header, whose HTML the server has drawn, with the fields of the url of then. */
export function useNameAsked(asked: string): void {
  useEffect(() => {
    const write = (text: string) => {
      for (const pill of document.querySelectorAll<HTMLElement>('[data-search]')) {
        pill.dataset['search'] = text && 'asked';
        for (const field of pill.querySelectorAll('input')) field.disabled = true;
        for (const label of pill.querySelectorAll('[data-asked]')) label.textContent = text;
      }
    };
    write(asked);
    return () => write('');
  }, [asked]);
}
