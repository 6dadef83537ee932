import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { Photo } from '../../photos/photo';

/**
 * Photos are held in memory, with a copy in the browser's database: a phone that needs its memory for the camera
 * closes the tab, and restores it at the same step with everything there.
 */
const inMemory = new Map<string, readonly Photo[]>();

// Visitors have photos under these names; with other names, the drafts that they have begun would be lost.
const database = createStore('aaspaas-drafts', 'photos');

export async function loadPhotos(key: string): Promise<readonly Photo[]> {
  const known = inMemory.get(key);
  if (known) return known;
  const kept = await tryDatabase<unknown>((store) => get(key, store));
  const photos = Array.isArray(kept) ? kept.filter(isPhoto) : [];
  inMemory.set(key, photos);
  return photos;
}

export function savePhotos(key: string, photos: readonly Photo[]): void {
  inMemory.set(key, photos);
  void tryDatabase((store) => set(key, photos, store));
}

export function clearPhotos(key: string): void {
  inMemory.delete(key);
  void tryDatabase((store) => del(key, store));
}

/** If the browser has no database, blocks it or has no room left, the photos last as long as the tab. */
async function tryDatabase<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work(database);
  } catch {
    return undefined;
  }
}

const isPhoto = (kept: unknown): kept is Photo =>
  typeof kept === 'object' && kept !== null && 'blob' in kept && kept.blob instanceof Blob;
