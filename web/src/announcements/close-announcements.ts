import { closedCookie } from '@aaspaas/contract/page';

const daysKept = 90;

/**
 * Closes the announcement on this device: at once by the mark that its class looks for, since the server's HTML may be
 * put back, and from the next page on by a cookie that the server reads.
 */
export function closeAnnouncements(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-close-announcement]') : null;
    const key = button?.closest<HTMLElement>('[data-announcement]')?.dataset['announcement'];
    if (!key) return;
    const secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie = `${closedCookie}=${key};path=/;max-age=${daysKept * 86_400};samesite=lax${secure}`;
    document.documentElement.dataset['quiet'] = '';
    // The button is gone; whoever pressed it by keyboard goes on at the page itself.
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
