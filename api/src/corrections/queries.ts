import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface NewCorrection {
  readonly language: string;
  readonly path: string;
  readonly wrong: string;
  readonly better: string;
}

/** Said again after it was done, it waits again. */
export async function addCorrection(db: Db, correction: NewCorrection, now: Date): Promise<void> {
  const { language, path, wrong, better } = correction;
  await db.run(sql`
    INSERT INTO correction (language, path, wrong, better, created_at)
    VALUES (${language}, ${path}, ${wrong}, ${better}, ${now})
    ON CONFLICT (language, path, md5(wrong), md5(better))
      DO UPDATE SET created_at = excluded.created_at, done_at = NULL`);
}
