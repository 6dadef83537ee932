import type { Db } from '../../db/open';
import { listen } from '../../db/listen';
import { every, type Job } from '../../system/every';
import { refreshAdditions } from './refresh';

interface FollowParts {
  readonly database: Db;
  readonly databaseUrl: string;
  readonly log: (message: string) => void;
}

/** In case the database's word got lost. */
const checkEveryMs = 60_000;

/** Every process understands the operator's words as soon as one of them has stored them. */
export function startFollowingAdditions({ database, databaseUrl, log }: FollowParts): Job {
  const checking = every(
    checkEveryMs,
    () => refreshAdditions(database),
    (error) => log(`words of the operator: ${String(error)}`),
  );
  const listening = listen(databaseUrl, 'search_additions', () => void checking.runOnce());
  return {
    ...checking,
    stop: async () => {
      await listening.stop();
      await checking.stop();
    },
  };
}
