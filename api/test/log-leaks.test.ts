import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyCall, type ShapedCall } from '@aaspaas/contract/every-call';
import { bootApp, type TestApp } from './boot';
import { makeAccount, signIn } from './make';

/** Everything that people send here contains this word or this number; no line of the log may. */
const canary = 'canary';
const canaryNumber = '9811122233';
const ip = '203.0.113.77';

let testApp: TestApp;
let log = '';

/** The lowest level that a server writes, see main.ts. */
const info = 30;

function keep(line: string): void {
  const { level } = JSON.parse(line) as { level: number };
  if (level >= info) log += line;
}

beforeAll(async () => {
  testApp = await bootApp({ onLog: keep });
});
afterAll(() => testApp.stop());

const person = {
  name: 'Canary Menon',
  email: `${canary}@example.in`,
  mobile: canaryNumber,
  address: 'Canary Road 12, Kochi',
  district: 'Canary',
  state: 'Kerala',
  zip_code: '682001',
  password: `${canary} secret`,
};

/** A body with something private in every field of the call. */
function bodyOf({ request }: ShapedCall): Record<string, string> {
  const entries = 'entries' in request ? (request as GenericSchema & { entries: object }).entries : {};
  return Object.fromEntries(Object.keys(entries).map((field) => [field, `${canary} ${canaryNumber}`]));
}

test('the log tells of requests and whose they are, by number, and nothing of what is in them', async () => {
  const account = await makeAccount(testApp.db);
  const as = await signIn(testApp.db, account, testApp.clock.now());
  const bodies = new Map<string, object>([
    ['/aaspaas/user/register', person],
    ['/aaspaas/user/login', person],
    ['/aaspaas/user/forgotpassword', person],
  ]);
  for (const call of everyCall) {
    const body = bodies.get(call.path) ?? bodyOf(call);
    for (const who of [null, as]) await testApp.post(call.path, body, { as: who });
    if (call.hasGetTwin) await testApp.get(call.path, bodyOf(call));
  }
  await testApp.post(`/user/login?email=${canary}`, `{"email":"${canary}`);
  await testApp.get(`/${canary}/${canaryNumber}`);
  const secrets = { 'x-forwarded-for': ip, 'user-agent': canary, authorization: canary };
  await testApp.app.inject({ url: `/${canary}?token=${canary}`, headers: secrets });
  expect(log).toMatch(new RegExp(`"account":${account.id},.*"msg":"request completed"`));
  expect(log).not.toMatch(new RegExp(`${canary}|${canaryNumber}|${as}|${ip}`, 'i'));
});

test('not even when the database refuses a row and says which', async () => {
  await testApp.db.script("ALTER TABLE account ADD CONSTRAINT refused CHECK (name <> 'Canary Rao')");
  const other = { ...person, name: 'Canary Rao', email: `${canary}2@example.in`, mobile: '9811122244' };
  expect((await testApp.post('/user/register', other)).status).toBe(500);
  expect(log).toContain('request failed');
  expect(log).not.toMatch(new RegExp(`${canary}|9811122244`, 'i'));
  await testApp.db.script('ALTER TABLE account DROP CONSTRAINT refused');
});

test('nor when it says which value it cannot read', async () => {
  await testApp.db.script(`
    CREATE FUNCTION read_as_number() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM NEW.name::integer; RETURN NEW; END';
    CREATE TRIGGER reads BEFORE INSERT ON account FOR EACH ROW EXECUTE FUNCTION read_as_number()`);
  log = '';
  const other = { ...person, name: 'Canary Das', email: `${canary}3@example.in`, mobile: '9811122255' };
  expect((await testApp.post('/user/register', other)).status).toBe(500);
  expect(log).toContain('invalid input syntax for type integer');
  expect(log).not.toMatch(new RegExp(`${canary}|9811122255`, 'i'));
  await testApp.db.script('DROP FUNCTION read_as_number CASCADE');
});
