export const availabilities = ['available', 'busy', 'not_available'] as const;
export type Availability = (typeof availabilities)[number];

export const availabilityLabels: Readonly<Record<Availability, string>> = {
  available: 'Available',
  busy: 'Busy',
  not_available: 'Not Available',
};

/** 'not available' first: the words for being available are in it. */
const wordsOf: readonly (readonly [Availability, readonly string[]])[] = [
  // 'not availble' is how some older records spell it.
  ['not_available', ['not_available', 'not available', 'not availble', 'inactive']],
  ['busy', ['busy', 'on_delivery', 'on a delivery']],
  ['available', ['available', 'free', 'active']],
];

/** What a status text means. One that says nothing known goes by the record's place in its list, from 0. */
export function readAvailability(status: string, place: number): Availability {
  const text = status.toLowerCase();
  const known = wordsOf.find(([, words]) => words.some((word) => text.includes(word)));
  return known?.[0] ?? availabilities[place % availabilities.length] ?? 'not_available';
}
