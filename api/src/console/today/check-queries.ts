import type { Db } from '../../db/open';
import { sql } from '../../db/sql';

export interface SetUpFacts {
  has_demo: boolean;
  mail_sent_at: Date | null;
  /** Of the mails of the last day, those that are still not sent after a try. */
  mails_failing: number;
  backup_at: Date | null;
}

export const readFacts = (db: Db, now: Date): Promise<SetUpFacts> =>
  db.one<SetUpFacts>(sql`
    SELECT EXISTS (SELECT FROM demo_data) AS has_demo,
      (SELECT max(sent_at) FROM outbox WHERE sent_at IS NOT NULL) AS mail_sent_at,
      (SELECT count(*) FROM outbox WHERE sent_at IS NULL AND (attempts > 0 OR given_up_at IS NOT NULL)
         AND created_at > ${now}::timestamptz - interval '1 day') AS mails_failing,
      (SELECT max(at) FROM backup_made) AS backup_at`);

export async function addBackup(db: Db, accountId: number, now: Date): Promise<void> {
  await db.run(sql`INSERT INTO backup_made (at, made_by) VALUES (${now}, ${accountId})`);
}

export const readEmail = async (db: Db, accountId: number): Promise<string | null> =>
  (await db.one<{ email: string | null }>(sql`SELECT email FROM account WHERE id = ${accountId}`)).email;
