import { Failure } from '@aaspaas/contract/failure';
import {
  actorOf,
  lifeRow,
  type ListingAction,
  type LifeActor,
} from '@aaspaas/contract/payments/listing-life';
import type { ListingState } from '@aaspaas/contract/payments/states';
import { type Sentence, says } from '@aaspaas/contract/says';
import { dayMs } from '@aaspaas/contract/durations';
import { recordAuditEntry } from '../../audit/queries';
import type { Db } from '../../db/open';
import { readSettings } from '../../settings/queries';
import { askForPayment } from '../ask-for-payment';
import {
  holdListing,
  readLastPayment,
  writeChange,
  writeStatus,
  type ListingOwner,
  readOwner,
} from './queries';
import { liveLetter, renewedLetter, suspendedLetter } from '../../mail/letters/listing';
import { queueMail } from '../../mail/queries';
import type { Letter } from '../../mail/letter';

/** Nothing else changes the status of a listing, and the end of its paid time. */
export async function actOnListing(tx: Db, change: ListingChange, now: Date): Promise<ListingOutcome> {
  const { shopId, action, by = actorOf[action] } = change;
  const held = await holdListing(tx, shopId);
  if (!held) throw new Failure('missing', 'There is no such listing.');
  const { status: from } = held;
  const row = lifeRow(action, by, from);
  if (!row || !fits(action, isPaid(held.paid_until, now))) throw new Failure('taken', refusal(action, from));
  const days = await daysOf(tx, change);
  const paidUntil = days === null ? held.paid_until : moved(held.paid_until, days, now);
  const to = row.to === 'before' ? await stateBefore(tx, shopId, paidUntil, now) : row.to;
  const outcome = { from, to, paidUntil };
  await record(tx, change, outcome, days, now);
  const reason = to === from ? held.status_reason : await reasonFor(tx, to, change);
  await writeStatus(tx, shopId, { status: to, status_reason: reason, paid_until: paidUntil }, now);
  if (asksForPayment(from, to)) await askForPayment(tx, shopId, now);
  await tellOwner(tx, change, outcome, now);
  return outcome;
}

const isPaid = (until: Date | null, now: Date): boolean => until !== null && until > now;

/** Time ends only what is over, and puts back only what is not. */
const fits = (action: ListingAction, paid: boolean): boolean =>
  action === 'expire' ? !paid : action !== 'put back' || paid;

async function daysOf(tx: Db, { action, days }: ListingChange): Promise<number | null> {
  if (action === 'confirm payment') return days ?? Number((await readSettings(tx)).plan_days);
  if (action !== 'extend' && action !== 'reverse payment') return null;
  if (!days || days < 1) throw new Error(`${action} needs its days`);
  return action === 'extend' ? days : -days;
}

/** Time that is left is kept; time that has passed unpaid is not counted. Days taken back end the time earlier. */
function moved(end: Date | null, days: number, now: Date): Date {
  const start = end && (end > now || days < 0) ? end : now;
  return new Date(start.getTime() + days * dayMs);
}

/** Where a listing is that nobody has suspended. */
async function stateBefore(tx: Db, shopId: number, paidUntil: Date | null, now: Date): Promise<ListingState> {
  if (isPaid(paidUntil, now)) return 'active';
  const payment = await readLastPayment(tx, shopId);
  if (payment?.state === 'submitted') return 'payment_submitted';
  if (payment?.state === 'rejected') return 'rejected';
  return paidUntil ? 'expired' : 'pending_payment';
}

async function reasonFor(tx: Db, to: ListingState, change: ListingChange): Promise<string> {
  if (to === 'rejected' && change.action === 'restore')
    return (await readLastPayment(tx, change.shopId))?.reason ?? '';
  return to === 'rejected' || to === 'suspended' ? (change.reason ?? '') : '';
}

const asksForPayment = (from: ListingState, to: ListingState): boolean =>
  to === 'expired' || (from === 'suspended' && to === 'pending_payment');

/** What the audit table calls each action once it is done. */
const done: Readonly<Record<ListingAction, string>> = {
  'submit payment': 'payment submitted',
  'confirm payment': 'payment confirmed',
  'reject payment': 'payment rejected',
  'reverse payment': 'payment reversed',
  expire: 'listing expired',
  'put back': 'listing put back',
  suspend: 'listing suspended',
  restore: 'listing restored',
  extend: 'listing extended',
};

async function record(
  tx: Db,
  { shopId, action, actorId, reason = '', reference }: ListingChange,
  { from, to, paidUntil }: ListingOutcome,
  days: number | null,
  now: Date,
): Promise<void> {
  const detail = { from, to, ...(days && { days }), ...(reference && { reference }) };
  const about = { subject: 'shop', subjectId: shopId, detail } as const;
  await recordAuditEntry(tx, { actorId, action: done[action], ...about }, now);
  await writeChange(tx, { shopId, actorId, action, was: from, became: to, reason, days, paidUntil }, now);
}

const inWords: Readonly<Record<ListingState, string>> = {
  pending_payment: 'waiting for its payment',
  payment_submitted: 'waiting for its payment to be confirmed',
  active: 'live',
  expired: 'expired',
  rejected: 'waiting for a new payment',
  suspended: 'suspended',
};

const refusal = (action: ListingAction, from: ListingState): Sentence =>
  says('This cannot be done now ({action}): the listing is {state}.', { action, state: inWords[from] });

/** Mails the owner what a change means for the listing. Days as a gift, and what owners do themselves, need no mail. */
async function tellOwner(tx: Db, change: ListingChange, outcome: ListingOutcome, now: Date): Promise<void> {
  const letter = change.publicUrl !== null && letterFor(change, outcome, change.publicUrl);
  if (!letter) return;
  const owner = await readOwner(tx, change.shopId);
  if (owner.email) await queueMail(tx, owner.accountId, letter(owner.email, owner), now);
}

type LetterTo = (to: string, listing: ListingOwner) => Letter;

function letterFor(
  { action, reason = '' }: ListingChange,
  { from, to, paidUntil }: ListingOutcome,
  publicUrl: string,
): LetterTo | null {
  if (to === 'active' && from !== 'active')
    return (email, listing) => liveLetter(email, listing, paidUntil, publicUrl);
  if (to === 'active' && action === 'confirm payment')
    return (email, listing) => renewedLetter(email, listing, paidUntil, publicUrl);
  if (to === 'suspended' && from !== 'suspended')
    return (email, listing) => suspendedLetter(email, listing, reason, publicUrl);
  return null;
}

interface ListingChange {
  readonly shopId: number;
  readonly action: ListingAction;
  /** Null: the owner without signing in, the operator at the machine, or time. */
  readonly actorId: number | null;
  /** Where the links of the mail to the owner lead. Null: whoever acts writes to the owner in other words. */
  readonly publicUrl: string | null;
  /** Whom the table of lives asks about; unless it is said, whoever the action belongs to. */
  readonly by?: LifeActor;
  /** Shown to the owner. */
  readonly reason?: string;
  /** How much longer, or shorter for a reversal; a confirmed payment gives what the plan does. */
  readonly days?: number;
  /** Of the payment that it is about. */
  readonly reference?: string;
}

interface ListingOutcome {
  readonly from: ListingState;
  readonly to: ListingState;
  readonly paidUntil: Date | null;
}
