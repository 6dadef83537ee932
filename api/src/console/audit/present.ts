import type { AuditRecord } from '@aaspaas/contract/console/audit/calls';
import type { AuditRow } from './queries';

export const presentEntry = (row: AuditRow): AuditRecord => ({
  entry_id: row.id,
  at: row.at.toISOString(),
  actor_id: row.actor_id,
  actor_name: row.actor_name,
  action: row.action,
  subject: row.subject,
  thing: thingOf(row),
  detail: row.detail,
  changes: row.changes,
});

export const thingOf = ({ subject_id, subject_key }: AuditRow): string | null =>
  subject_key ?? (subject_id === null ? null : String(subject_id));
