import type { Glyph, Tone } from '@aaspaas/contract/shops/categories';

interface Need {
  readonly label: string;
  /** What it searches for. */
  readonly search: string;
  readonly glyph: Glyph;
  readonly tone: Tone;
  /** Wanted at once, so that what is open comes first; the others are booked ahead. */
  readonly isUrgent?: boolean;
}

/** What people want most, in the words in which they want it. */
export const needs: readonly Need[] = [
  { label: 'Plumber', search: 'plumber', glyph: 'wrench', tone: 'indigo', isUrgent: true },
  { label: 'Electrician', search: 'electrician', glyph: 'plug', tone: 'marigold', isUrgent: true },
  { label: 'AC repair', search: 'ac repair', glyph: 'snow', tone: 'teal', isUrgent: true },
  { label: 'Mobile repair', search: 'mobile repair', glyph: 'phone', tone: 'indigo', isUrgent: true },
  { label: 'Grocery', search: 'grocery', glyph: 'basket', tone: 'leaf', isUrgent: true },
  { label: 'Medical', search: 'medical store', glyph: 'heart', tone: 'teal', isUrgent: true },
  { label: 'Bakery', search: 'bakery', glyph: 'bread', tone: 'marigold', isUrgent: true },
  { label: 'Salon', search: 'salon', glyph: 'scissors', tone: 'plum' },
  { label: 'Tailor', search: 'tailor', glyph: 'needle', tone: 'brick' },
  { label: 'Cleaning', search: 'cleaning', glyph: 'broom', tone: 'teal' },
  { label: 'Tuition', search: 'tuition', glyph: 'cap', tone: 'brick' },
  { label: 'Catering', search: 'catering', glyph: 'pot', tone: 'marigold' },
];
