import { isStep, onceThere } from './back-step';
import { closeMenus } from './close-menus';
import { withoutPrefix, withPrefix } from './language-prefix';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';

/** The url that the visitor is at. */
export interface PageUrl {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** For the server, which has no location: path and query of the request. */
export const RequestedUrl = createContext('/');

const changed = 'aaspaas:url';

interface NavigateOptions {
  readonly replace?: boolean;
  /** True when this history entry differs from the one below only by an open dialog. */
  readonly isDialog?: boolean;
}

let complete = (to: string): string => to;

/** Sets the function that completes every url that a visitor goes to, for example with the chosen place. */
export function completeUrls(how: (to: string) => string): void {
  complete = how;
}

export function navigate(to: string, { replace = false, isDialog = false }: NavigateOptions = {}): void {
  onceThere(() => {
    // The step of a menu or a question becomes that of where it leads.
    history[replace || isStep() ? 'replaceState' : 'pushState']({ isDialog }, '', withPrefix(complete(to)));
    closeMenus();
    dispatchEvent(new Event(changed));
  });
}

/** Corrects the current url. */
export function amendUrl(to: string): void {
  if (to === currentUrl()) return;
  history.replaceState(history.state, '', withPrefix(to));
  dispatchEvent(new Event(changed));
}

// Not parsed with the URL class: that reads '//x' as another host, and throws on text that a person may type.
export function readUrl(text: string): PageUrl {
  const [path = '/', query = ''] = text.split(/\?(.*)/s, 2);
  return { path, query: new URLSearchParams(query) };
}

/** Fields of a url, removed where null. */
export type Changes = Readonly<Record<string, string | null>>;

/** The same url with some fields changed. */
export function urlWith({ path, query }: PageUrl, changes: Changes): string {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  const text = changed.toString();
  return path + (text && `?${text}`);
}

export function useUrl(): PageUrl {
  const requested = use(RequestedUrl);
  const text = useSyncExternalStore(subscribe, currentUrl, () => requested);
  return useMemo(() => readUrl(text), [text]);
}

/** Without the prefix of its language. */
export const currentUrl = (): string => withoutPrefix(location.pathname + location.search);
export const readCurrentUrl = (): PageUrl => readUrl(currentUrl());

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}
