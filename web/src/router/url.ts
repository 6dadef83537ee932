import { createContext, use, useMemo, useSyncExternalStore } from 'react';

/** Where the visitor is. */
export interface PageUrl {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** On the server, where there is no url bar: path and query of the request. */
export const RequestedUrl = createContext('/');

const changed = 'aaspaas:url';

interface NavigateOptions {
  readonly replace?: boolean;
  /** The entry differs from the one below only by an open dialog. */
  readonly isDialog?: boolean;
}

export function navigate(to: string, { replace = false, isDialog = false }: NavigateOptions = {}): void {
  history[replace ? 'replaceState' : 'pushState']({ isDialog }, '', to);
  dispatchEvent(new Event(changed));
}

// Not by the URL class: it reads '//x' as another host and throws at what a person may well type.
export function readUrl(text: string): PageUrl {
  const [path = '/', query = ''] = text.split(/\?(.*)/s, 2);
  return { path, query: new URLSearchParams(query) };
}

export function useUrl(): PageUrl {
  const requested = use(RequestedUrl);
  const text = useSyncExternalStore(subscribe, currentUrl, () => requested);
  return useMemo(() => readUrl(text), [text]);
}

export const currentUrl = (): string => location.pathname + location.search;

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}
