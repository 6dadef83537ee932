// @ts-check
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './project.mjs';

const inMemory = '/dev/shm';
const bytesNeeded = 4 * 1024 ** 3;
const prefix = 'aaspaas-tests-';

/**
 * A folder for what nobody keeps, which is gone when this process ends: in memory, where that has room. Tests make and
 * drop hundreds of databases of a thousand files each, and ext4 looks at every file number that became free in the last
 * minutes before it gives out another one. On a disk that is an eighth of what the tests without a browser take.
 */
export function makeScratchFolder() {
  const parent = hasRoom() ? inMemory : tmpdir();
  sweepLeftBehind(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // Root's tests run databases as another user.
  chmodSync(folder, 0o711);
  process.once('exit', () => remove(folder));
  return folder;
}

function hasRoom() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= bytesNeeded;
  } catch {
    return false;
  }
}

/** What runs that were killed left there. @param {string} parent */
function sweepLeftBehind(parent) {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) && Number.parseInt(name.slice(prefix.length));
    if (pid && !isAlive(pid)) remove(join(parent, name));
  }
}

/** @param {string} folder */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A process that is still ending may write there; the next run sweeps it.
  }
}
