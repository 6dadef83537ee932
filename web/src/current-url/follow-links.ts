import { withoutPrefix } from './language-prefix';
import { navigateSoon } from './navigate-soon';
import { currentUrl } from './url';

/**
 * Follows every plain link and GET form without a new page load. They are ordinary HTML, so they also work before
 * the scripts have loaded, and in parts that only the server renders.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || isBrowserClick(event) || !isPageLink(link)) return;
    event.preventDefault();
    navigateSoon(urlOf(link) + link.hash, link);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return;
    event.preventDefault();
    const to = urlOfSubmit(form, event.submitter);
    // Asking the same again must not add a history entry.
    navigateSoon(to, event.submitter, to === currentUrl());
  });
}

/** True for clicks that the browser handles: another tab, another window, a download. */
function isBrowserClick(event: MouseEvent): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

function isPageLink(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return false;
  // 'data-reload' asks for a full page load; with a path as its value, only on that path. A section of this page is
  // left to the browser.
  const reloadsOn = link.dataset['reload'];
  const reloads = reloadsOn === '' || reloadsOn === withoutPrefix(location.pathname);
  return !reloads && !(link.hash && urlOf(link) === currentUrl());
}

const urlOf = ({ pathname, search }: HTMLAnchorElement): string => withoutPrefix(pathname + search);

function urlOfSubmit(form: HTMLFormElement, submitter: HTMLElement | null): string {
  // A form without an action submits to the current page and keeps its query.
  const { pathname, searchParams } = new URL(form.getAttribute('action') ?? location.href, location.href);
  const fields = [...new FormData(form, submitter)];
  for (const [name] of fields) searchParams.delete(name);
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value.trim() !== '') searchParams.append(name, value.trim());
  }
  const query = String(searchParams);
  return withoutPrefix(pathname) + (query && `?${query}`);
}
