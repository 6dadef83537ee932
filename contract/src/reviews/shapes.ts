import * as v from 'valibot';
import { about, done, id, text } from '../shapes';

export const reviewRecord = v.object({
  r_id: id,
  user_name: v.string(),
  created_at: v.string(),
  r_rating: v.number(),
  r_heading: v.string(),
  r_comment: v.string(),
  is_mine: v.optional(about('True for the caller’s own review; else absent.', v.literal(true))),
});
export type ReviewRecord = v.InferOutput<typeof reviewRecord>;

const ownReview = v.object({
  r_id: id,
  sh_id: id,
  sh_name: v.string(),
  created_at: v.string(),
  r_rating: v.number(),
  r_heading: v.string(),
  r_comment: v.string(),
  is_hidden: about('Taken down by the operator; it can be neither changed nor deleted.', v.boolean()),
});
export type OwnReview = v.InferOutput<typeof ownReview>;

export const reviewShapes = {
  listReviews: {
    about: 'The reviews of a shop, page by page; `breakdown` counts all of them, beginning with one star.',
    request: v.object({
      shop_id: id,
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
    }),
    reply: v.object({
      result: v.boolean(),
      list: v.array(reviewRecord),
      more: v.boolean(),
      breakdown: v.array(v.number()),
    }),
  },

  addReview: {
    about: 'One review per person and shop: a second one replaces the first, and keeps its `r_id`.',
    request: v.object({
      user_id: v.optional(id),
      shop_id: id,
      comment: text(4000),
      heading: about(
        'A line above the comment; the review has none if it is absent or blank.',
        v.optional(text(200)),
      ),
      rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    }),
    reply: v.object({ ...done.entries, success: v.boolean(), r_id: id }),
  },

  listOwnReviews: {
    about: 'The reviews that the caller wrote, newest first, two hundred at most.',
    request: v.object({}),
    reply: v.object({ result: v.boolean(), list: v.array(ownReview) }),
  },

  deleteOwnReview: {
    about: 'Deletes a review of the caller’s own, with its stars.',
    request: v.object({ r_id: id }),
    reply: done,
  },

  reportReview: {
    about: 'Tells the operator that a review is abusive or false; the operator decides.',
    request: v.object({ r_id: id, reason: text(2000) }),
    reply: done,
  },
};
