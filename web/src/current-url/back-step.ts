/** A step of the history that has something lie over the page, so that Back closes it and stays on the page. */
export const isStep = (): boolean => (history.state as { isStep?: boolean } | null)?.isStep === true;

/** The browser goes back in its own time. */
let isGoing = false;

/** Runs something once the browser is where it was sent. */
export function onceThere(then: () => void): void {
  if (isGoing) addEventListener('popstate', then, { once: true });
  else then();
}

/** Goes back by so many entries of the history, and by the step on top of them. */
export function goBack(entries: number, then?: () => void): void {
  isGoing = true;
  const arrive = () => {
    isGoing = false;
    then?.();
  };
  addEventListener('popstate', arrive, { once: true });
  history.go(-entries - Number(isStep()));
}

export function addStep(): void {
  if (!isStep()) history.pushState({ ...history.state, isStep: true }, '');
}

/** What lay over the page was closed otherwise than by Back. */
export function leaveStep(): void {
  if (isStep() && !isGoing) goBack(0);
}
