import { createHash } from 'node:crypto';

/** What a business is about, as a number: everything is 0, a category its id, a concept a number made of its name. */
export const everything = 0;

const firstConcept = 1000;

const numbers = new Map<string, number>();

/**
 * That two of a few hundred concepts get one number has a chance of one in ten thousand; the check of the concept files
 * would find it.
 */
export function topicOf(concept: string): number {
  const known = numbers.get(concept);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(concept).digest().readUInt32BE(0);
  const topic = firstConcept + (hash % (2 ** 31 - firstConcept));
  numbers.set(concept, topic);
  return topic;
}
