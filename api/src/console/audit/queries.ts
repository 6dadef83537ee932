import type { Db } from '../../db/open';
import { allOf, rarely, type Sql, sql } from '../../db/sql';
import type { AuditFilters } from './filters';

type Value = string | number | boolean | null;

export interface AuditRow {
  id: number;
  at: Date;
  actor_id: number | null;
  actor_name: string | null;
  action: string;
  subject: string;
  subject_id: number | null;
  subject_key: string | null;
  detail: Record<string, Value>;
  changes: Record<string, { from: Value; to: Value }>;
}

function conditionOf({ person, action, subject, thing, from, until }: AuditFilters): Sql {
  return allOf([
    ...(person === 'nobody' ? [sql`actor_id IS NULL`] : []),
    ...(typeof person === 'number' ? [sql`actor_id = ${person}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    ...(subject ? [sql`subject = ${subject}`] : []),
    ...(thing ? [thingIs(thing)] : []),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(until ? [sql`at < ${until}`] : []),
  ]);
}

/** By its number or by its name. */
const thingIs = (thing: string): Sql =>
  /^\d{1,15}$/.test(thing) ? sql`subject_id = ${Number(thing)}` : sql`subject_key = ${thing}`;

const columns = sql`audit.id, at, actor_id, account.name AS actor_name, action, subject, subject_id, subject_key,
  detail, changes`;

/** The newest first. The page after another begins below its last entry, which an index finds however far down. */
export function listEntries(db: Db, filters: AuditFilters, limit: number): Promise<AuditRow[]> {
  const below = filters.before
    ? sql`(at, id) < (SELECT at, id FROM audit WHERE id = ${filters.before})`
    : sql`true`;
  return db.many<AuditRow>(
    rarely(sql`
      SELECT ${columns} FROM (
        SELECT * FROM audit WHERE ${conditionOf(filters)} AND ${below} ORDER BY at DESC, id DESC LIMIT ${limit}
      ) AS audit LEFT JOIN account ON account.id = audit.actor_id
      ORDER BY at DESC, audit.id DESC`),
  );
}

/** In the order of their numbers, for a file that is written piece by piece. */
export function listEntriesBelow(
  db: Db,
  filters: AuditFilters,
  below: number | null,
  limit: number,
): Promise<AuditRow[]> {
  const older = below === null ? sql`true` : sql`id < ${below}`;
  return db.many<AuditRow>(
    rarely(sql`
      SELECT ${columns} FROM (
        SELECT * FROM audit WHERE ${conditionOf(filters)} AND ${older} ORDER BY id DESC LIMIT ${limit}
      ) AS audit LEFT JOIN account ON account.id = audit.actor_id
      ORDER BY audit.id DESC`),
  );
}

/** All that stand in a column: from one to the next along its index, without reading the entries between. */
async function listValues(db: Db, column: Sql): Promise<string[]> {
  const rows = await db.many<{ value: string }>(sql`
    WITH RECURSIVE found AS (
      (SELECT ${column} AS value FROM audit ORDER BY ${column} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM audit WHERE ${column} > found.value ORDER BY ${column} LIMIT 1)
      FROM found WHERE found.value IS NOT NULL)
    SELECT value FROM found WHERE value IS NOT NULL`);
  return rows.map(({ value }) => value);
}

export const listActions = (db: Db): Promise<string[]> => listValues(db, sql`action`);
export const listSubjects = (db: Db): Promise<string[]> => listValues(db, sql`subject`);

/** The admins, and whoever the list is filtered by. */
export const listPeople = (db: Db, person: number | null): Promise<{ id: number; name: string }[]> =>
  db.many(sql`SELECT id, name FROM account WHERE role = 'admin' OR id = ${person} ORDER BY name, id`);
