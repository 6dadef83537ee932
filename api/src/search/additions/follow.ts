import type { Listener } from '../../db/listen';
import type { Db } from '../../db/open';
import type { SharedReplies } from '../../http/shared-replies/shared-replies';
import { wordsDependency } from '../../http/shared-replies/dependencies';
import { repeat, type Job } from '../../system/repeat';
import { refreshAdditions } from './refresh';

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
