/**
 * Loads the script of a page before anybody goes there, so that a lost line stops nobody. `entry-client` sets how,
 * because it knows the pages.
 */
export const pageAhead: { load(path: string): Promise<unknown> } = { load: () => Promise.resolve() };
