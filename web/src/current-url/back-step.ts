/** A step of the history that has something lie over the page, so that Back closes it and stays on the page. */
export const isStep = (): boolean => (history.state as { isStep?: boolean } | null)?.isStep === true;

/** The browser goes back in its own time, but never for longer than until then. */
let isGoingUntil = 0;
const longestWayMs = 1000;

/** Runs something once the browser is where it was sent. */
export function onceThere(then: () => void): void {
  if (Date.now() < isGoingUntil) addEventListener('popstate', then, { once: true });
  else then();
}

/** Goes back by so many entries of the history, and by the step on top of them. */
export function travelBack(entries: number): void {
  if (Date.now() < isGoingUntil) return;
  isGoingUntil = Date.now() + longestWayMs;
  onceThere(() => {
    isGoingUntil = 0;
  });
  history.go(-entries - Number(isStep()));
}
