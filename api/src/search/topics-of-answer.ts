import { cellTopics, cityTopic, placesTopic, shopsTopic, shopTopic, wordsTopic } from '../http/shared/topics';
import type { Topic } from '../http/shared/change-log';
import { cityKey } from './city-key';
import type { Answer, Wanted } from './find-shops';
import { usualKm } from './where';

/**
 * What a list of shops depends on: those in it, and whatever could get into it from where it was looked for. A list
 * that is not full may have been looked for everywhere.
 */
export function topicsOf(
  { city, withinKm }: Pick<Wanted, 'city' | 'withinKm'>,
  { rows, place, near, isWider }: Pick<Answer, 'rows' | 'place' | 'near' | 'isWider'>,
  limit: number,
): Topic[] {
  const shown = rows.map(({ id }) => shopTopic(id));
  const town = place?.city ?? city;
  const around = near && (place || !town) ? cellTopics(near, withinKm ?? usualKm) : [];
  const where = [...around, ...(town ? [cityTopic(cityKey(town))] : [])];
  const isFull = rows.length > limit && !isWider;
  return [...shown, ...where, wordsTopic, placesTopic, ...(isFull && where.length > 0 ? [] : [shopsTopic])];
}
