import { isQualifier } from './understanding/concepts/concept';
import type { Understanding } from './understanding/understanding';
import { topicOf } from './topics';

/** A topic or a category, and how likely it is meant: up to 100. */
export interface Meant {
  readonly topic: number;
  readonly weight: number;
}

/** The topics that listings must have to offer what is meant, the likeliest first. */
export const meantTopics = ({ concepts }: Understanding): Meant[] =>
  concepts
    .filter((one) => !isQualifier(one))
    .map(({ id, weight }) => ({ topic: topicOf(id), weight: Math.round(weight * 100) }));
