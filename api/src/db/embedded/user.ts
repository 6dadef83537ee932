import { execFile } from 'node:child_process';
import { chmod, chown, lstat, mkdir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who PostgreSQL runs as. It refuses to run as root. */
export interface DatabaseUser {
  name: string;
  uid: number;
  gid: number;
}

/** Null means: as ourselves. */
export type RunsAs = DatabaseUser | null;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** What to spawn a database program with. Its folder is '/', because ours may be closed to that user. */
export function spawnAs(user: RunsAs): { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  // The caller's PG… variables are for another server; the locale must be one that every system has.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
  return { cwd: '/', env, ...(user && { uid: user.uid, gid: user.gid }) };
}

/** The first of the users made for this that the system has. */
export async function findDatabaseUser(): Promise<DatabaseUser> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const wanted of ['postgres', 'nobody', '_postgres']) {
    const [name, , uid, gid] = users.find(([candidate]) => candidate === wanted) ?? [];
    // macOS writes nobody as -2.
    if (name && Number(uid) > 0 && Number(gid) >= 0) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    "PostgreSQL does not run as root, and this system has no user 'postgres' or 'nobody' to run it as. " +
      'Start Aaspaas as an ordinary user, or set DATABASE_URL.',
  );
}

/** Asked of the system itself, as that user: modes alone would miss access lists and read-only mounts. */
export async function canDo(user: DatabaseUser, question: string, ...paths: string[]): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', question, 'sh', ...paths], spawnAs(user));
    return true;
  } catch (error) {
    // The shell's own exit code means no; anything else means that it never ran.
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') return false;
    throw new Error(
      `PostgreSQL does not run as root, and this system does not let root act as '${user.name}'. ` +
        'Start Aaspaas as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

/** A folder that only the database user can enter. Its name may be guessed, so its owner is checked. */
export async function makePrivateFolder(folder: string, user: RunsAs): Promise<void> {
  const ourselves = process.getuid?.() ?? 0;
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  if (!found.isDirectory() || ![ourselves, user?.uid].includes(found.uid)) {
    throw new Error(`${folder} belongs to someone else. Remove it, or set DATA_DIR to another folder.`);
  }
  await chmod(folder, 0o700);
  if (user && found.uid !== user.uid) await chown(folder, user.uid, user.gid);
}

/** A folder copied by root belongs to root, and PostgreSQL takes only what belongs to its own user. */
export async function handOver(folder: string, user: RunsAs): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!user || !found || found.uid === user.uid) return;
  await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}
