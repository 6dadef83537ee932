import { isBrand, isQualifier, type Concept } from '../concepts/concept';
import type { Lexicon, Phrase } from '../concepts/lexicon';
import type { KnownConcept } from '../understanding';
import type { Match } from './match';

/** What a concept weighs in a text, and by which match. */
export interface Weighed {
  readonly concept: Concept;
  readonly weight: number;
  readonly from: KnownConcept['from'];
  readonly isQualifier: boolean;
}

/** In all these languages the last thing said is the one wanted: 'blouse silai', 'car wash', 'phone cover'. */
const weightOfEarlier = 0.8;
/** A word that several concepts have, and that no star gives to one of them. */
const weightBesideLikelier = 0.35;

export function weighConcepts(
  { concepts }: Lexicon,
  matches: readonly Match[],
  typed: readonly string[],
): Weighed[] {
  const weighed = new Map<number, Weighed>();
  const lastThing = matches.findLastIndex(({ phrases }) =>
    phrases.some((phrase) => isThing(concepts[phrase.concept])),
  );
  matches.forEach((match, index) => {
    const place = index === lastThing ? 1 : weightOfEarlier;
    for (const [number, share] of shares(match, typed)) {
      const concept = concepts[number];
      if (!concept) continue;
      const weight = match.trust * share * place + (weighed.get(number)?.weight ?? 0);
      weighed.set(number, { concept, weight, from: fromOf(match), isQualifier: isQualifier(concept) });
    }
  });
  return [...weighed.values()].toSorted((one, other) => other.weight - one.weight);
}

const isThing = (concept: Concept | undefined): boolean =>
  concept !== undefined && !isQualifier(concept) && !isBrand(concept);

const fromOf = ({ heard }: Match): KnownConcept['from'] =>
  heard.some(({ by }) => by === 'slip') ? 'slip' : 'table';

/** Concepts that share a phrase: those that write it as typed come before those that only sound like it. */
function shares({ phrases, positions }: Match, typed: readonly string[]): Map<number, number> {
  const written = positions.map((position) => typed[position]).join('');
  const asWritten = phrases.filter((phrase) => phrase.written === written);
  const meant = asWritten.length > 0 ? asWritten : phrases;
  const likelier = meant.filter(({ isLikelier }) => isLikelier);
  const result = new Map<number, number>();
  const give = (some: readonly Phrase[], share: number) => {
    for (const { concept } of some) result.set(concept, Math.max(share, result.get(concept) ?? 0));
  };
  give(phrases, weightBesideLikelier);
  give(
    meant,
    likelier.length > 0
      ? weightBesideLikelier
      : 1 / Math.sqrt(new Set(meant.map(({ concept }) => concept)).size),
  );
  give(likelier, 1);
  return result;
}

/** How much a qualifier moves the categories of what stands beside it, and what it says alone. */
const liftOfQualifier = 1.2;
const weightBeside = 0.15;
const weightAlone = 0.5;
const leastWeight = 4;

/** Category weights from 1 to 100; the likeliest has as much as we are sure. */
export function weighCategories(weighed: readonly Weighed[]): Map<number, number> {
  const things = sum(weighed.filter((one) => !one.isQualifier));
  const qualifiers = sum(weighed.filter((one) => one.isQualifier));
  const isAlone = things.size === 0;
  const all = new Map<number, number>();
  for (const [id, weight] of things) all.set(id, weight * (1 + liftOfQualifier * (qualifiers.get(id) ?? 0)));
  for (const [id, weight] of qualifiers)
    all.set(id, (all.get(id) ?? 0) + weight * (isAlone ? weightAlone : weightBeside));
  const sure = Math.min(1, Math.max(0, ...weighed.map(({ weight }) => weight))) * (isAlone ? weightAlone : 1);
  return scaled(all, sure);
}

function sum(weighed: readonly Weighed[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const { concept, weight } of weighed)
    for (const category of concept.categories)
      all.set(category.id, (all.get(category.id) ?? 0) + (weight * category.weight) / 10);
  return all;
}

function scaled(all: ReadonlyMap<number, number>, sure: number): Map<number, number> {
  const most = Math.max(...all.values());
  return new Map(
    [...all]
      .map(([id, weight]) => [id, Math.round((weight / most) * sure * 100)] as const)
      .filter(([, weight]) => weight >= leastWeight)
      .toSorted(([, one], [, other]) => other - one),
  );
}
