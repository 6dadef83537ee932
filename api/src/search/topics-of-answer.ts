import {
  cellTopics,
  cityTopic,
  placesTopic,
  shopsTopic,
  shopTopic,
  wordsTopic,
} from '../http/shared-replies/topics';
import type { Topic } from '../http/shared-replies/change-log';
import { cityKey } from './city-key';
import type { Answer } from './find-shops';
import { usualKm } from './where';

/**
 * What a list of shops depends on: those in it, the one that says that there is a next page, and whatever could get into it from where it was looked for. A list
 * that is not full may have been looked for everywhere. A change of a shop is also one of its town, and of shops in
 * general, so most lists need not name each of theirs.
 */
export function topicsOf({ rows, next, near, isWider, wanted: { place, city, withinKm } }: Answer): Topic[] {
  const ofAll = [wordsTopic, placesTopic];
  const town = place?.city ?? city;
  const isFull = next !== null && !isWider;
  if (!isFull || (!near && !town)) return [...ofAll, shopsTopic];
  const ofTown = town ? [cityTopic(cityKey(town))] : [];
  if (!near || (town && !place)) return [...ofAll, ...ofTown];
  const shown = [...rows, next].map(({ id }) => shopTopic(id));
  return [...ofAll, ...ofTown, ...shown, ...cellTopics(near, withinKm ?? usualKm)];
}
