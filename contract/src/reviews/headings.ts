/** What a rating is called, offered as the heading of a review, from one star to five. The two pages on which reviews are written differ. */
const headings = {
  detail: [
    'Needs improvement',
    'Could be better',
    'Good overall experience',
    'Really good service!',
    'Absolutely amazing experience!',
  ],
  profile: [
    'Needs improvement',
    'Average experience',
    'Good service',
    'Great experience!',
    'Excellent service!',
  ],
} as const;

/** Where the review is written: in the detail view, or on the shop's profile. */
export type HeadingList = keyof typeof headings;

/** Empty without a rating. */
export function headingOf(rating: number, list: HeadingList): string {
  return headings[list][rating - 1] ?? '';
}
