import { startBackups } from '../backup/daily-backup';
import type { Listener } from '../db/listen';
import type { Db } from '../db/open';
import type { SharedReplies } from '../http/shared/shared-replies';
import { startMailWorker } from '../mail/worker';
import { startExpiring } from '../payments/expiry';
import { bulkJob, startBulkDeeds } from '../payments/life/bulk';
import type { PhotoStore } from '../photos/store';
import { startSweeping, startSweepingUnfinished } from '../photos/sweep';
import { startFollowingAdditions } from '../search/additions/follow';
import { startKeepingRows } from '../search/keep-rows';
import { startRefreshingTerms } from '../search/refresh-terms';
import { startTelling } from '../search/wishes/tell';
import { startWritingCounts } from '../search/write-counts';
import type { Clock } from '../system/clock';
import type { Job } from '../system/every';
import type { JobBook } from '../system/job-book';
import { startCleaning } from './cleaning';
import { startCountingDays } from './daily-counts';
import { recordRuns } from './record-runs';

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
  readonly databaseUrl: string;
  readonly listener: Listener;
  readonly shared: SharedReplies;
  readonly backupDir: string;
  /** Whether the server makes backups by itself. */
  readonly makesBackups: boolean;
  /** The console shows the jobs in it. */
  readonly jobBook: JobBook;
}

/** Everything that the server does by itself, again and again, from its start to its end. */
export function startJobs(parts: JobParts): readonly Pick<Job, 'stop'>[] {
  const { database, patient, photoStore, clock, log, reportError, publicUrl } = parts;
  const swept = { db: patient, photoStore, clock };
  // A name is the key of the job's row of runs; the words beside it are what the console calls it.
  const jobs: readonly (readonly [name: string, title: string, job: Job])[] = [
    ['mail', 'Send mails', startMailWorker({ ...parts, from: parts.mailFrom })],
    ['cleaning', 'Delete what is old', startCleaning({ database: patient, clock, log })],
    ['daily-counts', 'Count the day for the charts', startCountingDays({ database: patient, clock, log })],
    ['expiry', 'End listings whose time is over', startExpiring({ database, clock, log, publicUrl })],
    [bulkJob, 'Change many listings at once', startBulkDeeds({ database, clock, log, publicUrl })],
    ['photos', 'Remove photos that nobody shows', startSweeping(swept, reportError)],
    ['uploads', 'Remove uploads that were never finished', startSweepingUnfinished(swept, reportError)],
    ['search-terms', 'Refresh the words of the search', startRefreshingTerms(patient, log)],
    ['search-rows', 'Repair the rows of the search', startKeepingRows(patient, log)],
    ['search-counts', 'Write down what was searched for', startWritingCounts(database, log)],
    [
      'search-additions',
      'Learn the words that the console added',
      startFollowingAdditions({ ...parts, database: patient }),
    ],
    [
      'wishes',
      'Tell people what they were waiting for',
      startTelling({ database: patient, clock, log, publicUrl }),
    ],
    ...(parts.makesBackups
      ? ([['backup', 'Make the backup of the day', startBackups(parts, reportError)]] as const)
      : []),
  ];
  return jobs.map(([name, title, job]) => {
    recordRuns({ database: patient, clock }, name, job);
    parts.jobBook.add({ name, title, pauseMs: job.pauseMs, runOnce: job.runOnce });
    return job;
  });
}
