import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '@aaspaas/contract/durations';
import { readManifest } from './manifest';

export interface KnownBackup {
  readonly folder: string;
  readonly madeAt: Date;
}

/** The finished backups in a folder, the newest first. */
export async function listBackups(home: string): Promise<KnownBackup[]> {
  const names = await readdir(home).catch(() => []);
  const found = await Promise.all(names.map((name) => known(join(home, name))));
  return found.filter((each) => each !== null).toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** The newest, but for those that a clock dated in the future: they say nothing about today. */
export const newestBackup = async (home: string, now: Date): Promise<KnownBackup | null> =>
  (await listBackups(home)).find(({ madeAt }) => madeAt <= now) ?? null;

const known = (folder: string): Promise<KnownBackup | null> =>
  readManifest(folder).then(
    ({ made_at }) => ({ folder, madeAt: new Date(made_at) }),
    () => null,
  );

const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs);

/** Of how many days, weeks and months that have a backup the newest one is kept. */
const spans = [
  { count: 7, nameOf: dayOf },
  // The first day of the count was a Thursday; weeks begin on Mondays.
  { count: 5, nameOf: (moment: Date) => Math.floor((dayOf(moment) + 3) / 7) },
  { count: 12, nameOf: (moment: Date) => moment.toISOString().slice(0, 7) },
] as const;

/** Which ones may go. */
export function superfluous(backups: readonly KnownBackup[]): KnownBackup[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const kept = new Set<KnownBackup>();
  for (const { count, nameOf } of spans) {
    const newestOf = new Map<number | string, KnownBackup>();
    for (const backup of newestFirst) {
      const name = nameOf(backup.madeAt);
      if (!newestOf.has(name) && newestOf.size < count) newestOf.set(name, backup);
    }
    for (const backup of newestOf.values()) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

export async function removeSuperfluous(home: string): Promise<number> {
  const gone = superfluous(await listBackups(home));
  for (const { folder } of gone) await rm(folder, { recursive: true });
  return gone.length;
}
