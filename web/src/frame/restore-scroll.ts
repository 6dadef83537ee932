import { currentUrl } from '../current-url/url';

/** How far each url was scrolled. */
const places = new Map<string, number>();
const patienceFrames = 180;
/** The page before may still be in sight, and be long enough itself; it is gone after these. */
const framesToHold = 12;

/**
 * Restores the scroll position on Back and Forward. The browser tries this too, but gives up while the page is
 * still shorter than it was.
 */
export function restoreScroll(): void {
  let isTravelling = false;
  // Somebody may have scrolled before this script loaded.
  places.set(currentUrl(), scrollY);
  addEventListener('scroll', () => isTravelling || places.set(currentUrl(), scrollY), { passive: true });
  addEventListener('popstate', () => {
    const place = places.get(currentUrl());
    isTravelling = place !== undefined;
    if (place === undefined) return;
    // The browser would keep the end of a short page in sight while the list above it grows.
    document.documentElement.style.overflowAnchor = 'none';
    goTo(place, currentUrl(), () => {
      isTravelling = false;
      document.documentElement.style.overflowAnchor = '';
    });
  });
}

/** Scrolls as soon as the page is long enough, unless the visitor has moved on meanwhile. */
function goTo(place: number, url: string, onDone: () => void): void {
  const moved = new AbortController();
  for (const move of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true });
  let framesLeft = patienceFrames;
  let framesHeld = 0;
  const step = (): void => {
    const isOver = currentUrl() !== url || moved.signal.aborted || framesLeft === 0;
    if (isOver || framesHeld === framesToHold) {
      moved.abort();
      return onDone();
    }
    framesLeft -= 1;
    scrollTo({ top: place, behavior: 'instant' });
    framesHeld = Math.abs(scrollY - place) < 1 ? framesHeld + 1 : 0;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
