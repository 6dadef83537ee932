import { otherAs, otherCategory, otherWords } from '@aaspaas/contract/shops/category-choice';
import type { Db } from '../db/open';
import { keepEdit } from './edit-queries';
import type { Listing } from './listing';

type Categorised = Pick<Listing, 'category' | 'items' | 'prices'>;

/** 'Other: tattoo studio' is stored as 'Other', and the words stand among what the business offers. */
export function settleOther<Listed extends Categorised>(listing: Listed): Listed {
  const words = otherWords(listing.category)?.trim();
  if (!words) return listing;
  const isThere = listing.items.some((item) => item.toLowerCase() === words.toLowerCase());
  return {
    ...listing,
    category: otherCategory,
    ...(!isThere && {
      items: [...listing.items, words],
      prices: listing.prices.length > 0 ? [...listing.prices, null] : listing.prices,
    }),
  };
}

/** The operator finds it among the edits to look at, and files it under a category. */
export async function askToFile(tx: Db, shopId: number, typed: string, now: Date): Promise<void> {
  const words = otherWords(typed)?.trim();
  if (words) await keepEdit(tx, shopId, { category: otherAs(words) }, now);
}
