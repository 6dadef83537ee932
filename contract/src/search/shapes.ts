import * as v from 'valibot';
import { about, done, id, text } from '../shapes';

/** What the text so far may become: a category, a place, or the name of a business. */
export const suggestion = v.object({
  kind: v.picklist(['category', 'place', 'shop']),
  label: about('What the list shows.', v.string()),
  hint: about(
    'Shown with the label: the category, area and distance of a business, the state of a place, the word for a category.',
    v.string(),
  ),
  address: about('The page of a business; null for what is searched for.', v.nullable(v.string())),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

const wish = v.object({
  id,
  search: v.string(),
  place: about('Such as Koramangala.', v.string()),
  since: v.string(),
  told: about('When there was one; null while we look.', v.nullable(v.string())),
});

export const searchShapes = {
  addWish: {
    about: 'Writes a mail when a business that fits is listed within 25 km of a place; once.',
    request: v.object({
      search: text(200),
      at: about('The key of a place.', v.optional(text(100))),
      city: about('One of the cities, if no place is chosen.', v.optional(text(200))),
    }),
    reply: done,
  },
  listWishes: {
    about: 'What one asked to be told of.',
    request: v.object({}),
    reply: v.object({
      result: v.boolean(),
      list: v.array(wish),
    }),
  },
  endWish: {
    about: 'Ends one of them.',
    request: v.object({ id }),
    reply: done,
  },
  endWishByLink: {
    about: 'Called from the link in the mail that tells of one.',
    request: v.object({ token: text(100) }),
    reply: v.object({ ...done.entries, search: v.string(), place: v.string() }),
  },

  suggest: {
    about: 'What the text so far may become: categories, places and businesses.',
    request: v.object({
      text: text(2000),
      at: about(
        'The key of the chosen place: only businesses within 25 km of it, the nearest first.',
        v.optional(text(100)),
      ),
      city: about('One of the cities, if no place is chosen.', v.optional(text(200))),
      sh_shop_or_service: v.optional(text(20)),
    }),
    reply: v.object({ result: v.boolean(), list: v.array(suggestion) }),
  },
};
