import type { Db } from '../../db/open';
import { reminderLetter } from '../../mail/letters/listing';
import { queueMail } from '../../mail/queries';
import { readSettings, type Settings } from '../../settings/queries';
import { askForPayment } from '../ask-for-payment';
import { presentPayment } from '../present';
import { newestPayment } from '../queries';
import { type DueReminder, listDueReminders, listUnasked, markReminded } from './reminder-queries';

/** Asks owners whose listing ends soon for the next fee, and reminds them of the end by mail. */
export async function remindOwners(db: Db, publicUrl: string, now: Date): Promise<void> {
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

/** Some at a time, so that nobody waits for a long transaction. */
async function untilNone(db: Db, work: (tx: Db) => Promise<number>): Promise<void> {
  while ((await db.transaction(work)) > 0);
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
