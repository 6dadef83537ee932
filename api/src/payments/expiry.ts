import { recordAuditEntry } from '../audit/queries';
import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { every, type Job } from '../system/every';
import { askForPayment } from './ask-for-payment';
import { tellWaitingOwners } from './opening';
import { expireShops } from './queries';

/** Takes listings whose paid year is over off the lists, and asks their owners for the next fee. */
export async function expireListings(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id } of await expireShops(tx, now)) {
      await askForPayment(tx, id, now);
      await recordAuditEntry(
        tx,
        { actorId: null, action: 'listing expired', subject: 'shop', subjectId: id },
        now,
      );
    }
  });
}

interface ExpiringParts {
  readonly database: Db;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Where the links in mails lead. */
  readonly publicUrl: () => string;
}

const hourMs = 60 * 60_000;

/** At the start and every hour, in every process; what one has expired the next does not find. */
export function startExpiring({ database, clock, log, publicUrl }: ExpiringParts): Job {
  const work = async () => {
    await expireListings(database, clock.now());
    // Owners who were asked for the fee at the very moment when payments opened.
    await tellWaitingOwners(database, publicUrl(), clock.now());
  };
  const expiring = every(hourMs, work, (error) => log(`expiry: ${String(error)}`));
  void expiring.runOnce();
  return expiring;
}
