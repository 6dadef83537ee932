import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/db/open';

export interface FreshDatabase {
  url: string;
  database: Database;
  drop(): Promise<void>;
}

/** A new migrated database for one test file, with the reference data and nothing else. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(template, (server) => copy(server, name, template.searchParams.get('db') ?? ''));
  const url = withDatabase(template, name);
  const database = openDatabase(url, { connections: 4 });
  const drop = async () => {
    await database.close();
    await administer(template, (server) => server.script(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { url, database, drop };
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
      return await server.script(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    } catch (error) {
      const isInUse = error instanceof Error && 'code' in error && error.code === objectInUse;
      if (!isInUse || attempt === 50) throw error;
      await pause(100);
    }
  }
}
