import { join } from 'node:path';
import type { PhotoStore } from '../photos/store';
import type { Clock } from '../system/clock';
import { repeat, type Job } from '../system/repeat';
import { newestBackup, removeSuperfluous } from './keep-backups';
import { folderName, makeBackup } from './make-backup';

interface DailyBackup {
  readonly databaseUrl: string;
  readonly photoStore: PhotoStore;
  readonly backupDir: string;
  readonly clock: Clock;
}

const hourMs = 60 * 60_000;
/** A little less than a day, so that it does not become later every day. */
const restMs = 23.5 * hourMs;

/** Looks every hour whether a backup is due, so that a server that was off at night makes up for it. */
export const startBackups = (parts: DailyBackup, report: (error: unknown) => void): Job =>
  repeat(hourMs, () => backUpIfDue(parts), report);

/** Only when somebody asks for it, whenever the last one was. */
export const startBackupOnAsking = (parts: DailyBackup, report: (error: unknown) => void): Job =>
  repeat(null, () => backUp(parts), report);

export async function backUpIfDue(parts: DailyBackup): Promise<void> {
  const { backupDir, clock } = parts;
  const now = clock.now();
  const newest = await newestBackup(backupDir, now);
  if (newest && now.getTime() - newest.madeAt.getTime() < restMs) return;
  await backUp(parts);
}

async function backUp(parts: DailyBackup): Promise<void> {
  const { backupDir, clock } = parts;
  const now = clock.now();
  await makeBackup(parts, join(backupDir, folderName(now)), now);
  await removeSuperfluous(backupDir);
}
