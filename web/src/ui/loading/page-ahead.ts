/**
 * Loads the script of a page before anybody goes there, so that nobody is stopped by a lost network. `entry-client`
 * sets `load`, because it knows the pages.
 */
export const pageAhead: { load(path: string): Promise<unknown> } = { load: () => Promise.resolve() };
