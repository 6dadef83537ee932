import type { Export } from '../export';
import { readFilters } from './filters';
import { thingOf } from './present';
import { listEntriesBelow } from './queries';

/** Everything that was done, with what it changed from and to. */
export const auditExport: Export = {
  name: 'audit',
  subject: 'admin',
  permission: 'read the log',
  columns: ['Number', 'Time', 'Person', 'Name', 'Action', 'Kind', 'Thing', 'Changes', 'Details'],
  readRows: async (db, filters, after, limit) => {
    const rows = await listEntriesBelow(db, readFilters(filters), after, limit);
    return rows.map((row) => ({
      key: row.id,
      cells: [
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
      ],
    }));
  },
};
