/**
 * Loads the script of the page at a path, which is gone to next, so that a lost line stops nobody on the way. The app
 * knows the pages, and says how.
 */
export const pageAhead: { load(path: string): Promise<unknown> } = { load: () => Promise.resolve() };
