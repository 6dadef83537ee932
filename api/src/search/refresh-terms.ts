import type { Db } from '../db/open';
import { every, type Job } from '../system/every';
import { refreshSearchTerms } from './term-queries';

const refreshEveryMs = 15 * 60_000;

/** At the start and then every quarter of an hour, so that misspelt names of new businesses are corrected too. */
export function startRefreshingTerms(database: Db, log: (message: string) => void): Job {
  const refreshing = every(
    refreshEveryMs,
    () => refreshSearchTerms(database),
    (error) => log(`search terms: ${String(error)}`),
  );
  void refreshing.runOnce();
  return refreshing;
}
