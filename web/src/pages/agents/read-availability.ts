import { type Availability, availabilities } from '@aaspaas/contract/agents/availability';

/** 'not available' comes first, because it contains the words for being available (M-249). */
const wordsOf: readonly (readonly [Availability, readonly string[]])[] = [
  // Some older records are spelled 'not availble'.
  ['not_available', ['not_available', 'not available', 'not availble', 'inactive']],
  ['busy', ['busy', 'on_delivery', 'on a delivery']],
  ['available', ['available', 'free', 'active']],
];

/**
 * The meaning of a status text, by the words in it (M-244 to M-247). A text with none of them is read by the record's
 * index in its list (M-248, M-249). Our own server sends only the three values above.
 */
export function readAvailability(status: string, place: number): Availability {
  const text = status.toLowerCase();
  const known = wordsOf.find(([, words]) => words.some((word) => text.includes(word)));
  return known?.[0] ?? availabilities[place % availabilities.length] ?? 'not_available';
}
