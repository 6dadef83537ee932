import * as v from 'valibot';
import { done, id, text } from '../shapes';

export const reviewRecord = v.object({
  r_id: id,
  user_name: v.string(),
  created_at: v.string(),
  r_rating: v.number(),
  r_heading: v.string(),
  r_comment: v.string(),
});
export type ReviewRecord = v.InferOutput<typeof reviewRecord>;

export const reviewShapes = {
  listReviews: {
    request: v.object({
      shop_id: id,
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
      offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
    }),
    reply: v.object({ result: v.boolean(), list: v.array(reviewRecord), more: v.boolean() }),
  },

  addReview: {
    request: v.object({
      user_id: v.optional(id),
      shop_id: id,
      comment: text(4000),
      /** If absent or blank, the heading of the rating is used. */
      heading: v.optional(text(200)),
      rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    }),
    reply: v.object({ ...done.entries, success: v.boolean(), r_id: id }),
  },

  reportReview: {
    request: v.object({ r_id: id, reason: text(2000) }),
    reply: done,
  },
};
