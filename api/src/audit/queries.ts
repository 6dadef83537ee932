import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { Changes } from './changes';
import { storedChanges } from './hash-personal';

export interface AuditEntry {
  /** Null: somebody who was not signed in, the operator at the machine, or a job. */
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: AuditSubject;
  /** Null for what has no number, such as a setting. */
  readonly subjectId: number | null;
  /** The name of what has no number: a setting, a word, a place. */
  readonly subjectKey?: string;
  /** Never personal data, because entries stay when accounts are deleted. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
  /** Made by `changesOf`, which is told what is personal; such values are stored as hashes. */
  readonly changes?: Changes;
}

export type AuditSubject =
  | 'account'
  | 'shop'
  | 'payment'
  | 'review'
  | 'agent'
  | 'setting'
  | 'announcement'
  | 'job'
  | 'word'
  | 'place'
  | 'mail'
  | 'statement'
  | 'admin';

/** Writes down who did what; entries are kept for ever. Pass the transaction of the action itself. */
export async function recordAuditEntry(db: Db, entry: AuditEntry, now: Date): Promise<void> {
  const { actorId, action, subject, subjectId, subjectKey = null, detail = {}, changes = {} } = entry;
  const stored = await storedChanges(db, changes, `${subject} ${subjectId ?? subjectKey ?? ''}`);
  await db.run(sql`
    INSERT INTO audit (at, actor_id, action, subject, subject_id, subject_key, detail, changes)
    VALUES (${now}, ${actorId}, ${action}, ${subject}, ${subjectId}, ${subjectKey}, ${JSON.stringify(detail)},
            ${JSON.stringify(stored)})`);
}
