/** The lists of reviews that admins look at. */
export const reviewLists = ['waiting', 'hidden', 'harmless'] as const;
export type ReviewList = (typeof reviewLists)[number];

export const reviewListLabels: Readonly<Record<ReviewList, string>> = {
  waiting: 'Reported',
  hidden: 'Taken down',
  harmless: 'Found harmless',
};
