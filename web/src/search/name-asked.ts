import { useEffect } from 'react';

/** Names what is searched for in the header, whose HTML the server has drawn. */
export function useNameAsked(label: string): void {
  useEffect(() => {
    const write = (text: string) => {
      for (const pill of document.querySelectorAll<HTMLElement>('[data-search]')) {
        pill.dataset['search'] = text && 'asked';
        pill.querySelector('[data-asked]')?.replaceChildren(text);
      }
    };
    write(label);
    return () => write('');
  }, [label]);
}
