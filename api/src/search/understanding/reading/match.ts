import type { Lexicon } from '../concepts/lexicon';
import { type Phrase, type Writing, writingOf } from '../concepts/phrase';
import { joinKeys } from '../../../sound/sound-key';
import { closeness, closenessOfStem, isOther, trustOfScripts } from './closeness';
import type { Hearing, TypedWord } from './typed-word';

/** Typed words that are a phrase of the concept files. */
export interface Match {
  readonly positions: readonly number[];
  /** The concepts that have the phrase, and how sure we are of each, from 0 to 1. */
  readonly senses: readonly Sense[];
  /** How sure we are of the surest. */
  readonly trust: number;
  /** The hearing of each position. */
  readonly heard: readonly Hearing[];
  /** By the classifier, not by a word of the files. */
  readonly isGuess?: true;
}

export interface Sense {
  readonly concept: number;
  readonly trust: number;
  readonly isLikelier: boolean;
}

const longestPhrase = 5;

/** Every run of words that is a phrase, written together or apart. */
export function runMatches(lexicon: Lexicon, typed: readonly TypedWord[]): Match[] {
  const found: Match[] = [];
  for (let from = 0; from < typed.length; from++)
    for (let length = 1; length <= Math.min(longestPhrase, typed.length - from); length++) {
      const run = typed.slice(from, from + length);
      const match = bestHearing(lexicon, run);
      if (match) found.push(match);
    }
  return found;
}

/** In a long run only the surest hearings of each word are tried, so that the work stays small. */
const mostHearings = [0, 6, 3, 2, 2, 2];

function bestHearing(lexicon: Lexicon, run: readonly TypedWord[]): Match | null {
  let best: Match | null = null;
  for (const heard of combinations(run.map(({ hearings }) => hearings.slice(0, mostHearings[run.length])))) {
    const hearing = heard.reduce((product, { trust }) => product * trust, 1);
    if (best && best.trust >= hearing) continue;
    const phrases = lexicon.bySound.get(joinKeys(heard.map(({ key }) => key)));
    const match = phrases && matchOf(lexicon, run, phrases, hearing, heard);
    if (match && match.trust > (best?.trust ?? 0)) best = match;
  }
  return best;
}

const combinations = (choices: readonly (readonly Hearing[])[]): Hearing[][] =>
  choices.reduce<Hearing[][]>((all, more) => all.flatMap((some) => more.map((one) => [...some, one])), [[]]);

function matchOf(
  lexicon: Lexicon,
  run: readonly TypedWord[],
  phrases: readonly Phrase[],
  hearing: number,
  heard: readonly Hearing[],
): Match | null {
  const typed = writingOf(run.map(({ word }) => word));
  const isRight = !typed.script && run.every(({ word }) => lexicon.rightWords.has(word));
  const isCommon = run.every(({ word }) => lexicon.commonWords.has(word));
  const isAsTyped = heard.every(({ by }) => by === 'sound');
  const senses = new Map<number, Sense>();
  const added = phrases.filter(({ isAdded, written }) => isAdded && written === typed.written);
  for (const phrase of added.length > 0 ? added : phrases) {
    if (isTornApart(run, phrase)) continue;
    if (isRight && isOther(typed, phrase, isAsTyped)) continue;
    if (heard.some((one) => hasForeignEnding(one, phrase))) continue;
    const fit = isAsTyped ? closeness(typed, phrase) : fitOfOthers(typed, phrase, heard);
    keepBest(senses, phrase, hearing * fit * (isCommon && phrase.home ? trustOfForeign : 1));
  }
  const trust = Math.max(0, ...[...senses.values()].map((sense) => sense.trust));
  // Almost any two words contain three sounds.
  if (run.length === 1 && (run[0]?.key.length ?? 0) <= 3 && trust < leastOfShort) return null;
  const positions = run.map(({ position }) => position);
  return trust < leastTrust ? null : { positions, senses: [...senses.values()], trust, heard };
}

/** One word may be written as two, but not with one that says nothing: 'in t nagar' has no 'int', which is a brick. */
const isTornApart = (run: readonly TypedWord[], { isOneWord }: Phrase): boolean =>
  isOneWord && run.length > 1 && run.some(({ isIdle }) => isIdle);

/** Without its ending, a word should still be spelt nearly like the one that we take it for: 'laund' is no loan. */
function fitOfOthers(typed: Writing, phrase: Phrase, heard: readonly Hearing[]): number {
  const scripts = trustOfScripts(typed, phrase);
  const isStem = heard.length === 1 && heard[0]?.endingOf !== undefined;
  return isStem && !typed.script ? scripts * closenessOfStem(typed, phrase) : scripts;
}

const leastTrust = 0.5;
const leastOfShort = 0.85;
/** 'Lot' is flour in Gujarati, but hardly in 'falling a lot'. */
const trustOfForeign = 0.6;

/** 'Plumer' is no plum with the ending of Bengali. A long word of English may have any ending: 'plumberku'. */
const longEnglish = 5;

const hasForeignEnding = ({ endingOf, key }: Hearing, { home }: Phrase): boolean =>
  endingOf !== undefined && endingOf !== home && (home !== null || key.length < longEnglish);

const trustOfItem = 0.88;

function keepBest(senses: Map<number, Sense>, phrase: Phrase, fit: number): void {
  const { concept, isLikelier, isItem } = phrase;
  const trust = isItem ? fit * trustOfItem : fit;
  const known = senses.get(concept);
  senses.set(concept, {
    concept,
    trust: Math.max(trust, known?.trust ?? 0),
    isLikelier: isLikelier || (known?.isLikelier ?? false),
  });
}

const trustOfScattered = 0.9;

/** Where each known word of a text stands, by every way to hear it. */
type Places = ReadonlyMap<string, { readonly typed: TypedWord; readonly hearing: Hearing }>;

/** Phrases whose words all stand somewhere in the text: 'my tap has been leaking' has 'leaking tap'. */
export function scatteredMatches(lexicon: Lexicon, typed: readonly TypedWord[]): Match[] {
  const places = placesOf(typed);
  const found = new Map<string, Match>();
  for (const key of places.keys())
    for (const phrase of lexicon.byWord.get(key) ?? []) {
      // Each phrase is tried once, at its first word.
      const match = phrase.keys[0] === key ? scattered(phrase, places) : null;
      if (match) addScattered(found, match);
    }
  return [...found.values()];
}

function placesOf(typed: readonly TypedWord[]): Places {
  const places = new Map<string, { typed: TypedWord; hearing: Hearing }>();
  for (const word of typed.filter(({ isIdle }) => !isIdle))
    for (const hearing of word.hearings)
      if (!places.has(hearing.key)) places.set(hearing.key, { typed: word, hearing });
  return places;
}

function scattered(phrase: Phrase, places: Places): Match | null {
  // Nearly all phrases end here.
  if (!phrase.keys.every((key) => places.has(key))) return null;
  const at = phrase.keys.flatMap((key) => places.get(key) ?? []);
  const positions = [...new Set(at.map(({ typed }) => typed.position))];
  if (positions.length < phrase.keys.length) return null;
  const hearing = at.reduce((product, one) => product * one.hearing.trust, trustOfScattered);
  const trust = hearing * trustOfScripts(writingOf([at[0]?.typed.word ?? '']), phrase);
  const sense = { concept: phrase.concept, trust, isLikelier: phrase.isLikelier };
  return trust < leastTrust
    ? null
    : { positions, senses: [sense], trust, heard: at.map((one) => one.hearing) };
}

function addScattered(found: Map<string, Match>, match: Match): void {
  const key = match.positions.toSorted((one, other) => one - other).join(' ');
  const known = found.get(key);
  if (!known) found.set(key, match);
  else if (!known.senses.some(({ concept }) => concept === match.senses[0]?.concept))
    found.set(key, {
      ...known,
      senses: [...known.senses, ...match.senses],
      trust: Math.max(known.trust, match.trust),
    });
}

/** The surest matches that share no word, longer ones first; in the order of the text. */
export function chooseMatches(all: readonly Match[]): Match[] {
  const chosen: Match[] = [];
  const taken = new Set<number>();
  for (const match of all.toSorted((one, other) => worth(other) - worth(one))) {
    if (match.positions.some((position) => taken.has(position))) continue;
    chosen.push(match);
    for (const position of match.positions) taken.add(position);
  }
  return chosen.toSorted((one, other) => Math.max(...one.positions) - Math.max(...other.positions));
}

const worth = ({ positions, trust }: Match): number => positions.length ** 1.6 * trust ** 3;
