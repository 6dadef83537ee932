import { dirname, join, resolve } from 'node:path';
import { eraseAgain } from '../backup/erase-again';
import { readErasedList } from '../backup/erased-list';
import { removeSuperfluous } from '../backup/keep-backups';
import { folderName, makeBackup } from '../backup/make-backup';
import type { Manifest } from '../backup/manifest';
import { restoreBackup } from '../backup/restore-backup';
import { prepareDatabase } from '../db/prepare';
import { openPhotoStore } from '../photos/open-store';
import { systemClock } from '../system/clock';
import type { Command } from './command';

/** `npm run backup`, or `npm run backup -- /mnt/disk/today` for a folder of one's own, which is left alone later. */
export const backup: Command = async ([folder, ...more], { databaseUrl, env, now }) => {
  if (more.length > 0 || folder?.startsWith('-')) throw new Error(backupUsage);
  const target = folder ? resolve(givenIn(), folder) : join(env.backupDir, folderName(now));
  const photoStore = await openPhotoStore(env, systemClock);
  const manifest = await makeBackup({ databaseUrl, photoStore }, target, now);
  const gone = folder ? 0 : await removeSuperfluous(env.backupDir);
  return [
    `The backup is in ${target}: ${contentOf(manifest)}.`,
    ...(gone > 0 ? [`${gone} older ${gone === 1 ? 'backup was' : 'backups were'} removed.`] : []),
    'Keep a copy on another machine: this one may be lost whole.',
  ];
};

/**
 * `npm run restore -- data/backups/2026-11-16T01-00-00Z`, into an empty database. Whoever was erased since, by the list
 * that the server keeps beside the backups, is erased again.
 */
export const restore: Command = async ([folder, ...more], { db, databaseUrl, migrations, env, now }) => {
  if (!folder || more.length > 0 || folder.startsWith('-')) throw new Error(restoreUsage);
  const target = { databaseUrl, migrations, photoStore: await openPhotoStore(env, systemClock) };
  const from = resolve(givenIn(), folder);
  // Before anything is changed: a list that cannot be read must not be found out later.
  const lists = [await readErasedList(dirname(from)), await readErasedList(env.backupDir)];
  const manifest = await restoreBackup(from, target);
  await prepareDatabase(db, migrations, async () => {});
  const erased = lists.flatMap((list) => list ?? []);
  const { count, left } = await eraseAgain(db, erased, now);
  return [
    `Restored as it was on ${manifest.made_at}: ${contentOf(manifest)}.`,
    lists.some(Boolean)
      ? `Erased again, because they were erased since: ${count} ${count === 1 ? 'account' : 'accounts'}.`
      : `There is no erased.json beside the backup, so whoever was erased since ${manifest.made_at} is there again.`,
    ...left,
  ];
};

/** npm runs scripts in the project's folder; a path is meant from where the command was typed. */
const givenIn = (): string => process.env['INIT_CWD'] ?? process.cwd();

function contentOf({ tables, photos, bytes }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const number = (count: number) => count.toLocaleString('en-IN');
  return `${number(rows)} rows of ${tables.length} tables, ${number(photos)} photo files, ${(bytes / 1e6).toFixed(1)} MB`;
}

const backupUsage = `How to use it:
  npm run backup                     into BACKUP_DIR, or DATA_DIR/backups
  npm run backup -- /mnt/disk/today  into a new folder of your choice`;

const restoreUsage = `How to use it, with DATA_DIR or DATABASE_URL of an empty database:
  npm run restore -- data/backups/2026-11-16T01-00-00Z`;
