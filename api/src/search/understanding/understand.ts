import { chooseMatches, type Match, runMatches, scatteredMatches } from './reading/match';
import { guessedMatch } from './reading/guessed';
import { inBrief } from './reading/in-brief';
import { isEnough } from './reading/enough';
import { isOtherTalk } from './reading/other-talk';
import { translatedMatches } from './reading/translated';
import { hear, type Tables, type TypedWord } from './reading/typed-word';
import { weighCategories, weighConcepts, type Weighed } from './reading/weigh';
import { itemKeysOf } from './reading/item-keys';
import { correctionOf } from './reading/correction';
import { soundKey } from '../../sound/sound-key';
import { openTables } from './tables';
import type { KnownConcept, Understanding, UnderstandingOptions } from './understanding';
import { remembering } from './remembered';

/** What the words of a search mean. Takes a millisecond; at worst, with chosen words, a few. */
export const understand = (typed: readonly string[], options: UnderstandingOptions = {}): Understanding =>
  understandBy(openTables(), typed, options);

const remember = remembering<Understanding>(5000);

/** What words mean as they are typed, without corrections and guesses. */
export const understandLiterally = (words: readonly string[]): Understanding =>
  remember(words.join(' '), () => understand(words, { isExact: true }));

/** Only the concepts that the words mean, for the many texts of listings. */
export const conceptsIn = (
  typed: readonly string[],
  options: UnderstandingOptions,
): readonly KnownConcept[] => presentedOf(analyse(openTables(), typed, options));

export function understandBy(
  tables: Tables,
  typed: readonly string[],
  options: UnderstandingOptions,
): Understanding {
  const analysis = analyse(tables, typed, options);
  const { words, heard, matches, weighed, silent, categories, isTalk } = analysis;
  const isKnown = categories.size > 0;
  // Everyday words beside something known are only the rest of the sentence.
  const isRest = (position: number) => isKnown && tables.lexicon.commonWords.has(words[position] ?? '');
  return inBrief({
    words,
    said: words,
    keys: heard.map(({ key }) => key),
    categories,
    concepts: presentedOf(analysis),
    itemKeys: isKnown ? itemKeysOf(weighed) : [],
    corrected: isKnown ? correctionOf(tables, words, matches) : null,
    unknown: silent.filter((position) => !isRest(position)),
    heard: heardOnly(tables, heard, matches),
    idle: heard
      .filter(
        ({ isIdle, position }) =>
          (isIdle && !isIn(matches, position)) || (silent.includes(position) && isRest(position)),
      )
      .map(({ position }) => position),
    filterWords: heard.filter(({ filter }) => filter !== null).map(({ position }) => position),
    wantsOpen: wantsOpen(heard),
    isTalk,
  });
}

/** Somebody who speaks instead of typing says what is wanted in the middle or at the end of a sentence. */
const mostWordsHeard = 30;

/** How the words were heard, and what was found in them. */
interface Analysis {
  readonly words: readonly string[];
  readonly heard: readonly TypedWord[];
  readonly matches: readonly Match[];
  readonly weighed: readonly Weighed[];
  readonly silent: readonly number[];
  /** Empty where nothing is understood. */
  readonly categories: ReadonlyMap<number, number>;
  readonly isTalk: boolean;
}

function analyse(tables: Tables, typed: readonly string[], options: UnderstandingOptions): Analysis {
  const words = typed.slice(0, mostWordsHeard);
  const heard = hearAll(tables, words, options);
  const all = readMatches(tables, heard);
  const found = options.isListing || isEnough(tables.lexicon, heard, all) ? all : [];
  const isTalk = !options.isListing && isOtherTalk(tables, heard, found);
  const matches = isTalk ? [] : withGuess(tables, heard, found, options);
  const weighed = weighConcepts(tables.lexicon, matches);
  const silent = silentPositions(heard, matches);
  const categories = weighCategories(weighed, silent.length > 0);
  return { words, heard, matches, weighed, silent, categories, isTalk };
}

const presentedOf = ({ weighed, categories }: Analysis): readonly KnownConcept[] =>
  categories.size > 0 ? weighed.map(presented) : [];

const isIn = (matches: readonly Match[], position: number): boolean =>
  matches.some(({ positions }) => positions.includes(position));

/** Words that should say something, but that we do not understand. */
const silentPositions = (heard: readonly TypedWord[], matches: readonly Match[]): number[] =>
  heard.filter(({ isIdle, position }) => !isIdle && !isIn(matches, position)).map(({ position }) => position);

/** Words that are written otherwise than in the concept files. */
function heardOnly(
  { lexicon }: Tables,
  heard: readonly TypedWord[],
  matches: readonly Match[],
): Map<number, number> {
  const isHeard = (position: number) => !lexicon.writtenWords.has(heard[position]?.word ?? '');
  return new Map(
    matches.flatMap(({ positions, trust }) =>
      positions.filter(isHeard).map((position) => [position, trust] as const),
    ),
  );
}

const presented = ({ concept, weight, from }: Weighed): KnownConcept => ({
  id: concept.id,
  weight: Math.min(1, weight),
  from,
});

/** Looking for slips takes longest; nobody makes more of them in one search. */
const mostSlips = 6;

function hearAll(
  tables: Tables,
  words: readonly string[],
  { isExact = false, isListed }: UnderstandingOptions,
) {
  let slips = 0;
  return words.map((word, position) => {
    const key = soundKey(word);
    const maySlip = !isExact && slips < mostSlips && !isListed?.(key);
    const heard = hear(tables, word, key, position, maySlip);
    if (heard.isStrange) slips++;
    return heard;
  });
}

function readMatches({ lexicon }: Tables, heard: readonly TypedWord[]): readonly Match[] {
  const all = [...runMatches(lexicon, heard), ...scatteredMatches(lexicon, heard)];
  const chosen = withoutIdle(heard, withoutWeakSlips(heard, chooseMatches(all)));
  const translated = translatedMatches(lexicon, chosen);
  return translated.length > 0 ? chooseMatches([...chosen, ...translated]) : chosen;
}

/** Beside unknown words only a small slip is accepted: the whole text may be nonsense. */
const leastOfSlip = 0.66;

function withoutWeakSlips(heard: readonly TypedWord[], matches: readonly Match[]): readonly Match[] {
  const known = new Set(matches.flatMap(({ positions }) => positions));
  if (!heard.some(({ isStrange, position }) => isStrange && !known.has(position))) return matches;
  return matches.filter(
    ({ heard: by, trust }) => trust >= leastOfSlip || !by.some((one) => one.by === 'slip'),
  );
}

/** A text with more words that say nothing asks for nothing. */
const mostIdle = 3;

/**
 * A word that usually says nothing ('chai': 'I want' in Bengali) means something only where no other word does, where
 * it is written as the concept writes it ('shop' is no 'soap'), and where hardly anything else is said.
 */
function withoutIdle(heard: readonly TypedWord[], matches: readonly Match[]): readonly Match[] {
  const telling = matches.filter(({ positions }) => positions.some((position) => !heard[position]?.isIdle));
  if (telling.length > 0 || heard.length > mostIdle) return telling;
  return matches.filter(({ trust }) => trust === 1);
}

function withGuess(
  tables: Tables,
  heard: readonly TypedWord[],
  matches: readonly Match[],
  { isExact }: UnderstandingOptions,
): readonly Match[] {
  const guess = isExact ? null : guessedMatch(tables, heard, matches);
  return guess ? [...matches, guess] : matches;
}

/** How it sounds in any script. */
const allDay = '24';

/** Whether one of the words asks for what is open at this moment: 'khula', '24 hours'. */
export const wantsOpen = (heard: readonly TypedWord[]): boolean =>
  heard.some(({ filter }, at) => filter === 'open' || (filter === 'hours' && heard[at - 1]?.key === allDay));
