import type { Lexicon, Phrase } from '../concepts/lexicon';
import { joinKeys } from '../sound/sound-key';
import type { Hearing, TypedWord } from './typed-word';

/** Typed words that are a phrase of the concept files. */
export interface Match {
  readonly positions: readonly number[];
  readonly phrases: readonly Phrase[];
  /** How sure we are, from 0 to 1. */
  readonly trust: number;
  /** The hearing of each position. */
  readonly heard: readonly Hearing[];
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

/** In a long run only the surest hearing of each word is tried, so that the work stays small. */
function bestHearing(lexicon: Lexicon, run: readonly TypedWord[]): Match | null {
  const most = run.length === 1 ? 6 : run.length === 2 ? 3 : 2;
  let best: Match | null = null;
  for (const heard of combinations(run.map(({ hearings }) => hearings.slice(0, most)))) {
    const trust = heard.reduce((product, hearing) => product * hearing.trust, 1);
    if (best && best.trust >= trust) continue;
    const phrases = lexicon.bySound.get(joinKeys(heard.map(({ key }) => key)));
    if (phrases) best = { positions: run.map(({ position }) => position), phrases, trust, heard };
  }
  return best;
}

function combinations(choices: readonly (readonly Hearing[])[]): Hearing[][] {
  return choices.reduce<Hearing[][]>(
    (all, more) => all.flatMap((some) => more.map((one) => [...some, one])),
    [[]],
  );
}

const trustOfScattered = 0.9;

/** Phrases whose words all stand somewhere in the text: 'my tap has been leaking' has 'leaking tap'. */
export function scatteredMatches(lexicon: Lexicon, typed: readonly TypedWord[]): Match[] {
  const places = new Map<string, { position: number; hearing: Hearing }>();
  for (const { position, hearings, isIdle } of typed)
    if (!isIdle)
      for (const hearing of hearings)
        if (!places.has(hearing.key)) places.set(hearing.key, { position, hearing });
  const found = new Map<string, Match>();
  for (const key of places.keys())
    for (const phrase of lexicon.byWord.get(key) ?? []) {
      // Each phrase is looked at once, by its first word.
      if (phrase.keys[0] !== key || !phrase.keys.every((each) => places.has(each))) continue;
      const match = scattered(phrase, places);
      if (match) addScattered(found, match);
    }
  return [...found.values()];
}

function scattered(
  phrase: Phrase,
  places: ReadonlyMap<string, { position: number; hearing: Hearing }>,
): Match | null {
  const at = phrase.keys.flatMap((key) => places.get(key) ?? []);
  const positions = [...new Set(at.map(({ position }) => position))];
  if (positions.length < phrase.keys.length) return null;
  const trust = at.reduce((product, { hearing }) => product * hearing.trust, trustOfScattered);
  return { positions, phrases: [phrase], trust, heard: at.map(({ hearing }) => hearing) };
}

function addScattered(found: Map<string, Match>, match: Match): void {
  const key = match.positions.toSorted((one, other) => one - other).join(' ');
  const known = found.get(key);
  found.set(key, known ? { ...known, phrases: [...known.phrases, ...match.phrases] } : match);
}

/** The surest matches that share no word, longer ones first. */
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

const worth = ({ positions, trust }: Match): number => positions.length ** 1.6 * trust;
