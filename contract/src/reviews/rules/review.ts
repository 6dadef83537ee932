import type { RuleTable } from '../../rule-engine/rule';
import { isBlank, longerThan } from '../../rule-engine/text';

/** What a person fills in; 0 stars means no rating yet. */
export interface ReviewDraft {
  readonly rating: number;
  readonly text: string;
  /** A line above the text. Blank for none. */
  readonly heading: string;
}

const incomplete = 'Please provide a rating and write a review';

/** A text of joiners and direction marks only is invisible. */
const showsNothing = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const reviewRules = {
  rating: [[incomplete, (rating) => ![1, 2, 3, 4, 5].includes(rating)]],
  text: [
    [incomplete, showsNothing],
    ['Review must not exceed 1000 characters', longerThan(1000)],
  ],
  heading: [['Heading must not exceed 100 characters', longerThan(100)]],
} satisfies RuleTable<ReviewDraft>;

export interface ReviewReport {
  readonly reason: string;
}

export const reportRules = {
  reason: [
    ['Please tell us what is wrong with this review', isBlank],
    ['Reason must not exceed 500 characters', longerThan(500)],
  ],
} satisfies RuleTable<ReviewReport>;
