import { indianTime } from '@aaspaas/contract/shops/open-state';
import type { Db } from '../../db/open';
import { browseShops } from './browse-queries';
import { correctWords } from '../indexing/corrections';
import { type Found, nothingFound } from './found-queries';
import { finishWord, mendSlips, readAs } from './mend-slips';
import type { Plan } from './plan';
import { readingOf, type TextSearch } from './reading';
import type { Scope } from '../scope';
import {
  findAllSaid,
  findAlike,
  findAskedFor,
  findNamed,
  findOpeningLater,
  findSomeWords,
} from './text-queries';
import { isRightWord } from '../understanding/tables';

/** One way to read a text. The first whose result is kept answers. */
export interface Try {
  readonly name: string;
  /**
   * 'there': in the place that the text names, if it names one. 'here': where the visitor searches, whatever it names.
   */
  readonly where: 'here' | 'there';
  /** `last` is what the try before it found. */
  when(plan: Plan, last: Found): boolean;
  /** What is asked for instead of the plan, the likeliest first. */
  change?(plan: Plan, db: Db): readonly Plan[] | Promise<readonly Plan[]>;
  find(db: Db, plan: Plan, scope: Scope): Promise<Found>;
  isKept(found: Found, plan: Plan): boolean;
}

/** With fewer results than this, what comes near to it is shown too. */
export const thin = 5;

const always = (): boolean => true;
const hasSome = ({ count }: Found): boolean => count > 0;

/**
 * Unknown words that one listing has just as typed are a name and no slip. If few listings have them, they may be the
 * beginning of a name.
 */
const asTyped = (where: Try['where'], when: (plan: Plan) => boolean): Try[] => [
  {
    name: 'every word as typed',
    where,
    when: (plan) => when(plan) && plan.unknown.length > 0 && plan.unknown.every(({ isBegun }) => isBegun),
    change: (plan) => [{ ...plan, scopes: [plan.scopes[0]] }],
    find: (db, plan, scope) => findAllSaid(db, textSearch(plan, scope)),
    isKept: ({ good }, plan) => good >= thin || (good > 0 && finished(plan).length === 0),
  },
  {
    name: 'the last word finished',
    where,
    when: (_, last) => last.good > 0,
    change: finished,
    find: findMeant,
    isKept: always,
  },
];

export const tries: readonly Try[] = [
  ...asTyped('here', ({ name }) => name !== null && name.likeness < 1),
  {
    name: 'a business that is nearly called so',
    where: 'here',
    when: ({ name }) => name !== null,
    change: nearlyCalled,
    find: findMeant,
    isKept: hasSome,
  },
  {
    name: 'small talk that is the name of a business',
    where: 'here',
    when: ({ understanding }) => understanding.isTalk,
    find: findCalled,
    isKept: always,
  },
  {
    name: 'a name with a place in it',
    where: 'here',
    when: ({ mayBeName }) => mayBeName,
    find: findCalled,
    isKept: hasSome,
  },
  {
    name: 'everything',
    where: 'there',
    when: ({ isAnything }) => isAnything,
    find: findAll,
    isKept: always,
  },
  ...asTyped('there', always),
  {
    name: 'what is meant',
    where: 'there',
    when: always,
    change: (plan) => [mended(plan)],
    find: findMeant,
    isKept: hasSome,
  },
  {
    name: 'words that businesses have instead',
    where: 'there',
    when: ({ wanted }) => !wanted.isExact,
    change: corrected,
    find: findMeant,
    isKept: hasSome,
  },
  {
    name: 'everything in an area that no address names',
    where: 'there',
    when: ({ hasMoved, understanding }) => hasMoved && understanding.said.length === 0,
    find: findAll,
    isKept: always,
  },
];

function nearlyCalled({ name, ...plan }: Plan): Plan[] {
  return name ? [{ ...plan, name, understanding: readAs(plan.understanding, name.words) }] : [];
}

function finished(plan: Plan): Plan[] {
  const understanding = plan.wanted.isExact ? null : finishWord(plan.understanding);
  return understanding ? [{ ...plan, understanding }] : [];
}

/** Corrects slips, except in words that somebody lists. */
export const mended = (plan: Plan): Plan =>
  plan.wanted.isExact ? plan : { ...plan, understanding: mendSlips(plan.understanding, plan.unknown) };

/** With unknown words replaced by words that businesses have. */
async function corrected(plan: Plan, db: Db): Promise<Plan[]> {
  const { understanding } = mended(plan);
  const { words, unknown } = understanding;
  const mendable = unknown.filter((at) => !isRightWord(words[at] ?? ''));
  const texts = await correctWords(db, words, mendable);
  return texts.map((meant) => ({ ...plan, understanding: readAs(understanding, meant) }));
}

function findAll(db: Db, { wanted }: Plan, scope: Scope): Promise<Found> {
  return browseShops(db, { ...wanted, ...scope });
}

function findCalled(db: Db, plan: Plan, scope: Scope): Promise<Found> {
  const understanding = { ...plan.understanding, concepts: [] };
  return findNamed(db, textSearch({ ...plan, understanding }, scope));
}

async function findMeant(db: Db, plan: Plan, scope: Scope): Promise<Found> {
  const search = textSearch(plan, scope);
  const { words, topics, categories, others, area } = search.reading;
  if (topics.length + categories.length + others.length + area.length === 0)
    return asksForAnything(words) ? findAll(db, plan, scope) : nothingFound;
  const asked = await findAskedFor(db, search);
  if (asked.good >= thin) return asked;
  if (plan.wanted.openAt && asked.good === 0 && !scope.isWider) {
    const later = await findOpeningLater(db, search);
    if (later.good > 0) return later;
  }
  const alike = categories.length ? await findAlike(db, search) : asked;
  return alike.count > 0 ? alike : findSomeWords(db, search);
}

const textSearch = ({ wanted, understanding, area }: Plan, scope: Scope): TextSearch => ({
  ...wanted,
  ...scope,
  reading: readingOf(understanding, area),
  now: indianTime(wanted.at),
});

/** Words that ask for shops of any kind. Other words that say nothing ask for nothing. */
const anything = new Set(
  `shop shops store stores market markets service services business businesses near nearby around open local best
  dukan dukaan dukane dukaanein bazaar bazar paas aaspaas kadai angadi dokan kada
  दुकान दुकानें बाजार पास കട കടകൾ கடை கடைகள் ಅಂಗಡಿ ಅಂಗಡಿಗಳು দোকান దుకాణం దుకాణాలు दुकाने દુકાન દુકાનો`.split(/\s+/),
);

/** 'shops near me' is everything that there is. */
const asksForAnything = (words: readonly string[]): boolean => words.some((word) => anything.has(word));
