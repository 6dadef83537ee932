import { chmod, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Nobody but its owner can look into it; started as root, a group may be let through, which is the database user's. */
const mostOf = (isRoot: boolean): number => (isRoot ? 0o710 : 0o700);

/** Makes the data folder, or closes one that others could look into. Gives its real path. */
export async function makeDataDir(wanted: string): Promise<string> {
  // The folders above stay open, because the database user has to pass through them.
  await mkdir(dirname(wanted), { recursive: true });
  await mkdir(wanted, { mode: 0o700 }).catch(unlessCode('EEXIST'));
  const dataDir = await realpath(wanted);
  const { mode } = await stat(dataDir);
  const most = mostOf(process.getuid?.() === 0);
  if ((mode & 0o777 & ~most) === 0 || !(await hasOnlyOurs(dataDir))) return dataDir;
  // It may be somebody else's, or on a disk without modes.
  await chmod(dataDir, mode & most).catch(unlessCode('EPERM', 'EROFS', 'ENOTSUP'));
  return dataDir;
}

const ours =
  /^(pg|socket|media|backups|seal\.key|postgres\.log|database-folder\.txt|demo-password\.txt|lost\+found|\.)/;

/** A folder with other things in it, such as /tmp, is not ours to close. */
const hasOnlyOurs = async (folder: string): Promise<boolean> =>
  (await readdir(folder)).every((name) => ours.test(name));

const unlessCode =
  (...codes: readonly string[]) =>
  (error: NodeJS.ErrnoException): void => {
    if (!codes.includes(error.code ?? '')) throw error;
  };
