import {
  addAlias,
  addConcept,
  addWord,
  listConcepts,
  listSearches,
  listWordAdditions,
  orderCategories,
  undoWord,
} from '@aaspaas/contract/console/words/calls';
import {
  aliasRules,
  conceptRules,
  listedIn,
  orderRules,
  type OrderValues,
  wordRules,
} from '@aaspaas/contract/console/words/rules/word';
import { Failure, refusal } from '@aaspaas/contract/failure';
import { slugOf } from '@aaspaas/contract/places/place';
import { searchKey } from '@aaspaas/contract/search-words';
import { categoryNamed } from '@aaspaas/contract/shops/categories';
import { indianTime } from '@aaspaas/contract/shops/open-state';
import { says } from '@aaspaas/contract/says';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { cityKey } from '../../search/city-key';
import type { Concept } from '../../search/understanding/concepts/concept';
import { findConcept } from '../../search/understanding/tables';
import { readCountedPage, readPage } from '../paging';
import { conceptOf, conceptsWith, hasWord, plainWord } from './known-words';
import { presentAddition, presentConcept, presentSearch } from './present';
import { countAdditions, countUnread, listAdditions, listTexts, type Wanted } from './queries';
import { addToSearch, undoInSearch } from './store';

const periods: Readonly<Record<string, number>> = { '7': 7, '30': 30, '90': 90 };

export const wordRoutes = [
  route(listSearches, async ({ body: { q = '', city = '', show, days = '', page }, db, clock }) => {
    const wanted: Wanted = {
      show: show === 'untapped' ? 'untapped' : 'none',
      days: periods[days] ?? 30,
      cityKey: city.trim() ? cityKey(city) : null,
      q: searchKey(q),
      today: indianTime(clock.now()).date,
    };
    const { rows, ...paged } = await readCountedPage(page, (slice) => listTexts(db, wanted, slice));
    const unread = await countUnread(db, wanted);
    return { result: true, rows: rows.map(presentSearch), ...paged, unread };
  }),

  route(listConcepts, async ({ body: { q = '', page } }) => {
    const found = conceptsWith(q);
    const { rows, ...paged } = await readPage(page, {
      count: async () => found.length,
      rows: async ({ limit, offset }) => found.slice(offset, offset + limit),
    });
    return { result: true, rows: rows.map(presentConcept), ...paged };
  }),

  route(listWordAdditions, async ({ body: { page }, db }) => {
    const { rows, ...paged } = await readPage(page, {
      count: () => countAdditions(db),
      rows: (slice) => listAdditions(db, slice),
    });
    return { result: true, rows: rows.map(presentAddition), ...paged };
  }),

  route(addWord, async (context) => {
    const { body } = context;
    checkRules(wordRules, body);
    const concept = mustBe(findConcept(body.concept));
    const word = newWord(concept, body.word);
    await addToSearch(context, { kind: 'word', concept: concept.id, word });
    return { result: true, message: says('‘{word}’ now means {meaning}.', { word, meaning: concept.id }) };
  }),

  route(addAlias, async (context) => {
    const { body } = context;
    checkRules(aliasRules, body);
    const concept = conceptOf(body.same_as);
    if (!concept) throw unknownMeaning(body.same_as);
    const word = newWord(concept, body.word);
    await addToSearch(context, { kind: 'alias', concept: concept.id, word, sameAs: plainWord(body.same_as) });
    return { result: true, message: says('‘{word}’ now means {meaning}.', { word, meaning: concept.id }) };
  }),

  route(addConcept, async (context) => {
    const { body } = context;
    checkRules(conceptRules, body);
    const name = slugOf(body.name);
    if (findConcept(name)) throw new Failure('taken', says('Search knows ‘{name}’ already.', { name }));
    const [words, items] = [body.words, body.items].map((typed) => [
      ...new Set(listedIn(typed).map(plainWord)),
    ]);
    const categories = categoriesIn(body);
    await addToSearch(context, {
      kind: 'concept',
      concept: name,
      words: words ?? [],
      items: items ?? [],
      categories,
    });
    return { result: true, message: says('Search now knows ‘{name}’.', { name }) };
  }),

  route(orderCategories, async (context) => {
    const { body } = context;
    checkRules(orderRules, body);
    const concept = mustBe(findConcept(body.concept));
    const categories = categoriesIn(body);
    const before = concept.categories.map(({ id }) => id);
    if (categories.map(({ id }) => id).join() === before.join())
      throw new Failure('taken', 'These are its categories already.');
    await addToSearch(context, { kind: 'order', concept: concept.id, categories });
    return {
      result: true,
      message: says('{category} comes first for {meaning}.', { category: body.first, meaning: concept.id }),
    };
  }),

  route(undoWord, async (context) => {
    await undoInSearch(context, context.body.addition_id);
    return { result: true, message: 'Undone.' };
  }),
];

function mustBe(concept: Concept | null): Concept {
  if (!concept)
    throw new Failure('missing', 'There is no such meaning any more. Please load the page again.');
  return concept;
}

function newWord(concept: Concept, typed: string): string {
  const word = plainWord(typed);
  if (hasWord(concept, word))
    throw refusal('invalid', {
      word: says('‘{word}’ means {meaning} already', { word, meaning: concept.id }),
    });
  return word;
}

const unknownMeaning = (typed: string): Failure =>
  refusal('invalid', {
    same_as: says(
      'Search does not know what ‘{word}’ means. Try another word for it, or look among the meanings',
      { word: typed.trim() },
    ),
  });

/** The likeliest of a concept's categories, and the others. */
const weights = [10, 5, 3];

const categoriesIn = ({ first, second, third }: OrderValues): { id: number; weight: number }[] =>
  [first, second, third]
    .flatMap((name) => categoryNamed(name) ?? [])
    .map(({ id }, index) => ({ id, weight: weights[index] ?? 1 }));
