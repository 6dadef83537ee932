import type { AnswerOf } from '@aaspaas/contract/call';
import type { BulkAction } from '@aaspaas/contract/console/bulk/actions';
import type { BulkRecord } from '@aaspaas/contract/console/bulk/calls';
import type { suspendListings } from '@aaspaas/contract/console/listings/calls';
import { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import { type AuditSubject, recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import type { Context } from '../../http/route';
import { addJobRequest } from '../../jobs/run-queries';
import type { JobBook } from '../../system/job-book';
import { addBulk, type BulkRow, type Ids } from './queries';

/** Every call that starts such an action has the same reply. */
type Starting = Pick<Context<typeof suspendListings>, 'actor' | 'clock' | 'db' | 'write' | 'jobBook'>;
type Started = AnswerOf<typeof suspendListings>;

interface BulkStart {
  readonly action: BulkAction;
  readonly days?: number;
  readonly reason?: string;
  /** What the admin has confirmed. */
  readonly expected: number;
}

/** Settles which ones are meant, by a query for their ids; the job does the rest. */
export async function startBulk(
  { actor, clock, db, write, jobBook }: Starting,
  start: BulkStart,
  idsAt: (now: Date) => Ids,
): Promise<Started> {
  const now = clock.now();
  const reply = await write((tx) => begin(tx, start, actor.accountId, idsAt(now), now));
  await workAtOnce(db, jobBook);
  return reply;
}

async function begin(tx: Db, start: BulkStart, actorId: number, ids: Ids, now: Date): Promise<Started> {
  const { action, days = null, reason = '', expected } = start;
  const bulkAction = { action, days, reason: reason.trim(), actor_id: actorId, total: expected };
  const { found, ...bulk } = await addBulk(tx, bulkAction, ids, now);
  if (found !== expected) throw new Failure('taken', changedMeanwhile(found));
  await recordBulk(tx, bulk, now);
  return { result: true, message: '', bulk: presentBulk(bulk) };
}

const changedMeanwhile = (found: number) =>
  says('The list has changed: it would now be {n}. Nothing was done. Please look again.', {
    n: found.toLocaleString('en-IN'),
  });

/** What the audit table calls each action, and what it is about. */
const written: Readonly<Record<BulkAction, readonly [string, AuditSubject]>> = {
  extend: ['many listings extended', 'shop'],
  suspend: ['many listings suspended', 'shop'],
  restore: ['many listings restored', 'shop'],
  unlock: ['many accounts unlocked', 'account'],
  'log out': ['many people logged out', 'account'],
};

/** Each of them gets its own entry too, when its turn comes. */
function recordBulk(tx: Db, { id, action, total, days, actor_id: actorId }: BulkRow, now: Date) {
  const [name, subject] = written[action];
  const detail = { bulk: id, count: total, ...(days && { days }) };
  return recordAuditEntry(tx, { actorId, action: name, subject, subjectId: null, detail }, now);
}

export function presentBulk(row: BulkRow): BulkRecord {
  const { actor_id: _actor, made_at, ...bulk } = row;
  return { ...bulk, made_at: made_at.toISOString() };
}

/** The key of the job that works through the actions. */
const bulkJob = 'bulk-deeds';

/** Otherwise it begins with the job's next round. */
async function workAtOnce(db: Db, jobBook: JobBook): Promise<void> {
  const here = jobBook.running().find(({ name }) => name === bulkJob);
  if (here) void here.runOnce();
  else await addJobRequest(db, bulkJob);
}
