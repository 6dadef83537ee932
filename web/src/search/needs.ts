import type { Glyph } from '@aaspaas/contract/shops/categories';

interface Need {
  /** Also what it searches for: a trade that search knows. */
  readonly label: string;
  readonly scene: Glyph;
  /** Wanted at once, so that only what is open is listed; the others are booked ahead. */
  readonly isUrgent?: boolean;
}

/** What people want most, in the words in which they want it. */
export const needs: readonly Need[] = [
  { label: 'Plumber', scene: 'wrench', isUrgent: true },
  { label: 'Electrician', scene: 'plug', isUrgent: true },
  { label: 'AC repair', scene: 'snow', isUrgent: true },
  { label: 'Mobile repair', scene: 'phone', isUrgent: true },
  { label: 'Grocery', scene: 'basket', isUrgent: true },
  { label: 'Medical', scene: 'heart', isUrgent: true },
  { label: 'Restaurant', scene: 'thali', isUrgent: true },
  { label: 'Bakery', scene: 'bread', isUrgent: true },
  { label: 'Salon', scene: 'scissors' },
  { label: 'Tailor', scene: 'needle' },
  { label: 'Cleaning', scene: 'broom' },
  { label: 'Tuition', scene: 'cap' },
];

/** `page`: where its results are listed. */
export const hrefOfNeed = (page: string, { label, isUrgent }: Need): string =>
  `${page}?search=${encodeURIComponent(label)}${isUrgent ? '&now=open' : ''}`;
