import { expect, test } from 'vitest';
import { searchWords } from '@aaspaas/contract/search-words';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { conceptsOf } from './concepts-of';
import { learnWords } from './tables';
import { understand } from './understand';

const read = (text: string, isExact = false) => understand(searchWords(text), { isExact });
const topCategory = (text: string) => [...read(text).categories.keys()][0];

test('the name of a category means it', () => {
  expect(topCategory('Pet Care')).toBe(categoryNamed('Pet Care')?.id);
  expect(conceptsOf('Sharma Bakery')).toEqual(['category-bakery']);
});

test('words that say nothing weigh nothing', () => {
  const { idle, unknown, concepts } = read('salon near me');
  expect([idle, unknown]).toEqual([[1, 2], []]);
  expect(concepts[0]?.id).toBe('category-salon');
});

test('a slip is corrected and said so, but not if the words are to be taken as they are', () => {
  expect(read('photogrphay').corrected).toEqual({ typed: 'photogrphay', meant: 'photography' });
  expect(read('photogrraphi').concepts[0]?.from).toBe('table');
  expect(read('fotogafry', true).concepts).toEqual([]);
});

test('nothing is understood of nonsense', () => {
  const { concepts, categories, corrected, unknown } = read('xqzv plopf');
  expect([concepts, categories.size, corrected, unknown]).toEqual([[], 0, null, [0, 1]]);
});

test('the operator can add a word to a concept', () => {
  learnWords([{ concept: 'category-pet-care', word: 'zorblat' }]);
  expect(topCategory('zorblat')).toBe(categoryNamed('Pet Care')?.id);
  learnWords([]);
  expect(read('zorblat').concepts).toEqual([]);
});
