import { newId } from '../../forms/new-id';

/** The keys by the name of their registration, for browsers without storage. */
const inMemory = new Map<string, string>();

const storageName = (registration: string): string => `${registration}SubmissionKey`;

/**
 * The same key as long as the same drafts are sent. A reply may get lost, and the tab may be closed before it
 * comes: sent again with the same key, a registration happens only once.
 */
export function submissionKey(registration: string): string {
  const key = read(registration) ?? newId();
  inMemory.set(registration, key);
  try {
    localStorage.setItem(storageName(registration), key);
  } catch {
    // Without storage, the key lasts as long as the page.
  }
  return key;
}

export function forgetSubmissionKey(registration: string): void {
  inMemory.delete(registration);
  try {
    localStorage.removeItem(storageName(registration));
  } catch {
    // If storage is forbidden, no key was stored.
  }
}

function read(registration: string): string | undefined {
  try {
    const kept = localStorage.getItem(storageName(registration)) ?? '';
    // The server would always reject a value that somebody wrote there by hand.
    if (/^[\w-]{8,100}$/.test(kept)) return kept;
  } catch {
    // If storage is forbidden, no key was stored.
  }
  return inMemory.get(registration);
}
