import type { Listener } from '../../db/listen';
import type { Db } from '../../db/open';
import type { SharedReplies } from '../../http/shared/shared-replies';
import { wordsTopic } from '../../http/shared/topics';
import { every, type Job } from '../../system/every';
import { refreshAdditions } from './refresh';

interface FollowParts {
  readonly database: Db;
  readonly listener: Listener;
  readonly shared: SharedReplies;
  readonly log: (message: string) => void;
}

/** In case the database's word got lost. */
const checkEveryMs = 60_000;

/** Every process understands the operator's words as soon as one of them has stored them. */
export function startFollowingAdditions({ database, listener, shared, log }: FollowParts): Job {
  const checking = every(
    checkEveryMs,
    async () => {
      if (await refreshAdditions(database)) shared.forget([wordsTopic]);
    },
    (error) => log(`words of the operator: ${String(error)}`),
  );
  listener.on('search_additions', () => void checking.runOnce());
  return checking;
}
