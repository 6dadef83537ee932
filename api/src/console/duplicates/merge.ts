import { mergeListings } from '@aaspaas/contract/console/duplicates/calls';
import { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import { shopPath } from '@aaspaas/contract/shops/links';
import { eraseAccount } from '../../accounts/delete-accounts';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { type Context, route } from '../../http/route';
import { listingGoneLetter, listingKeptLetter } from '../../mail/letters/listing-merged';
import { languageOfAccount, queueMail } from '../../mail/queries';
import { actOnListing } from '../../payments/listing-life/act-on-listing';
import { indexShop } from '../../search/indexing/index-shops';
import { readSettings } from '../../settings/queries';
import * as moving from './merge-queries';
import { readSide, type SideRow } from './queries';
import { daysLeft, whyItCannotGo } from './why-not';

type Merging = Context<typeof mergeListings>;

interface Sides {
  readonly keep: SideRow;
  readonly other: SideRow;
}

export const mergeRoute = route(mergeListings, async (context) => {
  const { db, body } = context;
  if (body.keep === body.other) throw new Failure('invalid', 'These are one listing already.');
  const counts = await db.transaction(async (tx) => {
    const sides = await hold(tx, context);
    return merge(tx, context, sides);
  });
  return {
    result: true,
    message: says(
      'Merged. Moved: {reviews} reviews, {favourites} favourites, {deliveries} deliveries and {payments} payments.',
      counts,
    ),
    keep: body.keep,
  };
});

async function hold(tx: Db, { body, clock }: Merging): Promise<Sides> {
  const isThere = await moving.holdBoth(tx, body.keep, body.other);
  const [keep, other] = isThere ? [await readSide(tx, body.keep), await readSide(tx, body.other)] : [];
  if (!keep || !other) throw new Failure('missing', 'One of the two is gone already.');
  const why = whyItCannotGo(other, keep, clock.now());
  if (why) throw new Failure('taken', why);
  return { keep, other };
}

async function merge(tx: Db, context: Merging, { keep, other }: Sides) {
  const { actor, body, clock } = context;
  const now = clock.now();
  const counts = {
    reviews: await moving.moveReviews(tx, body),
    favourites: await moving.moveFavourites(tx, body),
    deliveries: await moving.moveDeliveries(tx, body),
    payments: await moving.movePayments(tx, body),
  };
  await moving.moveSearches(tx, body);
  await moving.moveNotes(tx, body);
  const days = daysLeft(other, now);
  if (days > 0) {
    const change = {
      shopId: keep.id,
      action: 'extend',
      actorId: actor.accountId,
      days,
      publicUrl: null,
    } as const;
    await actOnListing(tx, change, now);
  }
  await moving.leadTo(tx, body, now);
  const detail = { other: other.id, days, ...counts };
  const about = { subject: 'shop', subjectId: keep.id, detail } as const;
  await recordAuditEntry(tx, { actorId: actor.accountId, action: 'listings merged', ...about }, now);
  const goneReads = await languageOfAccount(tx, other.owner_id);
  await eraseOther(tx, context, other, now);
  await indexShop(tx, keep.id);
  await tell(tx, context, { keep, other, goneReads }, now);
  return counts;
}

/** A shop's account exists for the shop alone, so they go together. */
function eraseOther(tx: Db, { actor }: Merging, { id, owner_id }: SideRow, now: Date): Promise<void> {
  const about = { subject: 'shop', subjectId: id, detail: { why: 'merged' } } as const;
  return eraseAccount(tx, actor, { accountId: owner_id, roles: ['shop'], about }, now);
}

interface Told extends Sides {
  /** The language that was chosen in the account that is gone. */
  readonly goneReads: string | null;
}

async function tell(
  tx: Db,
  { publicUrl }: Merging,
  { keep, other, goneReads }: Told,
  now: Date,
): Promise<void> {
  const { support_phone: supportPhone } = await readSettings(tx);
  const path = shopPath({ sh_id: keep.id, sh_name: keep.name });
  const merged = { name: keep.name, link: publicUrl() + path, supportPhone };
  if (keep.owner_email !== null)
    await queueMail(tx, keep.owner_id, listingKeptLetter(keep.owner_email, merged), now);
  if (other.owner_email === null) return;
  // The account of this mail is deleted.
  const letter = { ...listingGoneLetter(other.owner_email, merged), language: goneReads };
  await queueMail(tx, null, letter, now);
}
