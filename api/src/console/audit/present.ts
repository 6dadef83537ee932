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
  detail: mapValues(row.detail, plain),
  changes: mapValues(row.changes, (change) => ({ from: plain(change.from), to: plain(change.to) })),
});

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** An entry is for ever, also one that an older version wrote in another way: it must not keep the others from being read. */
function plain(value: unknown): AuditRecord['detail'][string] {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

export const thingOf = ({ subject_id, subject_key }: AuditRow): string | null =>
  subject_key ?? (subject_id === null ? null : String(subject_id));
