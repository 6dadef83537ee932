import { currentUrl } from './url';

/** How far down one was, by url. */
const places = new Map<string, number>();
const patienceFrames = 180;

/**
 * Back and Forward find the place where one was. The browser tries that too, but gives up where the page is not
 * yet as long as it was.
 */
export function keepPlaces(): void {
  let isTravelling = false;
  addEventListener('scroll', () => isTravelling || places.set(currentUrl(), scrollY), { passive: true });
  addEventListener('popstate', () => {
    const place = places.get(currentUrl());
    isTravelling = place !== undefined;
    if (place !== undefined) goTo(place, currentUrl(), patienceFrames, () => (isTravelling = false));
  });
}

/** As soon as the page is long enough, unless one has gone on meanwhile. */
function goTo(place: number, url: string, framesLeft: number, onDone: () => void): void {
  requestAnimationFrame(() => {
    const isTooShort = document.body.scrollHeight - innerHeight < place;
    const isHere = currentUrl() === url;
    if (isHere && isTooShort && framesLeft > 0) return goTo(place, url, framesLeft - 1, onDone);
    if (isHere) scrollTo({ top: place, behavior: 'instant' });
    onDone();
  });
}
