import type { Readable, Writable } from 'node:stream';
import { migrationTable } from '../db/migrate';
import type { Session } from '../db/session';
import { sql } from '../db/sql';

export interface Table {
  readonly name: string;
  /** Those that can be written: what the database computes by itself is left out. */
  readonly columns: readonly string[];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const listed = ({ name, columns }: Table): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** Everything that is read after this is as it was at this moment, whatever is written meanwhile. */
export const beginSnapshot = (session: Session): Promise<void> =>
  session.script('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');

export const listTables = (session: Session): Promise<Table[]> =>
  session.many<Table>(sql`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    GROUP BY c.relname ORDER BY c.relname`);

export const listMigrations = async (session: Session): Promise<string[]> =>
  (await session.many<{ name: string }>(sql`SELECT name FROM migration ORDER BY name`)).map(
    ({ name }) => name,
  );

export interface Counter {
  readonly name: string;
  readonly last: number;
}

/** How far the numbers of new rows have come; without those that have given none yet. */
export const listCounters = (session: Session): Promise<Counter[]> =>
  session.many<Counter>(sql`
    SELECT sequencename AS name, last_value AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);

export const readRows = (session: Session, table: Table): Readable =>
  session.copyOut(`COPY ${listed(table)} TO STDOUT`);

export const writeRows = (session: Session, table: Table): Writable =>
  session.copyIn(`COPY ${listed(table)} FROM STDIN`);

/** The empty tables, by the texts of the migrations. */
export async function makeTables(session: Session, migrations: readonly string[]): Promise<void> {
  await session.script(migrationTable);
  for (const text of migrations) await session.script(text);
}

interface ForeignKey {
  readonly table_name: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Rows come back table by table, while what they refer to may not be there yet, and triggers would do a second time
 * what they did when the rows were new. So both are off during the work; putting the foreign keys back checks them all.
 */
export async function withoutChecks(session: Session, work: () => Promise<void>): Promise<void> {
  const names = (await listTables(session)).map(({ name }) => quoted(name));
  const keys = await session.many<ForeignKey>(sql`
    SELECT conrelid::regclass::text AS table_name, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`);
  const onAll = (change: string) =>
    names.map((name) => `ALTER TABLE ${name} ${change} TRIGGER USER;`).join('\n');
  await session.script(onAll('DISABLE'));
  for (const key of keys) await session.script(`ALTER TABLE ${key.table_name} DROP CONSTRAINT ${key.name}`);
  // Migrations have filled some of them.
  await session.script(`TRUNCATE ${names.join(', ')}`);
  await work();
  for (const key of keys)
    await session.script(`ALTER TABLE ${key.table_name} ADD CONSTRAINT ${key.name} ${key.definition}`);
  await session.script(onAll('ENABLE'));
}

export async function setCounters(session: Session, counters: readonly Counter[]): Promise<void> {
  for (const { name, last } of counters)
    await session.many(sql`SELECT setval(quote_ident(${name})::regclass, ${last})`);
}
