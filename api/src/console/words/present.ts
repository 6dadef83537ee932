import type { ConceptRecord, SearchRecord, WordAddition } from '@aaspaas/contract/console/words/shapes';
import { cities } from '@aaspaas/contract/places/cities';
import { searchWords } from '@aaspaas/contract/search-words';
import { categories } from '@aaspaas/contract/shops/categories';
import { cityKey } from '../../search/city-key';
import type { Concept } from '../../search/understanding/concepts/concept';
import { understand } from '../../search/understanding/understand';
import type { AdditionRow, SearchRow } from './queries';

const cityOf = (key: string): string => cities.find(({ name }) => cityKey(name) === key)?.name ?? key;

export const nameOfCategory = (id: number): string => categories.find((one) => one.id === id)?.name ?? '';

export const presentSearch = ({ city_key, ...row }: SearchRow): SearchRecord => ({
  query: row.query,
  searches: row.searches,
  taps: row.taps,
  last_day: row.last_day,
  city: cityOf(city_key),
  means: understand(searchWords(row.query)).concepts[0]?.id ?? '',
});

const mostWords = 12;

export const presentConcept = (concept: Concept): ConceptRecord => ({
  concept: concept.id,
  categories: concept.categories.map(({ id }) => nameOfCategory(id)),
  words: concept.words.slice(0, mostWords).map(({ text }) => text),
  items: [...concept.items],
  is_added: concept.words.some(({ language }) => language === 'added'),
});

export const presentAddition = (row: AdditionRow): WordAddition => ({
  addition_id: row.id,
  kind: row.kind,
  concept: row.concept,
  what: whatOf(row),
  same_as: row.same_as,
  added_by: row.added_by,
  added_at: row.added_at.toISOString(),
  undone_by: row.undone_by,
  undone_at: row.undone_at?.toISOString() ?? null,
});

export function whatOf({ kind, word, words, category_ids }: Omit<AdditionRow, 'id'>): string {
  if (kind === 'order') return category_ids.map(nameOfCategory).join(', ');
  return word ?? words.join(', ');
}
