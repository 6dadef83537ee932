import { createHash } from 'node:crypto';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeDataDir } from '../../system/data-dir';
import { makeReachableHome, reachableHome } from './binaries';
import { type DatabaseUser, type RunsAs, canDo, findDatabaseUser, isRoot } from './user';

/** Where the files of a database are, and as which user it runs. */
export interface Home {
  dataDir: string;
  /** PostgreSQL's own folder. */
  cluster: string;
  socketDir: string;
  log: string;
  runsAs: RunsAs;
}

export async function findHome(wantedDataDir: string): Promise<Home> {
  const dataDir = await makeDataDir(wantedDataDir);
  const { cluster, runsAs } = await findCluster(dataDir);
  return {
    dataDir,
    cluster,
    runsAs,
    socketDir: chooseSocketDir(cluster),
    log: join(dataDir, 'postgres.log'),
  };
}

async function findCluster(dataDir: string): Promise<Pick<Home, 'cluster' | 'runsAs'>> {
  const cluster = (await readPointer(dataDir)) ?? join(dataDir, 'pg');
  const owner = await ownerOf(cluster);
  if (!isRoot()) return { cluster: refuseForeign(cluster, owner), runsAs: null };
  // The user who made the database goes on running it, even when a more fitting user appears later.
  const runsAs = owner && owner.uid !== 0 ? owner : await findDatabaseUser();
  if (await isReachable(dataDir, cluster, runsAs)) return { cluster, runsAs };
  if (!owner) return { cluster: await moveOut(dataDir), runsAs };
  throw new Error(
    `The user '${runsAs.name}' that runs PostgreSQL cannot reach the database in ${cluster}. ` +
      'Open the folders above it to that user (chmod o+x), or set DATA_DIR to another folder.',
  );
}

async function isReachable(dataDir: string, cluster: string, user: DatabaseUser): Promise<boolean> {
  const canEnter = (folder: string) => canDo(user, 'test -x "$1"', folder);
  if (await canEnter(dirname(cluster))) return true;
  if (dirname(cluster) !== dataDir || !(await canEnter(dirname(dataDir)))) return false;
  await openTo(user, dataDir);
  // Checked again, because another start may be opening the folder at the same moment.
  return canEnter(dataDir);
}

/** Lets the database user, and nobody else, into a data folder that is closed to that user. */
async function openTo(user: DatabaseUser, dataDir: string): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  if ((mode & 0o067) !== 0) return;
  await chown(dataDir, uid, user.gid);
  await chmod(dataDir, (mode & 0o700) | 0o010);
}

async function ownerOf(folder: string): Promise<DatabaseUser | null> {
  const found = await stat(folder).catch(() => null);
  return found && { name: `uid ${found.uid}`, uid: found.uid, gid: found.gid };
}

function refuseForeign(cluster: string, owner: DatabaseUser | null): string {
  if (!owner || process.getuid === undefined || owner.uid === process.getuid()) return cluster;
  throw new Error(
    `The database in ${cluster} belongs to another user (${owner.name}). ` +
      'Start Aaspaas as root or as that user, or set DATA_DIR to another folder.',
  );
}

/** This file names the folder of the database where it could not be inside the data folder. */
const pointerIn = (dataDir: string): string => join(dataDir, 'database-folder.txt');

async function readPointer(dataDir: string): Promise<string | null> {
  const cluster = (await readFile(pointerIn(dataDir), 'utf8').catch(() => '')).trim();
  if (!cluster) return null;
  if (await stat(dirname(cluster)).catch(() => null)) return cluster;
  throw new Error(
    `${pointerIn(dataDir)} says that the database is in ${cluster}, which is not there. ` +
      'Put it back, or remove that file to begin with an empty database.',
  );
}

/**
 * Folders of root are often closed to others, as /root is, and then no other user can run a database in them. We do not
 * open somebody's folders, so the database goes into a folder that is meant for such data.
 */
async function moveOut(dataDir: string): Promise<string> {
  await makeReachableHome();
  const folder = await mkdtemp(join(reachableHome, 'data-'));
  await chmod(folder, 0o711);
  try {
    await writeFile(pointerIn(dataDir), `${join(folder, 'pg')}\n`, { flag: 'wx' });
  } catch {
    // Another start was faster and has named its folder.
    await rm(folder, { recursive: true });
  }
  return (await readPointer(dataDir)) ?? join(dataDir, 'pg');
}

/** The path of a socket may have 107 bytes, of which PostgreSQL needs some 20. Commas and quotes would need escapes. */
function chooseSocketDir(cluster: string): string {
  const beside = join(dirname(cluster), 'socket');
  if (Buffer.byteLength(beside) < 80 && /^[\w/.-]+$/.test(beside)) return beside;
  const key = createHash('sha256').update(`${process.getuid?.()} ${cluster}`).digest('hex');
  // Root's TMPDIR may be closed to the database user.
  const temp = isRoot() || Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir();
  return join(temp, `aaspaas-${key.slice(0, 16)}`);
}
