import { describe, expect, test, vi } from 'vitest';
import { searchWords } from '@aaspaas/contract/search-words';
import type { Lexicon } from '../concepts/lexicon';
import type { Phrase } from '../concepts/phrase';
import type { NearSounds } from '../../../sound/near-sounds';
import { soundKey } from '../../../sound/sound-key';
import { understand, wantsOpen } from '../understand';
import { closeness, closenessOfStem, isOther, shortened, trustOfScripts } from './closeness';
import { partsOf, type Tables, type TypedWord, type Hearing } from './typed-word';
import { correctionOf } from './correction';
import { isEnough } from './enough';
import { chooseMatches, type Match } from './match';
import { canBeSpoken, findNear } from './slips';
import { translatedMatches } from './translated';
import { weighCategories, weighConcepts } from './weigh';

/** Every rule by itself, on tables of a few words; what they do together is in understand.test.ts. */

/** A rule reads no more of the tables than these. */
const partOf = <Whole>(fields: { readonly [Name in keyof Whole]?: unknown }): Whole =>
  fields as unknown as Whole;

const hearing = (key: string, by: Hearing['by'] = 'sound', trust = 1): Hearing => ({ key, trust, by });
const match = (positions: readonly number[], different: Partial<Match> = {}): Match => ({
  positions,
  senses: [{ concept: 0, trust: 1, isLikelier: false }],
  trust: 1,
  heard: positions.map(() => hearing('x')),
  ...different,
});

describe('what a slip was meant for', () => {
  const tables = partOf<Tables>({
    lexicon: partOf<Lexicon>({ spellings: new Map([['plambar', 'plumber']]) }),
  });
  const slip = (position: number, by: Hearing['by'] = 'slip') =>
    match([position], { heard: [hearing('plambar', by)] });

  test('is said of Latin letters, for the word that slipped alone', () => {
    expect(correctionOf(tables, ['plumbr', 'hegde'], [slip(0)])).toEqual({
      typed: 'plumbr hegde',
      meant: 'plumber hegde',
    });
    expect(correctionOf(tables, ['hegde', 'plumbr'], [slip(1)])?.meant).toBe('hegde plumber');
  });

  test.each(['प्लंबर', 'ப்ளம்பர்', 'പ്ലംബർ', '24x7'])('is not said of %s, which is no Latin word', (word) => {
    expect(correctionOf(tables, [word], [slip(0)])).toBeNull();
  });

  test.each(['sound', 'ending'] as const)('is not said of what was heard by its %s', (by) => {
    expect(correctionOf(tables, ['plumbr'], [slip(0, by)])).toBeNull();
  });

  test('is not said where it is what was typed', () => {
    expect(correctionOf(tables, ['plumber'], [slip(0)])).toBeNull();
  });
});

describe('a slip', () => {
  /** How far a word of so many sounds may be from another. */
  const allowed = (key: string) => {
    const find = vi.fn<(key: string, most: number) => []>(() => []);
    findNear(partOf<NearSounds>({ find }), key, 'latin');
    return find.mock.calls[0]?.[1] ?? 0;
  };

  test.each([
    ['ab', 0],
    ['aba', 0.5],
    ['abab', 0.5],
    ['ababa', 1],
    ['ababab', 1.4],
    ['abababab', 1.4],
    ['ababababa', 1.8],
    ['abababababa', 1.8],
    ['abababababab', 2.2],
  ])('of %s is looked for within %d', (key, most) => {
    expect(allowed(key)).toBe(most);
  });

  const near = (distance: number, key: string, script: 'latin' | 'indian') => {
    const found = Array.from({ length: 9 }, (_, at) => ({ key: `near${at}`, distance }));
    return findNear(partOf<NearSounds>({ find: () => found }), key, script);
  };

  test('is believed less in an Indian script, whose keyboards suggest words', () => {
    expect(near(1, 'ababab', 'latin')).toHaveLength(6);
    expect(near(1, 'ababab', 'indian')).toEqual([]);
    expect(near(0.5, 'ababab', 'indian')).toHaveLength(6);
  });

  test('is trusted more the longer the word and the smaller the slip', () => {
    const trust = (distance: number, key: string) => near(distance, key, 'latin')[0]?.trust ?? 0;
    expect(trust(0.5, 'ababab')).toBeGreaterThan(trust(1, 'ababab'));
    expect(trust(1, 'abababab')).toBeGreaterThan(trust(1, 'ababab'));
    // Two are believed only of a long word, and none of a very short one.
    expect(trust(1.4, 'abababab')).toBe(0);
    expect(trust(1.4, 'ababababa')).toBeGreaterThan(0.55);
    expect(trust(0.5, 'abab')).toBeLessThan(0.6);
  });

  test.each([
    ['plambar', true],
    ['bkdfghj', false],
    ['aaaab', false],
    ['aaab', true],
    ['strngths', false],
  ])('%s can be spoken: %s', (key, isSpoken) => {
    expect(canBeSpoken(key)).toBe(isSpoken);
  });
});

describe('two words written as one', () => {
  const lexicon = partOf<Lexicon>({
    rightWords: new Set(['bike', 'repair', 'cock', 'tail', 'ab', 'car']),
    commonWords: new Set(['tail']),
  });
  const parts = (word: string) => partsOf(lexicon, word).map(({ trust, by }) => [trust, by]);

  test('are both, and else rather the last than the first', () => {
    expect(parts('bikerepair')).toEqual([
      [0.95, 'ending'],
      [0.75, 'ending'],
      [0.7, 'ending'],
    ]);
  });

  test.each(['bikecar', 'carbike'])('may have three letters: %s', (word) => {
    expect(parts(word)).toHaveLength(3);
  });

  test('are nothing but both where one is an everyday word', () => {
    expect(parts('cocktail')).toEqual([[0.95, 'ending']]);
  });

  test.each(['bikexx', 'abcar', 'carab', 'bike', 'bikezorb', 'zorbcar', 'carpenter'])(
    '%s is not two',
    (word) => {
      expect(parts(word)).toEqual([]);
    },
  );
});

describe('enough is understood', () => {
  const words = (...typed: readonly string[]): TypedWord[] =>
    typed.map((word, position) => partOf<TypedWord>({ word, position, isIdle: word === 'the' }));
  const lexicon = partOf<Lexicon>({ commonWords: new Set(['gone']) });
  const enough = (typed: string, ...matches: readonly Match[]) =>
    isEnough(lexicon, words(...typed.split(' ')), matches);

  test.each([
    ['one word, fairly sure', 'tap', [match([0], { trust: 0.6 })], true],
    ['one word, hardly sure', 'tap', [match([0], { trust: 0.58 })], false],
    ['beside one that nobody knows', 'tap zorb', [match([0], { trust: 0.72 })], false],
    ['sure, beside one that nobody knows', 'tap zorb', [match([0], { trust: 0.75 })], true],
    ['beside an everyday word', 'tap gone', [match([0], { trust: 0.68 })], true],
    ['beside words that say nothing', 'tap the the the', [match([0], { trust: 0.6 })], true],
    ['one that is written so, beside three', 'tap a b c', [match([0])], true],
    ['one that is written so, beside four', 'tap a b c d', [match([0])], false],
    ['two that are written so, beside many', 'tap leak a b c d e f', [match([0, 1])], true],
    ['nothing', 'zorb', [], false],
  ] as const)('%s', (_what, typed, matches, is) => {
    expect(enough(typed, ...matches)).toBe(is);
  });
});

describe('what is open is wanted', () => {
  const words = (text: string) =>
    text.split(' ').map((word) => {
      const filter = word === 'khula' ? 'open' : word === 'hours' || word === 'घंटे' ? 'hours' : null;
      return partOf<TypedWord>({ key: soundKey(word), filter });
    });

  test.each([
    ['medical khula', true],
    ['24 hours medical', true],
    ['medical 24 hours', true],
    ['२४ घंटे medical', true],
    ['୨୪ hours medical', true],
    ['hours 24 medical', false],
    ['12 hours medical', false],
    ['medical hours', false],
    ['24 carat', false],
  ])('by %s: %s', (text, is) => {
    expect(wantsOpen(words(text))).toBe(is);
  });
});

describe('letters beside sounds', () => {
  const written = (spelt: string, script: Phrase['script'] = null) => ({ written: spelt, spelt, script });
  const phrase = (spelt: string, home: Phrase['home'] = null, script: Phrase['script'] = null) =>
    partOf<Phrase>({ ...written(spelt, script), home });

  test('long and short vowels, and letters once or twice, are the same', () => {
    expect(['dukaan', 'sheeshaa', 'phool', 'allah'].map(shortened)).toEqual([
      'dukan',
      'shisha',
      'phul',
      'alah',
    ]);
  });

  test('the same letters are certain; the more differ, the less', () => {
    const close = (typed: string, other: string) => closeness(written(typed), phrase(other));
    expect(close('dukan', 'dukan')).toBe(1);
    expect(close('dukaan', 'dukan')).toBeCloseTo(0.91);
    expect(close('full', 'phool')).toBeLessThan(0.7);
    expect(close('dukan', 'dukam')).toBeGreaterThan(close('dukan', 'dosam'));
    expect(closenessOfStem(written('plumberku'), phrase('plumber'))).toBe(1);
    expect(closenessOfStem(written('laund'), phrase('loan'))).toBeLessThan(0.75);
  });

  test.each([
    ['Latin for English', null, null, null, 1],
    ['Latin for a word of Tamil in its script', null, 'tamil', 'tamil', 0.95],
    ['Tamil for Tamil', 'tamil', 'tamil', 'tamil', 1],
    ['Tamil for Tamil in Latin letters', 'tamil', 'tamil', null, 0.97],
    ['Tamil for English', 'tamil', null, null, 0.95],
    ['Bengali for Hindi, a cousin', 'bengali', 'devanagari', 'devanagari', 0.8],
    ['Tamil for Hindi', 'tamil', 'devanagari', 'devanagari', 0.6],
  ] as const)('%s is trusted', (_what, typed, home, script, trust) => {
    expect(trustOfScripts(written('x', typed), phrase('x', home, script))).toBe(trust);
  });

  test('right English is no word of another language that sounds so, and no other English word', () => {
    expect(isOther(written('match'), phrase('machh', 'bengali'), true)).toBe(true);
    expect(isOther(written('match'), phrase('match', 'bengali'), true)).toBe(false);
    expect(isOther(written('full'), phrase('phool'), true)).toBe(true);
    expect(isOther(written('full'), phrase('phool'), false)).toBe(false);
  });
});

describe('which matches count', () => {
  const chosen = (...all: readonly Match[]) => chooseMatches(all).map(({ positions }) => positions);

  test('no word twice: the longer and surer ones, in the order of the text', () => {
    expect(chosen(match([0]), match([1]), match([0, 1]))).toEqual([[0, 1]]);
    expect(chosen(match([2]), match([0, 1]))).toEqual([[0, 1], [2]]);
    expect(chosen(match([0]), match([0, 1], { trust: 0.75 }))).toEqual([[0, 1]]);
    expect(chosen(match([0]), match([1]), match([0, 1], { trust: 0.6 }))).toEqual([[0], [1]]);
    expect(chosen(match([0], { trust: 0.7 }), match([0], { trust: 0.9 }))).toHaveLength(1);
  });
});

describe('concepts beside one another', () => {
  const concept = (id: string, category: number, weight = 10) => ({
    id,
    categories: [{ id: category, weight }],
    items: [],
    words: [],
    at: '',
  });
  const concepts = [
    concept('phone', 1),
    concept('cover', 2),
    concept('+repair', 3, 4),
    concept('brand-samsung', 1),
    concept('+old', 4, 2),
  ];
  const lexicon = partOf<Lexicon>({ concepts });
  const of = (at: number, number: number, different: Partial<Match> = {}) =>
    match([at], { senses: [{ concept: number, trust: 1, isLikelier: false }], ...different });
  const weights = (...matches: readonly Match[]) =>
    weighConcepts(lexicon, matches).map(({ concept: { id }, weight }) => [id, weight]);

  test('the last thing said is the one wanted; a brand beside it says little', () => {
    expect(weights(of(0, 0), of(1, 1))).toEqual([
      ['cover', 1],
      ['phone', 0.8],
    ]);
    expect(weights(of(0, 1), of(1, 3))).toEqual([
      ['cover', 1],
      ['brand-samsung', 0.4],
    ]);
    expect(weights(of(0, 3))).toEqual([['brand-samsung', 1]]);
  });

  test('of concepts that share a word the likelier one counts in full', () => {
    const senses = [
      { concept: 0, trust: 1, isLikelier: true },
      { concept: 1, trust: 1, isLikelier: false },
      { concept: 3, trust: 0.9, isLikelier: false },
    ];
    expect(weights(match([0], { senses }))).toEqual([
      ['phone', 1],
      ['cover', 0.35],
    ]);
  });

  test('said twice counts twice, a slip beside what is written rightly half; where it is from is kept', () => {
    const [weighed] = weighConcepts(lexicon, [of(0, 0), of(1, 0, { heard: [hearing('x', 'slip')] })]);
    expect(weighed).toMatchObject({ weight: 1.3, from: 'slip', trust: 1 });
    expect(weighConcepts(lexicon, [of(0, 0, { isGuess: true })])[0]?.from).toBe('guess');
    expect(weighConcepts(lexicon, [of(0, 0)])[0]?.from).toBe('table');
  });

  const categories = (hasUnknown: boolean, ...matches: readonly Match[]) => [
    ...weighCategories(weighConcepts(lexicon, matches), hasUnknown),
  ];

  test('a quality alone says half; beside unknown words only one that points somewhere says anything', () => {
    expect(categories(false, of(0, 2))).toEqual([[3, 50]]);
    expect(categories(true, of(0, 2))).toEqual([[3, 50]]);
    expect(categories(false, of(0, 4))).toEqual([[4, 50]]);
    expect(categories(true, of(0, 4))).toEqual([]);
  });

  test('a thing counts as far as we are sure; a quality beside it adds a little', () => {
    expect(categories(false, of(0, 0, { trust: 0.7 }))[0]).toEqual([1, 70]);
    const [first, second] = categories(false, of(0, 0), of(1, 2));
    expect(first).toEqual([1, 100]);
    expect(second?.[0]).toBe(3);
    expect(second?.[1]).toBeLessThan(10);
  });
});

describe('two concepts that are one thing in English', () => {
  const [fan, repair, fanRepair] = [0, 1, 2];
  const phrase = (home: Phrase['home'] = null) =>
    partOf<Phrase>({ concept: fanRepair, keys: ['fan', 'repair'], home, isLikelier: true });
  const lexicon = (one: Phrase) =>
    partOf<Lexicon>({
      englishWords: [['fan'], ['repair']],
      byWord: new Map([
        ['fan', [one]],
        ['repair', [one]],
      ]),
    });
  const said = (at: number, concept: number, trust = 1) =>
    match([at], { trust, senses: [{ concept, trust, isLikelier: false }] });
  const joined = (...matches: readonly Match[]) => translatedMatches(lexicon(phrase()), matches);

  test('are joined, in either order, as sure as the less sure of them', () => {
    const sense = { concept: fanRepair, isLikelier: true };
    expect(joined(said(0, fan), said(2, repair, 0.8))).toMatchObject([
      { positions: [0, 2], trust: 0.8 * 0.85, senses: [sense] },
    ]);
    expect(joined(said(0, repair), said(1, fan))).toMatchObject([{ positions: [1, 0], senses: [sense] }]);
  });

  test('are not joined where one is missing, or where one word says both', () => {
    expect(joined(said(0, fan))).toEqual([]);
    expect(joined(said(0, fan), said(1, fan))).toEqual([]);
    const both = [fan, repair].map((concept) => ({ concept, trust: 1, isLikelier: false }));
    expect(joined(match([0], { senses: both }), said(1, fan))).toEqual([]);
  });

  test('are not joined by a phrase of another language, nor by a sense that is hardly meant', () => {
    const matches = [said(0, fan), said(1, repair)];
    expect(translatedMatches(lexicon(phrase('devanagari')), matches)).toEqual([]);
    const hardly = { concept: repair, trust: 0.8, isLikelier: false };
    expect(joined(said(0, fan), match([1], { senses: [hardly] }))).toEqual([]);
  });
});

describe('with the words of the product', () => {
  const read = (text: string) => understand(searchWords(text));
  const ids = (text: string) => read(text).concepts.map(({ id }) => id);

  test.each([
    ['plumer', 'plumber'],
    ['plumbr', 'plumber'],
    ['pulmber', 'plumber'],
    ['electrcian', 'electrician'],
  ])('%s is %s with a slip, and nothing shorter with an ending', (typed, meant) => {
    expect(read(typed).corrected).toEqual({ typed, meant });
    expect(ids(typed)[0]).toBe(meant);
  });

  test.each(['प्लंबर', 'प्लम्बर', 'இலக்ட்ரீசியன்', 'ಪ್ಲಂಬರ್', 'പ്ലംബർ', 'ప్లంబర్', 'প্লাম্বার', 'પ્લમ્બર'])(
    '%s is taken as it is written, without a word about a slip',
    (word) => {
      expect(read(word).corrected).toBeNull();
      expect(read(word).categories.size).toBeGreaterThan(0);
    },
  );
});
