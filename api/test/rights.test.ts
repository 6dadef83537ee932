import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesOf } from '../src/audit/changes';
import { recordAuditEntry } from '../src/audit/queries';
import { migrate } from '../src/db/migrate';
import { type Database, openDatabase } from '../src/db/open';
import { sql } from '../src/db/sql';
import { cleanOldRows } from '../src/jobs/cleaning-queries';
import { changeSettings } from '../src/console/settings/change-settings';
import { readSettings } from '../src/settings/queries';
import { bootApp, type TestApp } from './boot';
import { type FreshDatabase, freshDatabase } from './fresh-database';
import { makeShop, password, signIn } from './make';

// Roles belong to the whole server, which other test files use as well.
const role = `app_${randomBytes(6).toString('hex')}`;
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let owner: FreshDatabase;
let asApp: Database;
let testApp: TestApp;

beforeAll(async () => {
  owner = await freshDatabase();
  const rights = (await readFile(file('../rights.sql'), 'utf8')).replaceAll('aaspaas_app', role);
  await owner.database.script(`CREATE ROLE ${role} LOGIN; ${rights}`);
  const url = new URL(owner.url);
  url.searchParams.set('user', role);
  asApp = openDatabase(url.href, { connections: 2 });
  testApp = await bootApp({ beside: { db: asApp } });
});
afterAll(async () => {
  await testApp.stop();
  await asApp.close();
  await owner.database.script(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await owner.drop();
});

test('a server whose role does not own the tables starts, works and writes entries', async () => {
  expect(await migrate(asApp, file('../migrations'))).toEqual([]);
  const { owner: person, id } = await makeShop(asApp);
  const as = await signIn(asApp, person, testApp.clock.now());
  const { status } = await testApp.post('/admin/delete/shop', { sh_id: id, password }, { as });
  expect(status).toBe(200);
  const changes = changesOf({ name: 'Asha' }, { name: 'Usha' }, { personal: ['name'] });
  const entry = {
    actorId: null,
    action: 'account changed',
    subject: 'account',
    subjectId: 1,
    changes,
  } as const;
  await recordAuditEntry(asApp, entry, testApp.clock.now());
  const actions = await asApp.many(sql`SELECT action FROM audit WHERE action <> 'put there' ORDER BY id`);
  expect(actions).toEqual([{ action: 'account deleted' }, { action: 'account changed' }]);
  await cleanOldRows(asApp, testApp.clock.now());
  const change = { values: { plan_days: '400' }, actor: null, publicUrl: '' };
  await changeSettings(asApp, change, testApp.clock.now());
  expect((await readSettings(asApp)).plan_days).toBe('400');
});

const appendOnly = ['audit', 'ledger', 'receipt'] as const;

test('what was written down can be read and added to, and nothing else, by rights alone', async () => {
  const rights = await asApp.many<{ table: string; may: string[] }>(sql`
    SELECT t AS table, array_agg(p ORDER BY p) AS may
    FROM unnest(${appendOnly}::text[]) t,
      unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) p
    WHERE has_table_privilege(t, p) OR (p IN ('INSERT', 'UPDATE') AND has_any_column_privilege(t, p))
    GROUP BY t ORDER BY t`);
  expect(rights).toEqual(appendOnly.map((table) => ({ table, may: ['INSERT', 'SELECT'] })));
});

test.each([
  ...appendOnly.flatMap((table) => [
    `UPDATE ${table} SET ${{ audit: 'action = $$x$$', ledger: 'reason = $$x$$', receipt: 'serial = 1' }[table]}`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table}`,
    `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
    `DROP TRIGGER ${table}_append_only ON ${table}`,
    `DROP TABLE ${table}`,
  ]),
  'DELETE FROM payment',
  'DELETE FROM receipt_series',
  'DELETE FROM receipt_payer',
  'UPDATE security_event SET at = now()',
  'ALTER TABLE payment DISABLE TRIGGER payment_amount_stays',
  'ALTER TABLE shop DISABLE TRIGGER shop_status_written_down',
  'ALTER TABLE shop DISABLE TRIGGER shop_begins_written_down',
  'CREATE OR REPLACE FUNCTION refuse_change_of_money() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
])('and it cannot rewrite them, whatever it tries: %s', async (statement) => {
  await expect(asApp.script(statement)).rejects.toThrow(/permission denied|must be owner/);
});
