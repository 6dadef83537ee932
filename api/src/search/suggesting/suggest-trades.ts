import { categories, tellingCategories } from '@aaspaas/contract/shops/categories';
import type { Suggestion } from '@aaspaas/contract/search/calls';
import { searchKey } from '@aaspaas/contract/search-words';
import { slippedBeginnings } from './slipped-beginnings';
import { type Begun, phrasesBeginning } from './trade-phrases';
import { understandLiterally } from '../understanding/understand';

const mostOfEach = 3;

/** More than one letter, because every category begins with one. */
const shortestText = 2;

/** What the text may become, in the words and the script of who types: categories by name, and what people call things. */
export function suggestTrades(text: string): Suggestion[] {
  const key = searchKey(text);
  if (key.length < shortestText) return [];
  const begun = trades(key);
  const best = inOrder([...begun, ...slipped(key, begun)]);
  return once(inOrder(besideOthers(best)), ({ label }) => searchKey(label))
    .slice(0, mostOfEach)
    .map(({ label, hint }) => ({ kind: 'category', label, hint, address: null }));
}

/** The trade that a whole sentence asks for, in the words of who types: 'nal tapak raha hai' begins none. */
export function suggestMeant(words: readonly string[]): Suggestion[] {
  const { concepts, categories: meant, unknown, isTalk } = understandLiterally(words);
  const [[id] = []] = [...meant].toSorted(([, one], [, other]) => other - one);
  const isUnderstood = words.length > 1 && concepts.length > 0 && unknown.length === 0 && !isTalk;
  const hint = categories.find((one) => one.id === id)?.name;
  return isUnderstood && hint ? [{ kind: 'category', label: words.join(' '), hint, address: null }] : [];
}

/** True for the right beginning of a trade. */
export const beginsTrade = (text: string): boolean => trades(searchKey(text)).length > 0;

/** What begins as typed comes first, English before others: 'bakr' may be a goat, or a bakery. */
const rankOfSlip = 14;
const rankBesideEnglish = 30;

/** What else may be meant, unless enough of what people mainly say begins as typed. */
function slipped(key: string, begun: readonly Trade[]): Trade[] {
  const sure = new Set(begun.filter(({ isMain }) => isMain).map(({ thing }) => thing));
  if (sure.size >= mostOfEach) return [];
  const handicap = begun.some(({ isEnglish }) => isEnglish) ? rankBesideEnglish : rankOfSlip;
  const meant = slippedBeginnings(key).flatMap(trades);
  return meant.map((one) => ({ ...one, rank: one.rank + handicap }));
}

interface Trade {
  readonly label: string;
  readonly hint: string;
  readonly thing: string;
  /** The least comes first. */
  readonly rank: number;
  /** The name of a category, or of a thing in English. */
  readonly isEnglish: boolean;
  /** What a thing is first of all called. */
  readonly isMain: boolean;
}

const names = tellingCategories.map(({ name }) => ({ name, words: ` ${searchKey(name)}` }));

/** Categories by name, and what people call things, that begin with a text. */
function trades(key: string): Trade[] {
  const named = names.flatMap(({ name, words }) => {
    const at = words.indexOf(` ${key}`);
    const rank = at === 0 ? 0 : rankInside;
    return at < 0 ? [] : [{ label: name, hint: '', thing: name, rank, isEnglish: true, isMain: true }];
  });
  return [...named, ...phrasesBeginning(key).map((entry) => tradeOf(entry, key))];
}

function tradeOf(entry: Begun, key: string): Trade {
  const isWhole = entry.isThing && entry.from === entry.phrase;
  return {
    label: entry.phrase,
    hint: entry.category,
    thing: entry.thing,
    rank: rankOf(entry, key),
    isEnglish: isWhole && entry.language === 'en',
    isMain: isWhole && entry.isMain,
  };
}

const inOrder = (all: readonly Trade[]): Trade[] => all.toSorted((one, other) => one.rank - other.rank);

/** Another name of the same thing comes after other things that begin as typed, but before most slips. */
const rankOfSame = 20;

function besideOthers(best: readonly Trade[]): Trade[] {
  const firsts = new Set(once(best, ({ thing }) => thing));
  return best.map((one) => (firsts.has(one) ? one : { ...one, rank: one.rank + rankOfSame }));
}

function once<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

/** Of a category that has the text at the beginning of a later word: 'med' of Health & Medical. */
const rankInside = 10;

/**
 * Short phrases first; what a thing is mainly called before its items ('plumber' before 'plug'), in English a little
 * before other languages, what begins so before what has it inside, and things before firms and occasions.
 */
const rankOf = ({ from, phrase, language, isMain, isThing }: Begun, key: string): number =>
  phrase.length +
  (isMain ? (language === 'en' ? 0 : 2) : 8) +
  (isThing ? 0 : 8) +
  (from === phrase ? 0 : 20) +
  (from.startsWith(`${key} `) || from === key ? 0 : 2);
