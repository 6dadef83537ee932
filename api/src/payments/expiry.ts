import type { Db } from '../db/open';
import { reminderLetter } from '../mail/letters/listing';
import { queueMail } from '../mail/queries';
import { readSettings, type Settings } from '../settings/queries';
import { askForPayment } from './ask-for-payment';
import { presentPayment } from './present';
import { newestPayment } from './queries';
import {
  type DueReminder,
  listDueReminders,
  listUnasked,
  markReminded,
} from './listing-life/reminder-queries';
import { repeat, type Job } from '../system/repeat';
import { tellWaitingOwners } from './opening';
import { type Said, says } from '@aaspaas/contract/says';
import { type Ending, forgetHeld, holdEnding, takeWord } from '../jobs/ending-queries';
import { actOnListing } from './listing-life/act-on-listing';
import { countEnded, listEnded, listEndedEarly } from './listing-life/queries';

interface ExpiringParts {
  readonly database: Db;
  /** By which things end; null: not in this round. */
  readonly moment: () => Promise<Date | null>;
  readonly log: (message: string) => void;
  /** Where the links in mails lead. */
  readonly publicUrl: () => string;
}

const hourMs = 60 * 60_000;

/** At the start and every hour; what one process has expired the next does not find. */
export function startExpiring({ database, moment, log, publicUrl }: ExpiringParts): Job {
  const work = async () => {
    const now = await moment();
    if (!now) return;
    await putBackListings(database, now);
    await expireListings(database, publicUrl(), now);
    await remindOwners(database, publicUrl(), now);
    // Owners who were asked for the fee at the very moment when payments opened.
    await tellWaitingOwners(database, publicUrl(), now);
  };
  const expiring = repeat(hourMs, work, (error) => log(`expiry: ${String(error)}`));
  void expiring.runOnce();
  return expiring;
}

/** The share of all live listings that may end in one round without an admin's word. */
const mostAtOnce = 0.05;
/** A small town's one or two are a large share of it, and nothing to ask about. */
const alwaysAllowed = 5;

/** Takes listings whose paid time is over off the lists; their owners are asked for the next fee. */
export async function expireListings(db: Db, publicUrl: string, now: Date): Promise<void> {
  await refuseTooMany(db, now);
  await untilNone(db, async (tx) => {
    const ended = await listEnded(tx, now);
    for (const { id } of ended)
      await actOnListing(tx, { shopId: id, action: 'expire', actorId: null, publicUrl }, now);
    return ended.length;
  });
}

/** Brings back what ended although its paid time is still ahead. Owners are not written to: they have lost nothing. */
async function putBackListings(db: Db, now: Date): Promise<void> {
  await untilNone(db, async (tx) => {
    const early = await listEndedEarly(tx, now);
    for (const { id } of early)
      await actOnListing(tx, { shopId: id, action: 'put back', actorId: null, publicUrl: null }, now);
    return early.length;
  });
}

/** So much ends at once only when a clock is wrong, or after a long silence: an admin can tell which it is. */
async function refuseTooMany(db: Db, now: Date): Promise<void> {
  const { ended, live } = await countEnded(db, now);
  const ending: Ending = { job: 'expiry', wouldEnd: ended, ofAll: live };
  if (ended <= alwaysAllowed || ended <= mostAtOnce * live) return forgetHeld(db, ending.job);
  if (await takeWord(db, ending)) return;
  await holdEnding(db, ending, now);
  throw new Error(`${String(sayEnding(ended, live))} Nothing was ended: it waits for your word.`);
}

const sayEnding = (ended: number, live: number): Said =>
  says('{ended} of {live} live listings would end at once.', {
    ended: ended.toLocaleString('en-IN'),
    live: live.toLocaleString('en-IN'),
  });

/** Asks owners whose listing ends soon for the next fee, and reminds them of the end by mail. */
async function remindOwners(db: Db, publicUrl: string, now: Date): Promise<void> {
  await untilNone(db, async (tx) => {
    const unasked = await listUnasked(tx, now);
    for (const { id } of unasked) await askForPayment(tx, id, now);
    return unasked.length;
  });
  await untilNone(db, async (tx) => {
    const due = await listDueReminders(tx, now);
    const settings = await readSettings(tx);
    for (const reminder of due) await remind(tx, reminder, settings, publicUrl, now);
    return due.length;
  });
}

async function remind(
  tx: Db,
  reminder: DueReminder,
  settings: Settings,
  publicUrl: string,
  now: Date,
): Promise<void> {
  await markReminded(tx, reminder, now);
  const { id, accountId, email, endsAt, daysLeft } = reminder;
  if (!email) return;
  const row = await newestPayment(tx, id);
  const payment = row && row.state !== 'confirmed' ? presentPayment(row, settings) : null;
  const letter = reminderLetter(email, { listing: reminder, endsAt, daysLeft, payment }, publicUrl);
  await queueMail(tx, accountId, letter, now);
}

/** Some at a time, so that nobody waits for a long transaction. */
async function untilNone(db: Db, work: (tx: Db) => Promise<number>): Promise<void> {
  while ((await db.transaction(work)) > 0);
}
