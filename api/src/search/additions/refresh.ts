import type { Db } from '../../db/open';
import { learnWords, warmTables } from '../understanding/tables';
import { readAdditions, readVersion, type Version } from './queries';

/** Which additions the words of this process have. */
let known: Version | null = null;

/** Reads the concept files and the additions, so that no search has to wait for them. */
export async function readAllWords(db: Db): Promise<void> {
  warmTables();
  await refreshAdditions(db);
}

/**
 * Learns what admins have added or undone since the last time; false if there was nothing. Then it costs one small
 * query.
 */
export async function refreshAdditions(db: Db): Promise<boolean> {
  const version = await readVersion(db);
  if (known?.database === version.database && known.version === version.version) return false;
  learnWords(await readAdditions(db));
  // An addition stored while we read has a later version, and is learnt at the next call.
  known = version;
  return true;
}
