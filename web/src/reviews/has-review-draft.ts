export const draftKeyOf = (shopId: number): string => `reviewDraft-${shopId}`;

/** True if a review of this shop was begun. Separate from the draft itself, because every shop page asks this. */
export function hasReviewDraft(shopId: number): boolean {
  try {
    return sessionStorage.getItem(draftKeyOf(shopId)) !== null;
  } catch {
    return false;
  }
}
