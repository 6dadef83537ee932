import { startBackupOnAsking, startBackups } from '../backup/daily-backup';
import { startListingErased } from '../backup/erased-list';
import { startBulkActions } from '../console/bulk/job';
import type { Listener } from '../db/listen';
import type { Db } from '../db/open';
import type { SharedReplies } from '../http/shared-replies/shared-replies';
import { startMailWorker } from '../mail/worker';
import { startExpiring } from '../payments/expiry';
import type { PhotoStore } from '../photos/store';
import { startSweeping, startSweepingUnfinished } from '../photos/sweep';
import { startFollowingAdditions } from '../search/additions/refresh';
import { startKeepingRows, startRefreshingTerms } from '../search/indexing/keep-index';
import { startTelling } from '../search/wishes/tell';
import { startWritingCounts } from '../search/finding/count-search';
import type { Clock } from '../system/clock';
import { type Job, repeat } from '../system/repeat';
import type { JobBook, JobTitle } from '../system/job-book';
import { startCleaning } from '../jobs/cleaning';
import { recordRuns } from '../jobs/record-runs';
import { soundMoment } from '../jobs/sound-moment';
import { countDays } from '../jobs/daily-count-queries';

export interface JobParts {
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

/** What one process does for all, by the key of the job's row of runs, with what the console calls it. */
const commonTitles = {
  mail: 'Send mails',
  cleaning: 'Delete what is old',
  'daily-counts': 'Count the day for the charts',
  expiry: 'End listings whose time is over',
  'bulk-deeds': 'Change many listings or people at once',
  photos: 'Remove photos that nobody shows',
  uploads: 'Remove uploads that were never finished',
  'search-terms': 'Refresh the words of the search',
  'search-rows': 'Repair the rows of the search',
  wishes: 'Tell people what they were waiting for',
  erased: 'List beside the backups who was erased',
  backup: 'Make the backup of the day',
  'backup-now': 'Make a backup now',
};

/** What each process does for itself. */
const ownTitles = {
  'search-counts': 'Write down what was searched for',
  'search-additions': 'Learn the words that the console added',
};

type Titles = Readonly<Record<string, string>>;
type Starters<Of extends Titles> = { readonly [Name in keyof Of]: () => Job };

export function listTitles({ makesBackups }: Pick<JobParts, 'makesBackups'>): JobTitle[] {
  const { backup, ...others } = commonTitles;
  const titles = { ...others, ...(makesBackups && { backup }), ...ownTitles };
  return Object.entries(titles).map(([name, title]) => ({ name, title }));
}

/** What lies in the memory of this process, or has to get there. */
export function startOwnJobs(parts: JobParts): StartedJobs {
  const { database, patient, log } = parts;
  return start(parts, ownTitles, {
    'search-counts': () => startWritingCounts(database, log),
    'search-additions': () => startFollowingAdditions({ ...parts, database: patient }),
  });
}

/** Everything else that the server does by itself, again and again. */
export function startCommonJobs(parts: JobParts): StartedJobs {
  const { database, patient, photoStore, clock, log, reportError, publicUrl } = parts;
  const momentFor = (job: keyof typeof commonTitles) => () => soundMoment(patient, clock, job);
  const swept = { db: patient, photoStore, clock };
  const { backup, ...others } = {
    mail: () => startMailWorker({ ...parts, from: parts.mailFrom }),
    cleaning: () => startCleaning({ database: patient, moment: momentFor('cleaning'), log }),
    'daily-counts': () => startCountingDays({ database: patient, moment: momentFor('daily-counts'), log }),
    expiry: () => startExpiring({ database, moment: momentFor('expiry'), log, publicUrl }),
    'bulk-deeds': () => startBulkActions({ database, clock, log, publicUrl }),
    photos: () => startSweeping({ ...swept, moment: momentFor('photos') }, reportError),
    uploads: () => startSweepingUnfinished({ ...swept, moment: momentFor('uploads') }, reportError),
    'search-terms': () => startRefreshingTerms(patient, log),
    'search-rows': () => startKeepingRows(patient, log),
    wishes: () => startTelling({ database: patient, clock, log, publicUrl }),
    erased: () =>
      startListingErased({ ...parts, database: patient, moment: momentFor('erased') }, reportError),
    backup: () => startBackups(parts, reportError),
    'backup-now': () => startBackupOnAsking(parts, reportError),
  } satisfies Starters<typeof commonTitles>;
  return start(parts, commonTitles, { ...others, ...(parts.makesBackups && { backup }) });
}

export interface StartedJobs {
  /** Waits for the rounds that are under way. */
  stop(): Promise<void>;
}

function start<Of extends Titles>(parts: JobParts, titles: Of, starters: Partial<Starters<Of>>): StartedJobs {
  const { patient, clock, jobBook } = parts;
  const jobs = Object.entries<(() => Job) | undefined>(starters).flatMap(([name, starter]) => {
    if (!starter) return [];
    const job = starter();
    recordRuns({ database: patient, clock }, name, job);
    jobBook.add({ name, title: titles[name] ?? name, pauseMs: job.pauseMs, runOnce: job.runOnce });
    return [{ name, job }];
  });
  return {
    stop: async () => {
      for (const { name } of jobs) jobBook.remove(name);
      await Promise.all(jobs.map(({ job }) => job.stop()));
    },
  };
}

const pauseMs = 15 * 60_000;

interface CountingParts {
  readonly database: Db;
  /** Of which day it is; null: not in this round. */
  readonly moment: () => Promise<Date | null>;
  readonly log: (message: string) => void;
}

/** At the start and every quarter of an hour: counting a day again changes nothing. */
function startCountingDays({ database, moment, log }: CountingParts): Job {
  const work = async () => {
    const now = await moment();
    if (now) await countDays(database, now);
  };
  const counting = repeat(pauseMs, work, (error) => log(`daily counts: ${String(error)}`));
  void counting.runOnce();
  return counting;
}
