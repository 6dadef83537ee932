import type { Db } from '../db/open';
import { startMailWorker } from '../mail/worker';
import { startExpiring } from '../payments/expiry';
import type { PhotoStore } from '../photos/store';
import { startSweeping } from '../photos/sweep';
import { startKeepingRows } from '../search/keep-rows';
import { startRefreshingTerms } from '../search/refresh-terms';
import { startTelling } from '../search/wishes/tell';
import { startWritingCounts } from '../search/write-counts';
import type { Clock } from '../system/clock';
import type { Job } from '../system/every';
import { startCleaning } from './cleaning';

interface JobParts {
  readonly database: Db;
  /** Connections for long work that nobody waits for. */
  readonly patient: Db;
  readonly photoStore: PhotoStore;
  readonly clock: Clock;
  /** Null: mail stays in the outbox. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Shows each mail on the terminal while there is no mail server; null in production. */
  readonly show: ((text: string) => void) | null;
  readonly log: (message: string) => void;
  readonly reportError: (error: unknown) => void;
  /** Where the links in mails lead. */
  publicUrl(): string;
}

/** Everything that the server does by itself, again and again, from its start to its end. */
export function startJobs(parts: JobParts): readonly Pick<Job, 'stop'>[] {
  const { database, patient, photoStore, clock, log, reportError, publicUrl } = parts;
  return [
    startMailWorker({ ...parts, from: parts.mailFrom }),
    startCleaning({ database: patient, clock, log }),
    startExpiring({ database, clock, log, publicUrl }),
    startSweeping({ db: patient, photoStore, clock }, reportError),
    startRefreshingTerms(patient, log),
    startKeepingRows(patient, log),
    startWritingCounts(database, log),
    startTelling({ database: patient, clock, log, publicUrl }),
  ];
}
