import type { Db } from './open';
import { sql } from './sql';

/** Whether the database answers at all. */
export const isReady = (db: Db): Promise<boolean> =>
  db.one(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
