import { type Concept, isQualifier, isThing } from '../concepts/concept';
import { joinKeys } from '../../../sound/sound-key';
import type { Match } from './match';
import type { Tables, TypedWord } from './typed-word';

/** Words that stand together and ask for no business. */
interface Talk {
  readonly positions: readonly number[];
  readonly weight: number;
}

const longestTalk = 4;
/** Unknown words beside such words probably ask for no business either. */
const weightOfUnknown = 0.25;

/** Whether a text says more about what nobody offers than about what somebody does. */
export function isOtherTalk(tables: Tables, heard: readonly TypedWord[], matches: readonly Match[]): boolean {
  const talk = talkIn(tables, heard).filter(({ positions }) => !matches.some(isWithin(positions)));
  if (talk.length === 0) return false;
  const isTalk = new Set(talk.flatMap(({ positions }) => positions));
  const asking = matches.filter(({ positions }) => !positions.some((position) => isTalk.has(position)));
  const explained = new Set([...isTalk, ...matches.flatMap(({ positions }) => positions)]);
  const unknown = heard.filter(({ isIdle, position }) => !isIdle && !explained.has(position));
  const against = sum(talk.map(({ weight }) => weight)) + weightOfUnknown * unknown.length;
  return against >= sum(asking.map((match) => evidenceOf(tables.lexicon.concepts, match)));
}

const leastOfWider = 0.85;

/** True for a match that has all these words and more: in 'honeymoon trip' 'moon' has no meaning of its own. */
const isWithin =
  (positions: readonly number[]) =>
  (match: Match): boolean =>
    match.trust >= leastOfWider &&
    match.positions.length > positions.length &&
    positions.every((position) => match.positions.includes(position));

function talkIn(tables: Tables, heard: readonly TypedWord[]): Talk[] {
  const found: Talk[] = [];
  for (let from = 0; from < heard.length; from++) {
    const talk = longestFrom(tables, heard, from);
    if (!talk) continue;
    found.push(talk);
    from += talk.positions.length - 1;
  }
  return found;
}

function longestFrom(tables: Tables, heard: readonly TypedWord[], from: number): Talk | null {
  for (let length = Math.min(longestTalk, heard.length - from); length > 0; length--) {
    const run = heard.slice(from, from + length);
    if (isConcept(tables, run)) continue;
    const written = tables.talk.written.get(run.map(({ word }) => word).join(' '));
    const weight = written ?? weightBySound(tables, run);
    if (weight) return { positions: run.map(({ position }) => position), weight };
  }
  return null;
}

/** An addition may have made these words a concept. */
function isConcept({ lexicon }: Tables, run: readonly TypedWord[]): boolean {
  const phrases = lexicon.bySound.get(joinKeys(run.map(({ key }) => key)));
  const written = run.map(({ word }) => word).join('');
  return phrases?.some((phrase) => phrase.written === written) ?? false;
}

/** Only for words that have no other meaning: 'filing' sounds like 'feeling'. */
function weightBySound({ talk, lexicon }: Tables, run: readonly TypedWord[]): number | undefined {
  const isStrange = run.some(({ word, isIdle }) => !isIdle && !lexicon.rightWords.has(word));
  if (!isStrange || lexicon.bySound.has(joinKeys(run.map(({ key }) => key)))) return undefined;
  return talk.sounds.get(run.map(({ key }) => key).join(' '));
}

const trustOfQualifier = 0.45;
const trustOfOccasion = 0.7;
const trustOfSlip = 0.7;

/** How strongly a match says that a business is wanted: a thing more than a quality, and each word of a phrase. */
function evidenceOf(concepts: readonly Concept[], { positions, trust, senses, heard }: Match): number {
  const meant = senses.flatMap(({ concept }) => concepts[concept] ?? []);
  const kind = meant.some(isThing) ? 1 : meant.every(isQualifier) ? trustOfQualifier : trustOfOccasion;
  const slip = heard.some(({ by }) => by === 'slip') ? trustOfSlip : 1;
  return positions.length * trust * kind * slip;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
