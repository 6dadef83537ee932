import {
  cellDependencies,
  cityDependency,
  placesDependency,
  shopsDependency,
  shopDependency,
  wordsDependency,
} from '../../http/shared-replies/dependencies';
import type { Dependency } from '../../http/shared-replies/change-log';
import { cityKey } from '../city-key';
import { usualKm } from '../scope';
import type { Answer } from './find-shops';
import { alsoOf, honestLine, isFar, type ListReply } from './honest-line';
import type { OtherKind } from './other-kind';

/** How a search was read, for the page that shows its results. */
export function presentAnswer(answer: Answer, otherKind: OtherKind | null): ListReply['understood'] {
  const line = honestLine(answer);
  return {
    tier: answer.tier,
    line: line && String(line),
    ...(line && { line_facts: line }),
    // A correction that found nothing helps nobody.
    corrected: answer.count > 0 ? answer.understanding.corrected : null,
    place: answer.wanted.place,
    moved: answer.hasMoved,
    ...(isFar(answer) && { is_far: true }),
    also: alsoOf(answer),
    ...(otherKind && { other_kind: otherKind }),
  };
}

/**
 * Sorted otherwise, or with open shops first, the list mixes shops that only come near to what was asked for with the
 * others.
 */
export function presentCount({
  count,
  isMore,
  good,
  isLater,
  understanding,
  wanted: { sort },
}: Answer): NonNullable<ListReply['found']> {
  const isMixed = !isLater && (sort !== null || understanding.wantsOpen);
  const hasOthers = good < count;
  return {
    count,
    is_more: isMore,
    ...(hasOthers && { asked_for: good }),
    ...(hasOthers && good > 0 && !isMixed && { fitting: good }),
  };
}

/**
 * What a list of shops depends on: its shops, the first shop of the next page, and all shops where it was searched. A
 * list that is not full may have been searched for everywhere. A change of a shop is also a change of its town and of
 * shops in general, so most lists need not name each shop.
 */
export function dependenciesOf({
  rows,
  next,
  near,
  isWider,
  wanted: { place, city, withinKm },
}: Answer): Dependency[] {
  const ofAll = [wordsDependency, placesDependency];
  const town = place?.city ?? city;
  const isFull = next !== null && !isWider;
  if (!isFull || (!near && !town)) return [...ofAll, shopsDependency];
  const ofTown = town ? [cityDependency(cityKey(town))] : [];
  if (!near || (town && !place)) return [...ofAll, ...ofTown];
  const shown = [...rows, next].map(({ id }) => shopDependency(id));
  return [...ofAll, ...ofTown, ...shown, ...cellDependencies(near, withinKm ?? usualKm)];
}
