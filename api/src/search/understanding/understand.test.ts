import { afterEach, describe, expect, test } from 'vitest';
import { searchWords } from '@aaspaas/contract/search-words';
import { categories, categoryNamed, tellingCategories } from '@aaspaas/contract/shops/categories';
import { learnWords } from './tables';
import { conceptsFolder, readFilterWords } from './concepts/read-files';
import { conceptsIn, understand } from './understand';

const read = (text: string, isExact = false) => understand(searchWords(text), { isExact });
const conceptsOf = (text: string) =>
  conceptsIn(searchWords(text), { isExact: true, isListing: true }).map(({ id }) => id);
const nameOf = (id: number | undefined) => categories.find((one) => one.id === id)?.name;
const topCategory = (text: string) => nameOf([...read(text).categories.keys()][0]);

test.each(tellingCategories.map(({ name }) => name))('%s, the name of a category, means it', (name) => {
  expect(read(name).categories.get(categoryNamed(name)?.id ?? 0)).toBeGreaterThanOrEqual(50);
});

test.each([
  ['plumber', 'Home Repairs'],
  ['my tap has been leaking since morning', 'Home Repairs'],
  ['nal theek karwana hai', 'Home Repairs'],
  ['kirane ki dukaan', 'Grocery'],
  ['மளிகை கடை எங்கே', 'Grocery'],
  ['ನನಗೆ ಪ್ಲಂಬರ್ ಬೇಕು', 'Home Repairs'],
  ['ब्यूटी पार्लर चाहिए', 'Beauty'],
  ['haircut', 'Salon'],
  ['hair cut', 'Salon'],
  ['phone repair', 'Electronics'],
  ['phonerepair', 'Electronics'],
  ['aari work in t nagar', 'Tailoring & Fashion Services'],
  ['blouse became too tight', 'Tailoring & Fashion Services'],
  ['want 2bhk for family under 20000', 'Real Estate'],
  ['mechanic', 'Automotive'],
  ['hotel', 'Restaurants & Eating Places'],
  ['veg hotel', 'Restaurants & Eating Places'],
  ['hotel room for one night', 'Travel & Tourism'],
  ['ਬਿਜਲੀ ਦਾ ਮਿਸਤਰੀ ਚਾਹੀਦਾ', 'Home Repairs'],
  ['viah layi suit sivauna hai', 'Tailoring & Fashion Services'],
  [
    'my kitchen is full of water since last night and nobody in the building knows why please send a plumber',
    'Home Repairs',
  ],
  [
    'mere ghar me kal se bahut zyada mehmaan aane wale hain to mujhe kisi se do din ke liye khana banwana hai halwai chahiye',
    'Events',
  ],
])('%s is for %s', (text, category) => {
  expect(topCategory(text)).toBe(category);
});

test('a class of something is both', () => {
  const names = [...read('guitar classes').categories.keys()].slice(0, 2).map(nameOf);
  expect(new Set(names)).toEqual(new Set(['Education', 'Music & Instruments']));
});

test('words that say nothing weigh nothing, and unknown words beside a concept do no harm', () => {
  const { idle, unknown, categories: weights } = read('zorblat salon near me');
  expect([idle, unknown]).toEqual([[2, 3], [0]]);
  expect(nameOf([...weights.keys()][0])).toBe('Salon');
});

test('a slip is corrected and said so, but not if the words are to be taken as they are', () => {
  expect(read('electrcian').corrected).toEqual({ typed: 'electrcian', meant: 'electrician' });
  expect(read('elektrishan').corrected?.meant ?? 'electrician').toBe('electrician');
  expect(read('electrcian', true).concepts).toEqual([]);
});

test('a word that listings have is no slip', () => {
  const { corrected } = understand(['electrcian'], { isListed: () => true });
  expect(corrected).toBeNull();
});

test.each([
  'xqzv plopf',
  'asdfgh jkl',
  'hi',
  'ok thanks bye',
  'what is the capital of france',
  'who won the match yesterday',
  'prime minister of japan',
  'i am feeling very happy today',
  'how old is the universe',
  'aaaaaaa',
  '12345',
  'tum kaise ho',
])('nothing is understood of %s', (text) => {
  const { concepts, categories: weights, corrected } = read(text);
  expect([concepts, weights.size, corrected]).toEqual([[], 0, null]);
});

test.each(['battery ka avishkar kisne kiya', 'lion tiger planet cake', 'आपका दिल खुश है', 'rahul gandhi'])(
  '%s is talk that asks for no business',
  (text) => {
    expect(read(text)).toMatchObject({ isTalk: true, concepts: [], corrected: null });
  },
);

test.each([
  ['canada visa', 'Travel & Tourism'],
  ['dinosaur toys', 'Toys & Games'],
  ['who is the best plumber', 'Home Repairs'],
  ['income tax return filing', 'Financial Services'],
])('%s asks for %s, although one of its words is talk or sounds like it', (text, category) => {
  expect([read(text).isTalk, topCategory(text)]).toEqual([false, category]);
});

test('everyday words beside a thing are the rest of a sentence', () => {
  expect(read('laptop screen gone black with lines').concepts[0]).toMatchObject({ from: 'table' });
});

test('a doubtful word is believed alone, but not among words that nobody knows', () => {
  expect(read('jwellary').concepts[0]?.id).toBe('gold-jewellery');
  expect(read('jwellary zorblat vemiko').concepts).toEqual([]);
});

test('the words of a listing are never talk', () => {
  expect(conceptsOf('Moon Planet Plumbing')).toContain('plumber');
});

test('never more than twelve words are looked at', () => {
  expect(read('plumber '.repeat(40)).words).toHaveLength(12);
});

test('a long sentence keeps what says that a name is a place', () => {
  const { words, idle, unknown } = read(
    'i need a plumber in thampanoor because my kitchen tap is leaking since last night',
  );
  expect(words.join(' ')).toBe('plumber in thampanoor kitchen tap leaking');
  expect([idle, unknown]).toEqual([[1], [2]]);
});

test('a listing shows its concepts by words that are known, never by guesses', () => {
  expect(conceptsOf('Sharma Plumbing Works')).toContain('plumber');
  expect(conceptsOf('Zorblat Traders')).toEqual([]);
});

test('the items of a listing are compared by sound', () => {
  expect(read('plumber').itemKeys).toContainEqual(['plumbing']);
});

describe('the admin', () => {
  const nothing = { words: [], concepts: [], orders: [] };
  afterEach(() => learnWords(nothing));

  test('can add a word to a concept, also one that asks for no business', () => {
    const words = ['zorblat', 'parliament'].map((word) => ({ concept: 'plumber', word }));
    learnWords({ ...nothing, words });
    expect(topCategory('zorblat')).toBe('Home Repairs');
    expect(topCategory('zorblatt wala chahiye')).toBe('Home Repairs');
    expect(read('parliament').isTalk).toBe(false);
    learnWords(nothing);
    expect(read('zorblat').concepts).toEqual([]);
  });

  test('can add a concept, and say which category comes first', () => {
    const words = ['drone', 'flying camera'].map((text) => ({ text, language: 'added', isLikelier: true }));
    const [bakery = 0, electronics = 0] = ['Bakery', 'Electronics'].map((name) => categoryNamed(name)?.id);
    const categories = [{ id: electronics, weight: 10 }];
    const drones = { id: 'drones', categories, items: ['drone repair'], words, at: '' };
    learnWords({ ...nothing, concepts: [drones] });
    expect(read('flying camera').concepts[0]?.id).toBe('drones');
    expect(topCategory('drone repair')).toBe('Electronics');
    // The classifier still names categories by their own concepts.
    expect(read('plumber').concepts[0]?.id).toBe('plumber');
    const orders = [{ id: 'drones', categories: [{ id: bakery, weight: 10 }, ...categories] }];
    learnWords({ ...nothing, concepts: [drones], orders });
    expect(read('drone').categories.get(bakery)).toBe(100);
  });
});

test('every filter word of ten languages is one beside a trade, and leaves the trade what it is', () => {
  const others = [...readFilterWords(conceptsFolder()).written.keys()].filter((word) => {
    const { filterWords, unknown, categories: found } = understand(['electrician', word]);
    const [first] = found.keys();
    return filterWords.join() !== '1' || unknown.length > 0 || nameOf(first) !== 'Home Repairs';
  });
  expect(others).toEqual([]);
});
