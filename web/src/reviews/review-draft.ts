import type { ReviewDraft } from '@aaspaas/contract/reviews/rules/review';
import { removeFromTab, saveInTab, loadFromTab } from '../session/tab-storage';

const draftKeyOf = (shopId: number): string => `reviewDraft-${shopId}`;

/** What was typed about a shop and not yet posted. It survives a failure, a login and a reload. */

/** The stars of the shop's page begin a review without a heading. */
type Begun = Pick<ReviewDraft, 'rating' | 'text'> &
  Partial<ReviewDraft> & {
    /** It was posted before. */
    readonly isChange?: true;
  };

export function recallReview(shopId: number): Begun {
  const { rating, text, heading, isChange } = loadFromTab(draftKeyOf(shopId));
  return {
    rating: typeof rating === 'number' ? rating : 0,
    text: typeof text === 'string' ? text : '',
    ...(typeof heading === 'string' && { heading }),
    ...(isChange === true && { isChange }),
  };
}

export function keepReview(shopId: number, draft: Begun): void {
  if (isEmpty(draft)) removeFromTab(draftKeyOf(shopId));
  else saveInTab(draftKeyOf(shopId), draft);
}

const isEmpty = ({ rating, text }: Begun): boolean => rating === 0 && text === '';
