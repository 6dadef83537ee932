import * as v from 'valibot';
import { about, done, id, text } from '../../shapes';
import { listReply, listRequest } from '../list-shapes';

const search = v.object({
  query: v.string(),
  city: about('Empty where none was chosen.', v.string()),
  searches: v.number(),
  taps: about('How often somebody then called, wrote, shared or asked for the way.', v.number()),
  last_day: about('The date in India, as YYYY-MM-DD.', v.string()),
  means: about('The concept that it is understood as now; empty if as none.', v.string()),
});
export type SearchRecord = v.InferOutput<typeof search>;

const concept = v.object({
  concept: v.string(),
  categories: about('The likeliest first.', v.array(v.string())),
  words: about('Some of what people call it.', v.array(v.string())),
  items: about('What listings call it.', v.array(v.string())),
  is_added: about('By the operator, not by a release.', v.boolean()),
});
export type ConceptRecord = v.InferOutput<typeof concept>;

export const additionKinds = ['word', 'alias', 'concept', 'order'] as const;

const addition = v.object({
  addition_id: v.number(),
  kind: v.picklist(additionKinds),
  concept: v.string(),
  what: about('The word, the words of a concept, or the order of categories.', v.string()),
  same_as: about('Of an alias.', v.nullable(v.string())),
  added_by: about('Null: an admin whose account is deleted.', v.nullable(v.string())),
  added_at: v.string(),
  undone_by: v.nullable(v.string()),
  undone_at: v.nullable(v.string()),
});
export type WordAddition = v.InferOutput<typeof addition>;

const order = { first: text(100), second: text(100), third: text(100) };

export const wordShapes = {
  listSearches: {
    about:
      'What was searched for in vain, or found and never tapped, by city, the most frequent first. A text is listed once it came from three networks on one day in one city.',
    request: v.object({
      ...listRequest,
      city: v.optional(text(100)),
      show: v.optional(
        about("'untapped': found, but nobody then called or wrote. Otherwise: nothing found.", text(20)),
      ),
      days: v.optional(about("How far back: '7', '30' or '90'; '30' if absent.", text(3))),
    }),
    reply: v.object({
      ...listReply(search).entries,
      unread: about(
        'How many texts too few asked for, and how often. What they said is not stored.',
        v.object({ texts: v.number(), searches: v.number() }),
      ),
    }),
  },
  listConcepts: {
    about: 'What search knows, by name or by a word.',
    request: v.object(listRequest),
    reply: listReply(concept),
  },
  listWordAdditions: {
    about: 'What the operator has added to the words, the newest first, undone ones too.',
    request: v.object({ page: listRequest.page }),
    reply: listReply(addition),
  },
  addWord: {
    about: 'Gives a word to a concept. Every process understands it at once.',
    request: v.object({ concept: text(60), word: text(200) }),
    reply: done,
  },
  addAlias: {
    about: 'Says that a word means the same as another that search knows.',
    request: v.object({ word: text(200), same_as: text(200) }),
    reply: done,
  },
  addConcept: {
    about: 'Adds a concept: what people and listings call it, and which categories it means.',
    request: v.object({ name: text(100), words: text(3000), items: text(3000), ...order }),
    reply: done,
  },
  orderCategories: {
    about: 'Says which categories a concept means, the likeliest first.',
    request: v.object({ concept: text(60), ...order }),
    reply: done,
  },
  undoWord: {
    about: 'Undoes an addition. Words are then understood as before.',
    request: v.object({ addition_id: id }),
    reply: done,
  },
};
