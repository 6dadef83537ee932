/** Some browsers never ask again for a script that failed once; and sheets have versions of their own. */
const enoughPauses = 3;

/** The address of the script that this is a part of: it changes with every version of the product. */
const version = import.meta.url;

/**
 * True when this page waits in vain: a newer version has replaced its files, or the server answers and what we want
 * still does not come.
 */
export const isStale = (pauses: number): Promise<boolean> =>
  fetch(version, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || pauses >= enoughPauses,
    () => false,
  );

/** Once for every version: a server that is half way through a change must not make us load without end. */
export function reloadOnce(): void {
  // What others keep in there is theirs.
  const state = history.state as { reloadedFrom?: string } | null;
  if (state?.reloadedFrom === version) return;
  history.replaceState({ ...state, reloadedFrom: version }, '');
  location.reload();
}
