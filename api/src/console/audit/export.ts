import type { Export } from '../export';
import { oneAfterTheOther } from '../pieces';
import { readFilters } from './filters';
import { thingOf } from './present';
import { type AuditRow, listEntriesBelow } from './queries';

/** Everything that was done, with what it changed from and to. */
export const auditExport: Export = {
  name: 'audit',
  subject: 'admin',
  permission: 'read the log',
  columns: ['Number', 'Time', 'Person', 'Name', 'Action', 'Kind', 'Thing', 'Changes', 'Details'],
  readPieces: (db, filters) =>
    oneAfterTheOther((last, limit) => listEntriesBelow(db, readFilters(filters), last, limit), cellsOf),
};

const cellsOf = (row: AuditRow) => [
  row.id,
  row.at.toISOString(),
  row.actor_id,
  row.actor_name,
  row.action,
  row.subject,
  thingOf(row),
  Object.entries(row.changes)
    .map(([field, { from, to }]) => `${field}: ${from ?? ''} → ${to ?? ''}`)
    .join('; '),
  Object.entries(row.detail)
    .map(([name, value]) => `${name}: ${value ?? ''}`)
    .join('; '),
];
