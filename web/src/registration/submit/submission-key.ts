import { newId } from '../../forms/new-id';

/** By the name of their registration, for browsers that keep nothing. */
const inMemory = new Map<string, string>();

const storageName = (registration: string): string => `${registration}SubmissionKey`;

/**
 * The same key as long as the same drafts are sent: a reply may get lost, and the tab may be killed before it comes.
 * Sent again with its key, a registration happens once.
 */
export function submissionKey(registration: string): string {
  const key = read(registration) ?? newId();
  inMemory.set(registration, key);
  try {
    localStorage.setItem(storageName(registration), key);
  } catch {
    // It lasts as long as the page then.
  }
  return key;
}

export function forgetSubmissionKey(registration: string): void {
  inMemory.delete(registration);
  try {
    localStorage.removeItem(storageName(registration));
  } catch {
    // Forbidden storage holds nothing.
  }
}

function read(registration: string): string | undefined {
  try {
    const kept = localStorage.getItem(storageName(registration)) ?? '';
    // What somebody wrote there by hand would be refused by the server for ever.
    if (/^[\w-]{8,100}$/.test(kept)) return kept;
  } catch {
    // Forbidden storage holds nothing.
  }
  return inMemory.get(registration);
}
