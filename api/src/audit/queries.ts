import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface Deed {
  /** Null: a person who was not signed in, or the calendar. */
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: 'account' | 'shop' | 'setting';
  /** Null where there is only one of its kind. */
  readonly subjectId: number | null;
  /** Never personal data: this table outlives people's accounts. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Who did what, for good. */
export async function recordDeed(db: Db, deed: Deed, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO audit (at, actor_id, action, subject, subject_id, detail)
    VALUES (${now}, ${deed.actorId}, ${deed.action}, ${deed.subject}, ${deed.subjectId},
            ${JSON.stringify(deed.detail ?? {})})`);
}
