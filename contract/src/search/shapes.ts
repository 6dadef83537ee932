import * as v from 'valibot';
import { about, text } from '../shapes';

/** What the text so far may become: a category, a place, or the name of a business. */
export const suggestion = v.object({
  kind: v.picklist(['category', 'place', 'shop']),
  label: about('What the list shows.', v.string()),
  hint: about(
    'Shown with the label: the category and area of a business, the state of a place, the word for a category.',
    v.string(),
  ),
  address: about('The page of a business; null for what is searched for.', v.nullable(v.string())),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

export const searchShapes = {
  suggest: {
    about: 'What the text so far may become: categories, places and businesses.',
    request: v.object({
      text: text(2000),
      city: v.optional(text(200)),
      sh_shop_or_service: v.optional(text(20)),
    }),
    reply: v.object({ result: v.boolean(), list: v.array(suggestion) }),
  },
};
