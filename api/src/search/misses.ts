import { searchKey } from '@aaspaas/contract/search-words';
import type { Db } from '../db/open';
import { addMiss } from './miss-queries';

const longestQuery = 60;

interface Miss {
  readonly text: string | null;
  readonly cityKey: string | null;
  readonly now: Date;
}

/**
 * Counts a search that found nothing, so that its words can be added to the aliases. Who searched is not stored, nor
 * is a text with digits, which may be a phone number or a postal address.
 */
export async function countMiss(db: Db, { text, cityKey, now }: Miss): Promise<void> {
  const query = [...searchKey(text ?? '')].slice(0, longestQuery).join('');
  if (query === '' || /\p{N}/u.test(query)) return;
  await addMiss(db, { day: indianDay(now), cityKey: cityKey ?? '', query });
}

const indianDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
