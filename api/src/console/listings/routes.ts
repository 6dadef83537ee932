import {
  approveEdit,
  extendListing,
  listEdits,
  listListings,
  readListing,
  restoreListing,
  suspendListing,
} from '@aaspaas/contract/console/listings/calls';
import { listingReasonRules, extensionRules } from '@aaspaas/contract/console/listings/rules/reason';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { countShownPeople } from '../../accounts/count-shown-people';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { actOnListing } from '../../payments/listing-life/act-on-listing';
import { readPage } from '../paging';
import { manyListings } from './bulk';
import { findCase, listHistory, listPastEdits, listPaymentsOf, listReminders } from './case-queries';
import { countEdits, findWaitingEdit, listWaitingEdits, settleEdit } from './edit-queries';
import { countChosen, listChosen } from './list-queries';
import { presentCase, presentEdit, presentRow } from './present';

export const listingRoutes = [
  route(listListings, async ({ body: { sort, page, ...chosen }, actor, db, clock }) => {
    const now = clock.now();
    const { rows, ...paged } = await readPage(page, {
      count: () => countChosen(db, chosen, now),
      rows: (slice) => listChosen(db, chosen, sort, slice, now),
    });
    await countShownPeople(db, actor, rows.map(ownerOf), now);
    return { result: true, rows: rows.map(presentRow), ...paged };
  }),

  route(readListing, async ({ body, actor, db, clock }) => {
    const listing = await readCase(db, body.sh_id);
    await countShownPeople(db, actor, [listing.owner.id], clock.now());
    return { result: true, listing };
  }),

  route(suspendListing, async ({ body: { sh_id: shopId, reason }, actor, db, clock, publicUrl }) => {
    checkRules(listingReasonRules, { reason });
    const change = { shopId, action: 'suspend', actorId: actor.accountId, reason: reason.trim() } as const;
    await db.transaction((tx) => actOnListing(tx, { ...change, publicUrl: publicUrl() }, clock.now()));
    return { result: true, message: 'Suspended. Customers no longer find it.' };
  }),

  route(restoreListing, async ({ body: { sh_id: shopId, reason }, actor, db, clock, publicUrl }) => {
    checkRules(listingReasonRules, { reason });
    const change = { shopId, action: 'restore', actorId: actor.accountId, reason: reason.trim() } as const;
    await db.transaction((tx) => actOnListing(tx, { ...change, publicUrl: publicUrl() }, clock.now()));
    return { result: true, message: 'The suspension is over.' };
  }),

  route(extendListing, async ({ body: { sh_id: shopId, days, reason }, actor, clock, publicUrl, write }) => {
    checkRules(extensionRules, { days, reason });
    const change = { shopId, action: 'extend', actorId: actor.accountId, reason: reason.trim() } as const;
    return write(async (tx) => {
      await actOnListing(tx, { ...change, days: Number(days), publicUrl: publicUrl() }, clock.now());
      return { result: true, message: 'The listing has its days.' };
    });
  }),

  route(listEdits, async ({ body, actor, db, clock }) => {
    const { rows, ...paged } = await readPage(body.page, {
      count: () => countEdits(db),
      rows: (slice) => listWaitingEdits(db, slice),
    });
    await countShownPeople(db, actor, rows.map(ownerOf), clock.now());
    return { result: true, rows: rows.map(presentEdit), ...paged };
  }),

  route(approveEdit, async ({ body: { sh_id: shopId, last_at }, actor, db, clock }) => {
    const lastAt = new Date(last_at);
    if (Number.isNaN(lastAt.getTime())) throw new Failure('invalid', 'Invalid data provided');
    await db.transaction(async (tx) => {
      if (!(await settleEdit(tx, shopId, lastAt))) throw new Failure('taken', alreadySettled);
      const about = { subject: 'shop', subjectId: shopId } as const;
      await recordAuditEntry(
        tx,
        { actorId: actor.accountId, action: 'edit found fine', ...about },
        clock.now(),
      );
    });
    return { result: true, message: 'Settled.' };
  }),

  ...manyListings,
];

const ownerOf = ({ owner_id: id }: { readonly owner_id: number }) => id;

const alreadySettled =
  'Somebody has settled this already, or the owner has changed it once more. Please look again.';

async function readCase(db: Db, id: number) {
  const row = await findCase(db, id);
  if (!row) throw new Failure('missing', 'There is no such listing.');
  const [actions, payments, edits, reminders, waiting] = await Promise.all([
    listHistory(db, id),
    listPaymentsOf(db, id),
    listPastEdits(db, id),
    listReminders(db, id),
    findWaitingEdit(db, id),
  ]);
  return presentCase(row, { actions, payments, edits, reminders, waiting });
}
