import { setTimeout as pause } from 'node:timers/promises';
import { listWaiting, type WaitingRow } from '../console/today/queries';
import type { Db } from '../db/open';
import { listRuns, type RunRow } from '../jobs/run-queries';
import type { PhotoStore } from '../photos/store';
import type { Clock } from '../system/clock';
import { type Family, gauge } from './family';
import { listReplicas, type MailRow, readMail, readNotedBackup, type ReplicaRow } from './queries';

export interface Installation {
  readonly database: Db;
  readonly clock: Clock;
  /** The newest backup that this server can see. */
  newestBackup(): Promise<Date | null>;
  readonly photoStore: Pick<PhotoStore, 'space'>;
}

/** Prometheus gives up after ten seconds, and then knows nothing at all. */
const answerWithinMs = 4000;

/** What is the same for all processes, because it is in the database or on the disk. */
export async function installationFamilies(installation: Installation): Promise<Family[]> {
  const read = readDatabase(installation).catch(() => null);
  const told = await Promise.race([read, pause(answerWithinMs, null, { ref: false })]);
  const space = await installation.photoStore.space().catch(() => null);
  return [
    gauge('aaspaas_database_up', 'Whether the database answers.', told ? 1 : 0),
    ...(space ? [gauge('aaspaas_disk_free_bytes', 'Room on the disk of the photos.', space.freeBytes)] : []),
    ...(told ?? []),
  ];
}

async function readDatabase({ database, clock, newestBackup }: Installation): Promise<Family[]> {
  const [mail, waiting, runs, replicas, noted, made] = await Promise.all([
    readMail(database),
    listWaiting(database),
    listRuns(database),
    listReplicas(database),
    readNotedBackup(database),
    newestBackup(),
  ]);
  const now = clock.now();
  return [
    ...mailFamilies(mail, now),
    ...waitingFamilies(waiting, now),
    ...jobFamilies(runs),
    ...replicaFamilies(replicas),
    gauge(
      'aaspaas_backup_timestamp_seconds',
      'When the newest backup was made; 0 if there is none.',
      Math.max(secondsOf(noted), secondsOf(made)),
    ),
  ];
}

const secondsOf = (moment: Date | null): number => (moment ? moment.getTime() / 1000 : 0);
const secondsSince = (moment: Date | null, now: Date): number =>
  moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0;

const mailFamilies = ({ fresh, retried, failed, fresh_since }: MailRow, now: Date): Family[] => [
  gauge(
    'aaspaas_mails',
    'Mails that are not sent: not tried yet (new), tried in vain (retried), given up (failed).',
    [
      [{ state: 'new' }, fresh],
      [{ state: 'retried' }, retried],
      [{ state: 'failed' }, failed],
    ],
  ),
  gauge(
    'aaspaas_mail_untried_seconds',
    'How long the oldest mail has waited to be tried; 0 if none waits.',
    secondsSince(fresh_since, now),
  ),
];

/** The queues of the console; mail has its own metrics. */
function waitingFamilies(rows: readonly WaitingRow[], now: Date): Family[] {
  const queues = rows.filter(({ kind }) => kind !== 'mail');
  return [
    gauge(
      'aaspaas_waiting',
      'What waits for the operator, such as payments to confirm.',
      queues.map(({ kind, count }) => [{ kind }, count]),
    ),
    gauge(
      'aaspaas_waiting_oldest_seconds',
      'How long the oldest of them has waited; 0 if none waits.',
      queues.map(({ kind, oldest_at }) => [{ kind }, secondsSince(oldest_at, now)]),
    ),
  ];
}

/** Rounds of jobs that run all the time are written down once a minute. */
const jobFamilies = (runs: readonly RunRow[]): Family[] => [
  gauge(
    'aaspaas_job_success_timestamp_seconds',
    'When the last round of a job that went well began; 0 if none has.',
    runs.map(({ job, succeeded_at }) => [{ task: job }, secondsOf(succeeded_at)]),
  ),
  gauge(
    'aaspaas_job_duration_seconds',
    'How long the last round of a job took.',
    runs.map(({ job, took_ms }) => [{ task: job }, took_ms / 1000]),
  ),
  gauge(
    'aaspaas_job_failed',
    'Whether the last round of a job failed.',
    runs.map(({ job, error }) => [{ task: job }, error === null ? 0 : 1]),
  ),
];

const replicaFamilies = (replicas: readonly ReplicaRow[]): Family[] => [
  gauge('aaspaas_replicas', 'Servers that follow this database.', replicas.length),
  gauge(
    'aaspaas_replica_lag_seconds',
    'How far behind a replica is, in time.',
    replicas.map(({ name, lag_seconds }) => [{ replica: name }, lag_seconds]),
  ),
  gauge(
    'aaspaas_replica_lag_bytes',
    'How far behind a replica is, in what was written.',
    replicas.map(({ name, lag_bytes }) => [{ replica: name }, lag_bytes]),
  ),
];
