import type { Photo } from '../photos/photo';

/**
 * Pictures are held in memory, and a copy in the browser's database: a phone that needs its memory for the camera
 * kills the tab, and brings it back to the same step with everything there.
 */
const inMemory = new Map<string, readonly Photo[]>();

const databaseName = 'aaspaas-drafts';
const storeName = 'photos';

export async function loadPhotos(key: string): Promise<readonly Photo[]> {
  const known = inMemory.get(key);
  if (known) return known;
  const kept = await inStore('readonly', (store) => store.get(key)).catch(() => undefined);
  const photos = Array.isArray(kept) ? kept.filter(isPhoto) : [];
  inMemory.set(key, photos);
  return photos;
}

/** Without a database (a private window of an old browser) the pictures last as long as the tab. */
export function savePhotos(key: string, photos: readonly Photo[]): void {
  inMemory.set(key, photos);
  void inStore('readwrite', (store) => store.put(photos, key)).catch(() => {});
}

export function clearPhotos(key: string): void {
  inMemory.delete(key);
  void inStore('readwrite', (store) => store.delete(key)).catch(() => {});
}

const isPhoto = (kept: unknown): kept is Photo =>
  typeof kept === 'object' && kept !== null && 'blob' in kept && kept.blob instanceof Blob;

async function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open();
  try {
    return await answerOf(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database refused')));
  });
}
