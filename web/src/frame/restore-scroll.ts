import { currentUrl } from '../current-url/url';

/** How far each url was scrolled. */
const scrolled = new Map<string, number>();
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
  scrolled.set(currentUrl(), scrollY);
  addEventListener('scroll', () => isTravelling || scrolled.set(currentUrl(), scrollY), { passive: true });
  addEventListener('popstate', () => {
    const top = scrolled.get(currentUrl());
    isTravelling = top !== undefined;
    if (top === undefined) return;
    // The browser would keep the end of a short page in sight while the list above it grows.
    document.documentElement.style.overflowAnchor = 'none';
    goTo(top, currentUrl(), () => {
      isTravelling = false;
      document.documentElement.style.overflowAnchor = '';
    });
  });
}

/** Scrolls as soon as the page is long enough, unless the visitor has moved on meanwhile. */
function goTo(top: number, url: string, onDone: () => void): void {
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
    scrollTo({ top, behavior: 'instant' });
    framesHeld = Math.abs(scrollY - top) < 1 ? framesHeld + 1 : 0;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
