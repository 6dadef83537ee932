import type { IndianTime } from '@aaspaas/contract/shops/open-state';
import type { Filters, Page } from '../match-queries';
import type { Scope } from '../scope';
import { topicOf } from '../indexing/topics';
import { isQualifier } from '../understanding/concepts/concept';
import { soundKey } from '../../sound/sound-key';
import type { Understanding } from '../understanding/understanding';

/** A topic or a category, and how likely it is meant: up to 100. */
export interface Meant {
  readonly topic: number;
  readonly weight: number;
}

/** What the words of a search text ask for. */
export interface Reading {
  /** As typed, without the place. */
  readonly words: readonly string[];
  readonly topics: readonly Meant[];
  /** The likeliest of them. */
  readonly categories: readonly Meant[];
  /** All categories that may be meant. */
  readonly likelihoods: readonly Meant[];
  /** The sounds of words that no concept explains. */
  readonly others: readonly string[];
  /** The sounds of all words that say something. */
  readonly keys: readonly string[];
  /** The sounds among them that name an area: listings need not have them. */
  readonly area: readonly string[];
  readonly wantsOpen: boolean;
}

export interface TextSearch extends Scope, Filters, Page {
  readonly reading: Reading;
  /** What is open at this moment comes one step up, if the text asks for it. */
  readonly now: IndianTime;
  /** What offers it comes by when it opens, whatever is closed; of the others only what is open. */
  readonly isByOpening?: true;
}

/** More meanings are unlikely and cost time. */
const mostTopics = 8;
const mostCategories = 4;
/** More words change nothing. */
const mostKeys = 12;
/** Meanings that are less likely than this share of the likeliest are not meant. */
const leastTopic = 0.35;
const leastCategory = 0.2;

export function readingOf(understood: Understanding, area: readonly string[]): Reading {
  const { words, keys, idle, unknown } = understood;
  const says = (at: number) => !idle.includes(at) && isSound(words[at] ?? '', keys[at] ?? '');
  const keyed = (positions: readonly number[]) => [
    ...new Set(positions.filter(says).map((at) => keys[at] ?? '')),
  ];
  const topics = likeliest(meantTopics(understood), mostTopics, leastTopic);
  const others = keyed(unknown).slice(0, mostKeys);
  // Beside an unknown thing 'rental' or 'repair' says nothing about its trade.
  const isUnknown = topics.length === 0 && others.length > 0;
  const likelihoods = isUnknown
    ? []
    : [...understood.categories].map(([topic, weight]) => ({ topic, weight }));
  return {
    words,
    topics,
    categories: likeliest(likelihoods, mostCategories, leastCategory),
    likelihoods,
    others,
    keys: keyed(words.map((_, at) => at)).slice(0, mostKeys),
    area: area.map(soundKey),
    wantsOpen: understood.wantsOpen,
  };
}

/** The topics that listings must have to offer what is meant, the likeliest first. */
const meantTopics = ({ concepts }: Understanding): Meant[] =>
  concepts
    .filter((one) => !isQualifier(one))
    .map(({ id, weight }) => ({ topic: topicOf(id), weight: Math.round(weight * 100) }));

/** The sound of 'zzzzzz' is so short that many words would match it. */
const isSound = (word: string, key: string): boolean =>
  key !== '' && (key.length >= shortestSound || [...word].length <= shortestSound);

const shortestSound = 3;

function likeliest(meant: readonly Meant[], most: number, leastShare: number): Meant[] {
  const sorted = meant.toSorted((one, other) => other.weight - one.weight).slice(0, most);
  const least = (sorted[0]?.weight ?? 0) * leastShare;
  return sorted.filter(({ weight }) => weight >= least);
}
