import type { Db } from '../db/open';
import { every, type Job } from '../system/every';
import { writeSearchCounts } from './count-search';

const writeEveryMs = 60_000;

/** What was counted waits in memory, so that a search writes nothing itself; the last of it is written at the end. */
export function startWritingCounts(database: Db, log: (message: string) => void): Job {
  const write = () => writeSearchCounts(database);
  const report = (error: unknown) => log(`search counts: ${String(error)}`);
  const writing = every(writeEveryMs, write, report);
  return {
    ...writing,
    stop: async () => {
      await writing.stop();
      await write().catch(report);
    },
  };
}
