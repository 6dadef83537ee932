import type { Db } from '../../db/open';
import { learnWords, warmTables } from '../understanding/tables';
import { readAdditions, readVersion, type Version } from './queries';
import type { Listener } from '../../db/listen';
import type { SharedReplies } from '../../http/shared-replies/shared-replies';
import { wordsDependency } from '../../http/shared-replies/dependencies';
import { repeat, type Job } from '../../system/repeat';

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

interface FollowParts {
  readonly database: Db;
  readonly listener: Listener;
  readonly shared: SharedReplies;
  readonly log: (message: string) => void;
}

/** In case a notification of the database got lost. */
const checkEveryMs = 60_000;

/** Every process learns a new word as soon as one of them has stored it. */
export function startFollowingAdditions({ database, listener, shared, log }: FollowParts): Job {
  let isTold = false;
  const checking = repeat(
    checkEveryMs,
    async () => {
      const wasTold = isTold;
      isTold = false;
      // The process that stored an addition has learnt it already.
      if ((await refreshAdditions(database)) || wasTold) shared.forget([wordsDependency]);
    },
    (error) => log(`words of the operator: ${String(error)}`),
  );
  listener.on('search_additions', () => {
    isTold = true;
    void checking.runOnce();
  });
  return checking;
}
