/** Some browsers never request a script again that failed once, and style sheets have versions of their own. */
const enoughPauses = 3;

/** The url of this script, which changes with every version of the product. */
const version = import.meta.url;

/**
 * True when waiting is useless: a newer version has replaced this page's files, or the server answers but the file
 * still does not load.
 */
export const isStale = (pauses: number): Promise<boolean> =>
  fetch(version, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || pauses >= enoughPauses,
    () => false,
  );

/** Reloads at most once per version: a server in the middle of an update must not cause endless reloads. */
export function reloadOnce(): void {
  // The state may hold other fields, which are kept.
  const state = history.state as { reloadedFrom?: string } | null;
  if (state?.reloadedFrom === version) return;
  history.replaceState({ ...state, reloadedFrom: version }, '');
  location.reload();
}
