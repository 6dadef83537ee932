import { type Concept, isCategory, isQualifier, isThing } from '../concepts/concept';
import type { Lexicon } from '../concepts/lexicon';
import type { KnownConcept } from '../understanding';
import type { Match } from './match';

/** What a concept weighs in a text, and by which match. */
export interface Weighed {
  readonly concept: Concept;
  readonly weight: number;
  /** Its share of the match; all concepts of a match share one vote for their categories. */
  readonly vote: number;
  /** How sure we are of the words that name it. */
  readonly trust: number;
  readonly from: KnownConcept['from'];
  readonly isQualifier: boolean;
}

/** In all these languages the last thing said is the one wanted: 'blouse silai', 'car wash', 'phone cover'. */
const weightOfEarlier = 0.8;
const weightBesideThing = 0.4;
/** Beside a thing that is spelt right, one that is spelt with a slip is mostly the rest of the sentence. */
const weightBesideSaid = 0.5;
/** A word that several concepts have, and that no star gives to one of them. */
const weightBesideLikelier = 0.35;

export function weighConcepts({ concepts }: Lexicon, matches: readonly Match[]): Weighed[] {
  const weighed = new Map<number, Weighed>();
  const lastThing = matches.findLastIndex(({ senses }) =>
    senses.some(({ concept }) => isThing(concepts[concept])),
  );
  const isSaid = matches.some(
    (match) => !isSlip(match) && match.senses.some(({ concept }) => isThing(concepts[concept])),
  );
  const weightOfSlip = (match: Match) => (isSaid && isSlip(match) ? weightBesideSaid : 1);
  matches.forEach((match, index) => {
    const all = shares(match);
    const votes = all.reduce((sum, [, share]) => sum + share, 0);
    for (const [number, share] of all) {
      const concept = concepts[number];
      if (!concept) continue;
      const factor = weightOfOrder(concept, index, lastThing) * weightOfSlip(match);
      const vote = (share / votes) * match.trust * factor;
      weighed.set(
        number,
        added(weighed.get(number), { ...weighedAs(concept, match), weight: share * factor, vote }),
      );
    }
  });
  return [...weighed.values()].toSorted((one, other) => other.weight - one.weight);
}

const weighedAs = (concept: Concept, match: Match) => ({
  concept,
  trust: match.trust,
  from: fromOf(match),
  isQualifier: isQualifier(concept),
});

const added = (before: Weighed | undefined, more: Weighed): Weighed => ({
  ...more,
  weight: more.weight + (before?.weight ?? 0),
  vote: more.vote + (before?.vote ?? 0),
  trust: Math.max(more.trust, before?.trust ?? 0),
});

/** A brand, an occasion or the name of a whole category says little beside a thing: 'Diwali lights', 'kitchen tap'. */
function weightOfOrder(concept: Concept, index: number, lastThing: number): number {
  if (lastThing < 0 || index === lastThing) return 1;
  const isSaid = isQualifier(concept) || (isThing(concept) && !isCategory(concept));
  return isSaid ? weightOfEarlier : weightBesideThing;
}

function fromOf(match: Match): KnownConcept['from'] {
  if (match.isGuess) return 'guess';
  return isSlip(match) ? 'slip' : 'table';
}

const isSlip = ({ heard }: Match): boolean => heard.some(({ by }) => by === 'slip');

/**
 * Concepts that share a phrase: the likelier counts in full; if none is likelier, all that spell it nearly as typed do.
 */
function shares({ senses, trust }: Match): [number, number][] {
  const close = senses.filter((sense) => sense.trust >= trust - closeEnough);
  const likelier = close.some(({ isLikelier }) => isLikelier);
  return close.map((sense) => {
    const isMeant = !likelier || sense.isLikelier;
    return [
      sense.concept,
      sense.trust * (isMeant ? 1 / Math.sqrt(likelier ? 1 : close.length) : weightBesideLikelier),
    ];
  });
}

const closeEnough = 0.08;

/** How much a qualifier moves the categories of what stands beside it, and what it says alone. */
const liftOfQualifier = 1.2;
const weightBeside = 0.15;
const weightAlone = 0.5;
const leastWeight = 4;

/** Beside unknown words alone, only a qualifier that points to a trade says anything: 'repair' does, 'old' does not. */
const leastAlone = 3;

/** Category weights from 1 to 100; that of the likeliest says how sure we are. */
export function weighCategories(weighed: readonly Weighed[], hasUnknown: boolean): Map<number, number> {
  const things = sum(weighed.filter((one) => !one.isQualifier));
  const qualifying = weighed.filter((one) => one.isQualifier);
  const qualifiers = sum(qualifying);
  const isAlone = things.size === 0;
  if (
    isAlone &&
    hasUnknown &&
    !qualifying.some(({ concept }) => (concept.categories[0]?.weight ?? 0) >= leastAlone)
  )
    return new Map();
  const all = new Map<number, number>();
  for (const [id, weight] of things) all.set(id, weight * (1 + liftOfQualifier * (qualifiers.get(id) ?? 0)));
  for (const [id, weight] of qualifiers)
    all.set(id, (all.get(id) ?? 0) + weight * (isAlone ? weightAlone : weightBeside));
  const sure = Math.max(0, ...weighed.map(({ trust }) => trust)) * (isAlone ? weightAlone : 1);
  return scaled(all, sure);
}

function sum(weighed: readonly Weighed[]): Map<number, number> {
  const all = new Map<number, number>();
  for (const { concept, vote } of weighed)
    for (const category of concept.categories)
      all.set(category.id, (all.get(category.id) ?? 0) + (vote * category.weight) / 10);
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
