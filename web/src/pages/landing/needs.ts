import type { Glyph, Tone } from '@aaspaas/contract/shops/categories';

interface Need {
  /** Also what it searches for: a trade that search knows. */
  readonly label: string;
  readonly glyph: Glyph;
  readonly tone: Tone;
  /** Wanted at once, so that only what is open is listed; the others are booked ahead. */
  readonly isUrgent?: boolean;
}

/** What people want most, in the words in which they want it. */
export const needs: readonly Need[] = [
  { label: 'Plumber', glyph: 'wrench', tone: 'indigo', isUrgent: true },
  { label: 'Electrician', glyph: 'plug', tone: 'marigold', isUrgent: true },
  { label: 'AC repair', glyph: 'snow', tone: 'teal', isUrgent: true },
  { label: 'Mobile repair', glyph: 'phone', tone: 'indigo', isUrgent: true },
  { label: 'Grocery', glyph: 'basket', tone: 'leaf', isUrgent: true },
  { label: 'Medical', glyph: 'heart', tone: 'teal', isUrgent: true },
  { label: 'Restaurant', glyph: 'thali', tone: 'brick', isUrgent: true },
  { label: 'Bakery', glyph: 'bread', tone: 'marigold', isUrgent: true },
  { label: 'Salon', glyph: 'scissors', tone: 'plum' },
  { label: 'Tailor', glyph: 'needle', tone: 'brick' },
  { label: 'Cleaning', glyph: 'broom', tone: 'teal' },
  { label: 'Tuition', glyph: 'cap', tone: 'brick' },
];
