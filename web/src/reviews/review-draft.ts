import { type HeadingList, headingOf } from '@aaspaas/contract/reviews/headings';
import type { ReviewDraft } from '@aaspaas/contract/reviews/rules/review';
import { removeFromTab, saveInTab, loadFromTab } from '../session/tab-storage';

const draftKeyOf = (shopId: number): string => `reviewDraft-${shopId}`;

/** What was typed about a shop and not yet posted. It survives a failure, a login and a reload. */

export function recallReview(shopId: number, headings: HeadingList): ReviewDraft {
  const kept = loadFromTab(draftKeyOf(shopId));
  const rating = typeof kept['rating'] === 'number' ? kept['rating'] : 0;
  return {
    rating,
    text: typeof kept['text'] === 'string' ? kept['text'] : '',
    // The stars of the shop's page begin a review without one.
    heading: typeof kept['heading'] === 'string' ? kept['heading'] : headingOf(rating, headings),
  };
}

/** What a review is begun with: the stars at least. */
type Begun = Pick<ReviewDraft, 'rating' | 'text'> & Partial<ReviewDraft>;

export function keepReview(shopId: number, draft: Begun): void {
  if (isEmpty(draft)) removeFromTab(draftKeyOf(shopId));
  else saveInTab(draftKeyOf(shopId), draft);
}

const isEmpty = ({ rating, text }: Begun): boolean => rating === 0 && text === '';
