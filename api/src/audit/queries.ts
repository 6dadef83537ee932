import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface AuditEntry {
  /** Null: somebody who was not signed in, the operator, or a job. */
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: 'account' | 'shop' | 'setting';
  /** Null for settings, which have no id. */
  readonly subjectId: number | null;
  /** Never personal data, because entries stay when accounts are deleted. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes down who did what; entries are kept for ever. */
export async function recordAuditEntry(db: Db, entry: AuditEntry, now: Date): Promise<void> {
  await db.run(sql`
    INSERT INTO audit (at, actor_id, action, subject, subject_id, detail)
    VALUES (${now}, ${entry.actorId}, ${entry.action}, ${entry.subject}, ${entry.subjectId},
            ${JSON.stringify(entry.detail ?? {})})`);
}
