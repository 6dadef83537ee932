import { type Concept, isQualifier } from '../understanding/concepts/concept';
import { ofEach, readOff } from '../understanding/tables';
import { conceptsIn } from '../understanding/understand';
import { searchWords } from '@aaspaas/contract/search-words';
import { categories } from '@aaspaas/contract/shops/categories';
import { marksOfName } from './name-marks';
import { everything, topicOf } from './topics';
import { soundKey } from '../../sound/sound-key';
import { remembering } from '../understanding/remembered';

/** What a business can be found by. */
export interface Searchable {
  readonly name: string;
  readonly categoryId: number;
  readonly items: readonly string[];
  readonly address: string;
}

/** The words of a business as `search_row` stores them. */
export interface WordsOfShop {
  readonly name: string;
  readonly words: string;
  readonly nameKeys: string;
  readonly itemKeys: string;
  readonly areaKeys: string;
  readonly nameMarks: readonly number[];
  readonly topics: readonly number[];
  readonly strengths: readonly number[];
}

/** More than any honest business has; a listing stuffed with words is found by the first of them. */
const mostWords = 300;
const mostConcepts = 32;

export function wordsOfShop({ name, categoryId, items, address }: Searchable): WordsOfShop {
  const category = categories.find(({ id }) => id === categoryId)?.name ?? '';
  const ofItems = wordsOf([...items, category].join(' '));
  const ofArea = wordsOf(address).filter((word) => !isNumber(word));
  const ofName = wordsOf(name);
  const topics = topicsOf({ name, categoryId, items, address }, category);
  return {
    name: ofName.join(' '),
    words: [...new Set([...ofName, ...ofItems, ...ofArea])].join(' '),
    nameKeys: spaced(ofName.map(soundKey)),
    itemKeys: spaced(ofItems.map(soundKey)),
    areaKeys: spaced(ofArea.map(soundKey)),
    nameMarks: marksOfName(name),
    topics: [...topics.keys()],
    strengths: [...topics.values()],
  };
}

const wordsOf = (text: string): string[] => searchWords(text).slice(0, mostWords);

/** House numbers and PIN codes: a PIN code typed into a search is a place. */
const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

const spaced = (keys: readonly string[]): string => ` ${[...new Set(keys)].filter(Boolean).join(' ')} `;

type TopicsOfText = readonly (readonly [topic: number, strength: number])[];

const topicsOfText = (text: string): TopicsOfText =>
  [...offeredBy(text)].map(([id, strength]) => [topicOf(id), strength] as const);

const remember = remembering<TopicsOfText>(20_000);

/** Understanding an item takes longer than all the rest, and many businesses list the same items; names differ. */
const topicsOfItem = (item: string): TopicsOfText => remember(item, () => topicsOfText(item));

const strongest = 9;

/** A concept counts for each item that shows it, and twice if the name does. */
function topicsOf({ name, categoryId, items }: Searchable, category: string): Map<number, number> {
  const topics = new Map([
    [everything, 1],
    [categoryId, 1],
  ]);
  const add = (offered: TopicsOfText, times: number) => {
    for (const [topic, strength] of offered) {
      const before = topics.get(topic);
      if (before !== undefined || topics.size < mostConcepts + 2)
        topics.set(topic, Math.min(strongest, (before ?? 0) + times * strength));
    }
  };
  add(topicsOfText(name), 2);
  for (const item of [category, ...items]) add(topicsOfItem(item), 1);
  return topics;
}

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

/** Below this a text of a listing has the concept only by a word that usually means another one. */
const leastWeight = 0.4;

/**
 * The concepts that a name or an item of a listing offers, and how plainly: 2 for the concept itself, 1 for a concept
 * that has it as an item.
 */
function offeredBy(text: string): Map<string, number> {
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
