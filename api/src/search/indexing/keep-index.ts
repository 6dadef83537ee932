import type { Db } from '../../db/open';
import { repeat, type Job } from '../../system/repeat';
import { refreshSearchTerms } from './term-queries';
import { indexMissingShops, indexShopsAnew } from './index-shops';

const checkEveryMs = 60 * 60_000;

/** At the start, and now and then: rows that were computed with other tables of words are computed anew. */
export function startKeepingRows(database: Db, log: (message: string) => void): Job {
  const keeping = repeat(
    checkEveryMs,
    async () => {
      await indexMissingShops(database);
      await indexShopsAnew(database);
    },
    (error) => log(`search rows: ${String(error)}`),
  );
  void keeping.runOnce();
  return keeping;
}

const refreshEveryMs = 15 * 60_000;

/** At the start and then every quarter of an hour, so that misspelt names of new businesses are corrected too. */
export function startRefreshingTerms(database: Db, log: (message: string) => void): Job {
  const refreshing = repeat(
    refreshEveryMs,
    () => refreshSearchTerms(database),
    (error) => log(`search terms: ${String(error)}`),
  );
  void refreshing.runOnce();
  return refreshing;
}
