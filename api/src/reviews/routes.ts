import {
  addReview,
  deleteOwnReview,
  listOwnReviews,
  listReviews,
  reportReview,
} from '@aaspaas/contract/reviews/calls';
import { Failure } from '@aaspaas/contract/failure';
import { reportRules, reviewRules } from '@aaspaas/contract/reviews/rules/review';
import type { Db } from '../db/open';
import { checkRules } from '../http/check-rules';
import { route } from '../http/route';
import { shopDependency } from '../http/shared-replies/dependencies';
import { seesAsOwner } from '../shops/may-edit';
import { deleteReviewOf, readReviewsBy } from './own-queries';
import { presentOwnReview, presentReview } from './present';
import * as queries from './queries';
import { says } from '@aaspaas/contract/says';
import { tooMany } from '../http/throttle';
import { type Pace, waitBefore } from '../http/throttle-queries';

const usualLimit = 100;

export const reviewRoutes = [
  route(listReviews, async ({ db, body, actor, dependsOn }) => {
    const { shop_id: shopId, limit = usualLimit, offset = 0 } = body;
    dependsOn(shopDependency(shopId));
    const seesUnlisted = seesAsOwner(actor, shopId);
    // One row more than asked for shows whether there is a next page.
    const reader = actor?.accountId ?? null;
    const wanted = { shopId, reader, seesUnlisted, limit: limit + 1, offset };
    const { reviews, breakdown } = await queries.readReviews(db, wanted);
    return {
      result: true,
      list: reviews.slice(0, limit).map(presentReview),
      more: reviews.length > limit,
      breakdown,
    };
  }),

  route(addReview, async ({ db, body, actor, clock, write }) => {
    const { rating, comment, shop_id: shopId } = body;
    const heading = body.heading?.trim() ?? '';
    checkRules(reviewRules, { rating, text: comment, heading });
    await countWriting(db, 'review', actor.accountId);
    const review = { shopId, authorId: actor.accountId, rating, heading, comment: comment.trim() };
    return write(async (tx) => {
      const r_id = await publish(tx, { ...review, at: clock.now() });
      return { result: true, success: true, message: 'Review submitted successfully!', r_id };
    });
  }),

  route(listOwnReviews, async ({ db, actor }) => ({
    result: true,
    list: (await readReviewsBy(db, actor.accountId)).map(presentOwnReview),
  })),

  route(deleteOwnReview, async ({ db, body, actor }) => {
    const isDone = await db.transaction((tx) => deleteReviewOf(tx, body.r_id, actor.accountId));
    if (!isDone) throw new Failure('missing', 'Review not found.');
    return { result: true, message: 'Your review is deleted.' };
  }),

  route(reportReview, async ({ db, body, actor, clock }) => {
    checkRules(reportRules, body);
    await countWriting(db, 'report', actor.accountId);
    const review = await queries.findReported(db, body.r_id);
    if (!review) throw new Failure('missing', 'Review not found.');
    if (review.author_id === actor.accountId)
      throw new Failure('not-yours', 'You cannot report your own review.');
    if (review.is_harmless)
      return { result: true, message: 'Thank you. We have looked at this review already, and it stays.' };
    await queries.reportReview(db, body.r_id, actor.accountId, body.reason.trim(), clock.now());
    return { result: true, message: 'Thank you. We will look at this review.' };
  }),
];

async function publish(tx: Db, review: queries.NewReview): Promise<number> {
  const { shopId, authorId, rating } = review;
  const shop = await queries.holdShop(tx, shopId);
  if (!shop) throw new Failure('missing', 'Shop not found.');
  if (shop.owner_id === authorId) throw new Failure('not-yours', 'You cannot review your own shop.');
  const earlier = await queries.findReviewBy(tx, shopId, authorId);
  // A review that the admin has hidden does not come back when it is written again.
  if (earlier?.is_hidden) throw new Failure('not-yours', 'Your review of this shop was taken down.');
  const id = await queries.putReview(tx, review);
  await queries.rateShop(tx, shopId, rating, earlier?.rating ?? null);
  return id;
}

const minute = 60_000;

/** Nobody visits sixty shops in a day, but a script that praises or slanders might review as many. */
const busyWriter: Pace = { from: 60, firstWaitMs: minute, longestWaitMs: 60 * minute };

const tooBusy = {
  review: says('You sent many reviews.'),
  report: says('You sent many reports.'),
};

async function countWriting(db: Db, what: keyof typeof tooBusy, accountId: number) {
  const wait = await waitBefore(db, `${what}:${accountId}`, busyWriter);
  if (wait > 0) throw tooMany(wait, tooBusy[what]);
}
