import { currentUrl } from './url';

/** How far each url was scrolled. */
const places = new Map<string, number>();
const patienceFrames = 180;

/**
 * Restores the scroll position on Back and Forward. The browser tries this too, but gives up while the page is
 * still shorter than it was.
 */
export function restoreScroll(): void {
  let isTravelling = false;
  addEventListener('scroll', () => isTravelling || places.set(currentUrl(), scrollY), { passive: true });
  addEventListener('popstate', () => {
    const place = places.get(currentUrl());
    isTravelling = place !== undefined;
    if (place !== undefined) goTo(place, currentUrl(), patienceFrames, () => (isTravelling = false));
  });
}

/** Scrolls as soon as the page is long enough, unless the visitor has moved on meanwhile. */
function goTo(place: number, url: string, framesLeft: number, onDone: () => void): void {
  requestAnimationFrame(() => {
    const isTooShort = document.body.scrollHeight - innerHeight < place;
    const isHere = currentUrl() === url;
    if (isHere && isTooShort && framesLeft > 0) return goTo(place, url, framesLeft - 1, onDone);
    if (isHere) scrollTo({ top: place, behavior: 'instant' });
    onDone();
  });
}
