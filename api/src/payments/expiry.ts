import type { Db } from '../db/open';
import type { Clock } from '../system/clock';
import { every, type Job } from '../system/every';
import { expireListings } from './listing-life/expire';
import { remindOwners } from './listing-life/remind';
import { tellWaitingOwners } from './opening';

interface ExpiringParts {
  readonly database: Db;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Where the links in mails lead. */
  readonly publicUrl: () => string;
}

const hourMs = 60 * 60_000;

/** At the start and every hour; what one process has expired the next does not find. */
export function startExpiring({ database, clock, log, publicUrl }: ExpiringParts): Job {
  const work = async () => {
    await expireListings(database, publicUrl(), clock.now());
    await remindOwners(database, publicUrl(), clock.now());
    // Owners who were asked for the fee at the very moment when payments opened.
    await tellWaitingOwners(database, publicUrl(), clock.now());
  };
  const expiring = every(hourMs, work, (error) => log(`expiry: ${String(error)}`));
  void expiring.runOnce();
  return expiring;
}
