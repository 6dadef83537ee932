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

/** Every action there is: from one to the next along the index, without reading the entries between. */
export async function listActions(db: Db): Promise<string[]> {
  const rows = await db.many<{ value: string }>(sql`
    WITH RECURSIVE found AS (
      (SELECT action AS value FROM audit ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT action FROM audit WHERE action > found.value ORDER BY action LIMIT 1)
      FROM found WHERE found.value IS NOT NULL)
    SELECT value FROM found WHERE value IS NOT NULL`);
  return rows.map(({ value }) => value);
}

export async function listSubjects(db: Db): Promise<string[]> {
  const rows = await db.many<{ value: string }>(sql`
    WITH RECURSIVE found AS (
      (SELECT subject AS value FROM audit ORDER BY subject LIMIT 1)
      UNION ALL
      SELECT (SELECT subject FROM audit WHERE subject > found.value ORDER BY subject LIMIT 1)
      FROM found WHERE found.value IS NOT NULL)
    SELECT value FROM found WHERE value IS NOT NULL`);
  return rows.map(({ value }) => value);
}

/** The admins, and whoever the list is filtered by. */
export const listPeople = (db: Db, person: number | null): Promise<{ id: number; name: string }[]> =>
  db.many(sql`SELECT id, name FROM account WHERE role = 'admin' OR id = ${person} ORDER BY name, id`);
