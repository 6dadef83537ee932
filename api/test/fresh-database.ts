import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../src/db/open';
import { sql } from '../src/db/sql';
import { fillPlaces } from '../src/places/fill-places';

declare module 'vitest' {
  interface ProvidedContext {
    /** The url of the migrated database that every test file copies, from cluster.ts. */
    templateUrl: string;
  }
}

export interface FreshDatabase {
  url: string;
  database: Database;
  drop(): Promise<void>;
}

interface FreshSettings {
  /** Takes a tenth of a second more, and some seconds for the first that asks. */
  readonly withPlaces?: boolean;
  /** Without any table. */
  readonly isEmpty?: boolean;
}

/** A new migrated database for one test file, with the reference data and nothing else. */
export async function freshDatabase({
  withPlaces = false,
  isEmpty = false,
}: FreshSettings = {}): Promise<FreshDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const migrated = template.searchParams.get('db') ?? '';
  if (withPlaces) await administer(template, (server) => makePlaces(server, template, migrated));
  const from = isEmpty ? 'template0' : withPlaces ? placesTemplate : migrated;
  await administer(template, (server) => copy(server, name, from));
  const url = withDatabase(template, name);
  const database = openDatabase(url, { connections: 4 });
  const drop = async () => {
    await database.close();
    await administer(template, (server) => server.script(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { url, database, drop };
}

const placesTemplate = 'template_with_places';
const placesFile = fileURLToPath(new URL('../places/places.txt.gz', import.meta.url));
/** An arbitrary number, but the same in every process that tests. */
const placesLock = 7_203_099;

/** The places of India are in a template of their own, which is made when the first test asks for it. */
function makePlaces(server: Database, template: URL, from: string): Promise<void> {
  return server.transaction(async (tx) => {
    // Whoever comes second waits for the first to fill it.
    await tx.script('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await tx.run(sql`SELECT pg_advisory_xact_lock(${placesLock})`);
    const isMade = await tx.maybe(sql`SELECT 1 FROM pg_database WHERE datname = ${placesTemplate}`);
    if (!isMade) await administer(template, (other) => fillTemplate(other, template, from));
  });
}

async function fillTemplate(server: Database, template: URL, from: string): Promise<void> {
  const unfinished = `${placesTemplate}_unfinished`;
  await copy(server, unfinished, from);
  const database = openDatabase(withDatabase(template, unfinished), { connections: 1 });
  await fillPlaces(database, placesFile);
  await database.close();
  // Nobody is to use it while it is copied, the automatic vacuum neither.
  await server.script(`ALTER DATABASE ${unfinished} WITH ALLOW_CONNECTIONS false`);
  await server.script(`ALTER DATABASE ${unfinished} RENAME TO ${placesTemplate}`);
}

function withDatabase(template: URL, name: string): string {
  const url = new URL(template);
  url.searchParams.set('db', name);
  return url.href;
}

async function administer(template: URL, work: (server: Database) => Promise<void>): Promise<void> {
  const server = openDatabase(withDatabase(template, 'postgres'), { connections: 1 });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

// The error of PostgreSQL while another session, such as a vacuum, uses the template.
const objectInUse = '55006';

async function copy(server: Database, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A copy by files takes less work than one that is written to the log as well.
      return await server.script(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
    } catch (error) {
      const isInUse = error instanceof Error && 'code' in error && error.code === objectInUse;
      if (!isInUse || attempt === 50) throw error;
      await pause(100);
    }
  }
}
