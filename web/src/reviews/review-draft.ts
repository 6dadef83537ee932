import type { ReviewDraft } from '@aaspaas/contract/reviews/rules/review';
import { removeFromTab, saveInTab, loadFromTab } from '../session/tab-storage';

const draftKeyOf = (shopId: number): string => `reviewDraft-${shopId}`;

/** What was typed about a shop and not yet posted. It survives a failure, a login and a reload. */

export function recallReview(shopId: number): ReviewDraft {
  const { rating, text } = loadFromTab(draftKeyOf(shopId));
  return { rating: typeof rating === 'number' ? rating : 0, text: typeof text === 'string' ? text : '' };
}

export function keepReview(shopId: number, draft: ReviewDraft): void {
  if (isEmpty(draft)) removeFromTab(draftKeyOf(shopId));
  else saveInTab(draftKeyOf(shopId), draft);
}

const isEmpty = ({ rating, text }: ReviewDraft): boolean => rating === 0 && text === '';
