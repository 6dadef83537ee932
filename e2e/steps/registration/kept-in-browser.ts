import type { Page } from '@playwright/test';

interface KeptInBrowser {
  /** Keys of the local and of the session storage. */
  readonly local: string[];
  readonly session: string[];
  /** How many photos the browser's database holds, by the key of their step. */
  readonly photos: Record<string, number>;
}

/** Everything that the browser keeps of a registration, by where it keeps it. */
export const keptInBrowser = (page: Page): Promise<KeptInBrowser> => page.evaluate(readAll);

/** Runs in the page. */
async function readAll(): Promise<KeptInBrowser> {
  const answerOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const opening = indexedDB.open('aaspaas-drafts', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('photos'));
  const database = await answerOf(opening);
  const store = database.transaction('photos').objectStore('photos');
  const [keys, lists] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
  database.close();
  return {
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
    photos: Object.fromEntries(
      keys.map((key, at) => [typeof key === 'string' ? key : '', Number(lists[at]?.length)]),
    ),
  };
}
