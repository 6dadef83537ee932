import type { Db } from '../db/open';
import { repeat, type Job } from '../system/repeat';
import { expireListings, putBackListings } from './listing-life/expire';
import { remindOwners } from './listing-life/remind';
import { tellWaitingOwners } from './opening';

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
