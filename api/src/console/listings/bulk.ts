import {
  countListings,
  extendListings,
  readBulk,
  suspendListings,
} from '@aaspaas/contract/console/listings/calls';
import { deedRules, extensionRules } from '@aaspaas/contract/console/listings/rules/deed';
import type { BulkAction } from '@aaspaas/contract/console/listings/filters';
import { Failure } from '@aaspaas/contract/failure';
import { life } from '@aaspaas/contract/payments/life';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { addAsk } from '../../jobs/ask-queries';
import { bulkJob } from '../../payments/life/bulk';
import { addBulk, type BulkRow, findBulk } from '../../payments/life/bulk-queries';
import type { JobBook } from '../../system/job-book';
import { type Chosen, isChosen } from './chosen-queries';
import { countChosen } from './list-queries';
import { presentBulk } from './present';

export const bulkRoutes = [
  route(countListings, async ({ body: { action, ...chosen }, db, clock }) => {
    const now = clock.now();
    const all = await countChosen(db, chosen, now);
    const changes = await countChosen(db, { ...chosen, states: statesFor(action) }, now);
    return { result: true, changes, stays: all - changes };
  }),

  route(
    extendListings,
    async ({ body: { expected, days, reason, ...chosen }, actor, clock, db, write, jobBook }) => {
      checkRules(extensionRules, { days, reason });
      const start = { action: 'extend', days: Number(days), reason: reason.trim(), expected } as const;
      const reply = await write((tx) =>
        begin(tx, chosen, { ...start, actorId: actor.accountId }, clock.now()),
      );
      await beginAtOnce(db, jobBook);
      return reply;
    },
  ),

  route(
    suspendListings,
    async ({ body: { expected, reason, ...chosen }, actor, clock, db, write, jobBook }) => {
      checkRules(deedRules, { reason });
      const start = { action: 'suspend', days: null, reason: reason.trim(), expected } as const;
      const reply = await write((tx) =>
        begin(tx, chosen, { ...start, actorId: actor.accountId }, clock.now()),
      );
      await beginAtOnce(db, jobBook);
      return reply;
    },
  ),

  route(readBulk, async ({ body, db }) => {
    const bulk = await findBulk(db, body.id);
    if (!bulk) throw new Failure('missing', 'There is no such deed.');
    return { result: true, bulk: presentBulk(bulk) };
  }),
];

/** In which status a listing must be. */
const statesFor = (action: BulkAction) =>
  life.filter((row) => row.action === action).flatMap(({ from }) => from);

interface Start {
  readonly action: BulkAction;
  readonly days: number | null;
  readonly reason: string;
  readonly actorId: number;
  /** What the operator has confirmed. */
  readonly expected: number;
}

async function begin(tx: Db, chosen: Chosen, { expected, actorId, ...deed }: Start, now: Date) {
  const which = isChosen({ ...chosen, states: statesFor(deed.action) }, now);
  const { found, ...bulk } = await addBulk(tx, { ...deed, actor_id: actorId, total: expected }, which, now);
  if (found !== expected) throw new Failure('taken', changedMeanwhile(found));
  await recordBulk(tx, bulk, actorId, now);
  return { result: true, message: '', bulk: presentBulk(bulk) };
}

const changedMeanwhile = (found: number): string =>
  `The list has changed: it would now be ${found.toLocaleString('en-IN')}. Nothing was done. Please look again.`;

/** Each listing gets its own entry too, when its turn comes. */
const recordBulk = (tx: Db, { id, action, total, days }: BulkRow, actorId: number, now: Date) =>
  recordAuditEntry(
    tx,
    {
      actorId,
      action: action === 'extend' ? 'many listings extended' : 'many listings suspended',
      subject: 'shop',
      subjectId: null,
      detail: { bulk: id, count: total, ...(days && { days }) },
    },
    now,
  );

/** Otherwise it begins with the job's next round. */
async function beginAtOnce(db: Db, jobBook: JobBook): Promise<void> {
  const here = jobBook.running().find(({ name }) => name === bulkJob);
  if (here) void here.runOnce();
  else await addAsk(db, bulkJob);
}
