import { execFile } from 'node:child_process';
import { chmod, chown, lstat, mkdir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user as whom PostgreSQL runs, because it refuses to run as root. */
export interface DatabaseUser {
  name: string;
  uid: number;
  gid: number;
}

/** Null: the user of our own process. */
export type RunsAs = DatabaseUser | null;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Options to spawn a database program with. Its folder is '/', because ours may be closed to that user. */
export function spawnAs(user: RunsAs): { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  // PG… variables of the shell are meant for another server, and the locale must be one that every system has.
  const env = { PATH: process.env['PATH'], LC_ALL: 'C' };
  return { cwd: '/', env, ...(user && { uid: user.uid, gid: user.gid }) };
}

/** The first that exists of the users that systems have for such services. */
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

/** Tried out as that user, because file modes alone say nothing of access lists and read-only mounts. */
export async function canDo(user: DatabaseUser, question: string, ...paths: string[]): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', question, 'sh', ...paths], spawnAs(user));
    return true;
  } catch (error) {
    // An exit code means that the answer is no; anything else means that the shell never ran.
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') return false;
    throw new Error(
      `PostgreSQL does not run as root, and this system does not let root act as '${user.name}'. ` +
        'Start Aaspaas as an ordinary user, or set DATABASE_URL.',
      { cause: error },
    );
  }
}

/** A folder that only the database user can enter. Somebody may guess its name and make it first: its owner is checked. */
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

/** A folder that root has copied belongs to root, and PostgreSQL only accepts a folder of its own user. */
export async function handOver(folder: string, user: RunsAs): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!user || !found || found.uid === user.uid) return;
  await run('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}
