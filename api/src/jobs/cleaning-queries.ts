import { dayMs } from '@aaspaas/contract/durations';
import type { Db } from '../db/open';
import { sql } from '../db/sql';
import { readSettings } from '../settings/queries';

const wishLastsDays = 180;
const correctionLastsDays = 365;

/** Deletes rows that have served their purpose, some after as many days as the operator has set. Any number of processes may do so at any time. */
export async function cleanOldRows(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const settings = await readSettings(db);
  const kept = (name: 'search' | 'security' | 'mail' | 'session') =>
    ago(Number(settings[`keep_${name}_days`]) * dayMs);
  await db.run(sql`DELETE FROM session WHERE expires_at <= ${now} OR last_seen_at + idle_limit <= ${now}`);
  await db.run(sql`DELETE FROM session WHERE created_at < ${kept('session')}`);
  // Wrong codes count for thirty days.
  await db.run(sql`DELETE FROM recovery_code WHERE created_at < ${ago(30 * dayMs)}`);
  await db.run(sql`DELETE FROM reset_grant WHERE expires_at <= ${now} OR used_at IS NOT NULL`);
  // A browser keeps the token of its device for a year.
  await db.run(sql`DELETE FROM known_device WHERE last_used_at < ${ago(365 * dayMs)}`);
  // Changes that can neither be confirmed nor undone any more.
  await db.run(sql`DELETE FROM contact_change WHERE undo_until <= ${now} OR undone_at IS NOT NULL`);
  // Tries are counted by the database's own clock.
  await db.run(sql`DELETE FROM throttle WHERE ends_at < now() AND blocked_until < now()`);
  await db.run(sql`DELETE FROM job_ask WHERE asked_at < ${ago(dayMs)}`);
  await db.run(sql`DELETE FROM idempotency_key WHERE created_at < ${ago(2 * dayMs)}`);
  await db.run(sql`DELETE FROM search_text WHERE day < ${kept('search')}::date`);
  // From which networks a text came is compared within its day alone.
  await db.run(sql`
    UPDATE search_text SET networks = '{}' WHERE day < ${ago(dayMs)}::date AND networks <> '{}'`);
  await db.run(sql`DELETE FROM search_count WHERE day < ${kept('search')}::date`);
  // Who still waits asks again; by both clocks, so that a wrong one ends nothing.
  await db.run(sql`
    DELETE FROM wish WHERE created_at < ${ago(wishLastsDays * dayMs)}
      AND created_at < now() - make_interval(days => ${wishLastsDays})`);
  await db.run(sql`
    DELETE FROM correction WHERE created_at < ${ago(correctionLastsDays * dayMs)}
      AND created_at < now() - make_interval(days => ${correctionLastsDays})`);
  // Tries to get into accounts that do not exist are only of interest while an attack is going on.
  // The database lets only those go that are old by its own clock too.
  await db.run(sql`
    DELETE FROM security_event
    WHERE (at < ${kept('security')} AND at < now() - interval '365 days')
      OR (account_id IS NULL AND at < ${ago(2 * dayMs)} AND at < now() - interval '2 days')`);
  await db.run(sql`DELETE FROM outbox WHERE created_at < ${kept('mail')}`);
  // Banks name whoever has paid. What a line was is known without that.
  await db.run(sql`
    UPDATE statement_line SET narration = '' WHERE day < ${ago(180 * dayMs)}::date AND narration <> ''`);
}
