import type { Grade } from '../../roles/grades';

/** What a grade may do, in a few words for people. */
export const gradeWords: Readonly<Record<Grade, string>> = {
  chief: 'everything, also settings and the other admins',
  cashier: 'payments, statements and listings',
  moderator: 'reviews, licences, words and listings',
  viewer: 'looking only',
};
