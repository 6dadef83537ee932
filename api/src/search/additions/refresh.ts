import type { Db } from '../../db/open';
import { learnWords, warmTables } from '../understanding/tables';
import { readAdditions, readVersion, type Version } from './queries';

/** Which additions the words of this process have. */
let known: Version | null = null;

/** Reads what the files and the admin say, so that no search is the first. */
export async function readAllWords(db: Db): Promise<void> {
  warmTables();
  await refreshAdditions(db);
}

/**
 * Learns what the admin has added or undone since the last time, and tells whether there was anything. Costs one
 * small question where nothing was.
 */
export async function refreshAdditions(db: Db): Promise<boolean> {
  const version = await readVersion(db);
  if (known?.database === version.database && known.version === version.version) return false;
  learnWords(await readAdditions(db));
  // Whatever was added while we read has a later version, and is learnt at the next call.
  known = version;
  return true;
}
