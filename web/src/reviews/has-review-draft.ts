export const draftKeyOf = (shopId: number): string => `reviewDraft-${shopId}`;

/** Whether somebody began a review of this shop. Apart from the draft itself: every shop's page asks. */
export function hasReviewDraft(shopId: number): boolean {
  try {
    return sessionStorage.getItem(draftKeyOf(shopId)) !== null;
  } catch {
    return false;
  }
}
