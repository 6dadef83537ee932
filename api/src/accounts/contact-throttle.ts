import { says } from '@aaspaas/contract/says';
import type { Db } from '../db/open';
import { fingerprint, tooMany } from '../http/throttle';
import { type Pace, waitBefore } from '../http/throttle-queries';

const minute = 60_000;
const day = 24 * 60 * minute;

const betweenMails: Pace = { from: 1, firstWaitMs: minute, longestWaitMs: minute };
const aDay = (from: number): Pace => ({ from, firstWaitMs: day, longestWaitMs: day, windowMs: day });
const ofAccount = aDay(10);
/** Far more than a person with several accounts needs, and too few to fill a stranger's mailbox. */
const toEmail = aDay(20);

const phonesADay = aDay(3);
const phonesAWeek: Pace = { from: 5, firstWaitMs: 7 * day, longestWaitMs: 7 * day, windowMs: 7 * day };

/** Every change sends a mail, and keeps others from using a number for a while. */
export async function countNewPhone(db: Db, accountId: number): Promise<void> {
  const wait =
    (await waitBefore(db, `new-phone:${accountId}`, phonesADay)) ||
    (await waitBefore(db, `new-phone:${accountId}:week`, phonesAWeek));
  if (wait > 0) throw tooMany(wait, says('Your mobile number was changed several times.'));
}

/** Nobody has confirmed this email yet, so the mail may go to a stranger. */
export async function countConfirmMail(db: Db, accountId: number, email: string): Promise<void> {
  const wait =
    (await waitBefore(db, `confirm:${accountId}`, ofAccount)) ||
    (await waitBefore(db, `confirm-to:${fingerprint(email)}`, toEmail));
  if (wait > 0) throw tooMany(wait, says('Many mails were sent already.'));
}

/** Not again before the last mail has had time to arrive. */
export async function countResend(db: Db, accountId: number): Promise<void> {
  const wait = await waitBefore(db, `confirm-again:${accountId}`, betweenMails);
  if (wait > 0) throw tooMany(wait, says('The mail was sent already.'));
}
