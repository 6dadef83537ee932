/** Some browsers never ask again for a script that failed once; and sheets have versions of their own. */
const enoughPauses = 3;

/** The name of the first script changes with every version of the product. */
const version = (): string =>
  document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ')[0] ?? '/';

/**
 * True when this page waits in vain: a newer version has replaced its files, or the server answers and what we want
 * still does not come.
 */
export const isStale = (pauses: number): Promise<boolean> =>
  fetch(version(), { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || pauses >= enoughPauses,
    () => false,
  );

/** Once for every version: a server that is half way through a change must not make us load without end. */
export function reloadOnce(): void {
  const reloadedFrom = version();
  // What others keep in there is theirs.
  const state = history.state as { reloadedFrom?: string } | null;
  if (state?.reloadedFrom === reloadedFrom) return;
  history.replaceState({ ...state, reloadedFrom }, '');
  location.reload();
}
