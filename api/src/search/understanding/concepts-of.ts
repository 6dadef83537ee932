import { searchWords } from '@aaspaas/contract/search-words';
import { isQualifier } from './concepts/concept';
import { conceptsIn } from './understand';

/** The words of a listing's name or item that are looked at. */
const mostWords = 12;

/** Which concepts a text of a listing shows by words that we know, without guessing. */
export function conceptsOf(text: string): string[] {
  const concepts = conceptsIn(searchWords(text).slice(0, mostWords), { isExact: true, isListing: true });
  return concepts.filter(({ id, weight }) => !isQualifier({ id }) && weight >= 0.5).map(({ id }) => id);
}
