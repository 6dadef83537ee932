import { otherAs, otherCategory, otherWords } from '@aaspaas/contract/shops/category-choice';
import { complain } from '@aaspaas/contract/rule-engine/rule';
import { addedToShopRules } from '@aaspaas/contract/shops/rules/edit';
import type { Db } from '../db/open';
import { keepEdit, readEditBefore } from './edit-queries';
import type { Listing } from './listing';

type Categorised = Pick<Listing, 'category' | 'items' | 'prices'>;

/**
 * 'Other: tattoo studio' is stored as 'Other', and the words stand among what the business offers, where its editor
 * would take them: it sends all of it again.
 */
export function settleOther<Listed extends Categorised>(listing: Listed): Listed {
  const words = otherWords(listing.category)?.trim();
  if (!words) return listing;
  const { service: complaint } = complain(addedToShopRules, { service: words, services: listing.items });
  return {
    ...listing,
    category: otherCategory,
    ...(!complaint && {
      items: [...listing.items, words],
      prices: listing.prices.length > 0 ? [...listing.prices, null] : listing.prices,
    }),
  };
}

/** The admin finds it among the edits to look at, and files it under a category. */
export async function askToFile(tx: Db, shopId: number, typed: string, now: Date): Promise<void> {
  const words = otherWords(typed)?.trim();
  if (!words) return;
  const before = await readEditBefore(tx, shopId);
  await keepEdit(tx, shopId, { ...before, category: otherAs(words) }, now);
}
