import { searchWords } from '@aaspaas/contract/search-words';
import { type Concept, isQualifier } from '../understanding/concepts/concept';
import { soundKey } from '../understanding/sound/sound-key';
import { ofEach, readOff } from '../understanding/tables';
import { conceptsIn } from '../understanding/understand';

/** Concepts by what listings call them, as sounds: 'plumbing' stands for all that a plumber is called for. */
type Items = ReadonlyMap<string, readonly string[]>;

const itemsOfConcepts = readOff(({ concepts }) => readItems(concepts));

function readItems(concepts: readonly Concept[]): Items {
  const byItem = new Map<string, string[]>();
  for (const { id, items } of concepts.filter((one) => !isQualifier(one)))
    for (const item of items) {
      const key = soundsOf(item).join(' ');
      byItem.set(key, [...(byItem.get(key) ?? []), id]);
    }
  return byItem;
}

const soundsOf = (text: string): string[] => searchWords(text).map(soundKey);

const longestPhrase = 4;

/** Below this a text of a listing shows a concept only by a word that usually means another. */
const leastWeight = 0.4;

/** What a name or an item of a listing offers, and how plainly: 2 for what it means itself, 1 for what it is part of. */
export function offeredBy(text: string): Map<string, number> {
  const concepts = conceptsIn(searchWords(text), { isExact: true });
  const meant = concepts.filter((one) => !isQualifier(one) && one.weight >= leastWeight).map(({ id }) => id);
  const called = calledBy(soundsOf(text).slice(0, 12));
  return new Map([...called.map((id) => [id, 1] as const), ...meant.map((id) => [id, 2] as const)]);
}

/** The longest phrases count: 'gym equipment' is no gym. */
function calledBy(sounds: readonly string[]): string[] {
  const items = ofEach(itemsOfConcepts);
  const idsOf = (phrase: readonly string[]) => items.flatMap((ids) => ids.get(phrase.join(' ')) ?? []);
  const called: string[] = [];
  for (let from = 0; from < sounds.length; from++) {
    const phrases = Array.from({ length: longestPhrase }, (_, more) => sounds.slice(from, from + more + 1));
    const longest = phrases.findLast((phrase) => idsOf(phrase).length > 0);
    if (!longest) continue;
    called.push(...idsOf(longest));
    from += longest.length - 1;
  }
  return called;
}
