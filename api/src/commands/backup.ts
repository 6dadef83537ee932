import { join, resolve } from 'node:path';
import { removeSuperfluous } from '../backup/keep-backups';
import { folderName, makeBackup } from '../backup/make-backup';
import type { Manifest } from '../backup/manifest';
import { restoreBackup } from '../backup/restore-backup';
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

/** `npm run restore -- data/backups/2026-11-16T01-00-00Z`, into an empty database. */
export const restore: Command = async ([folder, ...more], { databaseUrl, migrations, env }) => {
  if (!folder || more.length > 0 || folder.startsWith('-')) throw new Error(restoreUsage);
  const target = { databaseUrl, migrations, photoStore: await openPhotoStore(env, systemClock) };
  const manifest = await restoreBackup(resolve(givenIn(), folder), target);
  return [`Restored as it was on ${manifest.made_at}: ${contentOf(manifest)}.`];
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
