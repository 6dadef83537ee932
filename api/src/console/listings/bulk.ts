import type { ListingBulkAction } from '@aaspaas/contract/console/bulk/actions';
import {
  countListings,
  extendListings,
  restoreListings,
  suspendListings,
} from '@aaspaas/contract/console/listings/calls';
import { listingReasonRules, extensionRules } from '@aaspaas/contract/console/listings/rules/reason';
import { life } from '@aaspaas/contract/payments/listing-life';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { startBulk } from '../bulk/begin';
import { type Chosen, chosenIds } from './chosen-queries';
import { countChosen } from './list-queries';

export const manyListings = [
  route(countListings, async ({ body: { action, ...chosen }, db, clock }) => {
    const now = clock.now();
    const all = await countChosen(db, chosen, now);
    const changes = await countChosen(db, changedBy(action, chosen), now);
    return { result: true, changes, stays: all - changes };
  }),

  route(extendListings, async ({ body: { expected, days, reason, ...chosen }, ...context }) => {
    checkRules(extensionRules, { days, reason });
    const start = { action: 'extend', days: Number(days), reason, expected } as const;
    return startBulk(context, start, (now) => chosenIds(changedBy('extend', chosen), now));
  }),

  route(suspendListings, async ({ body: { expected, reason, ...chosen }, ...context }) => {
    checkRules(listingReasonRules, { reason });
    const start = { action: 'suspend', reason, expected } as const;
    return startBulk(context, start, (now) => chosenIds(changedBy('suspend', chosen), now));
  }),

  route(restoreListings, async ({ body: { expected, reason, ...chosen }, ...context }) => {
    checkRules(listingReasonRules, { reason });
    const start = { action: 'restore', reason, expected } as const;
    return startBulk(context, start, (now) => chosenIds(changedBy('restore', chosen), now));
  }),
];

/** Of the chosen ones those whose status allows it. */
const changedBy = (action: ListingBulkAction, chosen: Chosen): Chosen => ({
  ...chosen,
  states: life.filter((row) => row.action === action).flatMap(({ from }) => from),
});
