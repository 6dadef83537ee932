import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyDrawnPhotos, copyStartedData, makeFolder } from '../server/data-folder';
import { type RunningServer, runServer } from '../server/run-server';

// No page is opened here: these tests start servers, as an operator does.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let folder = '';
let holder: RunningServer;
const others: RunningServer[] = [];

/** The other servers use this one's PostgreSQL as an operator's own: it has an empty database beside its own. */
test.beforeAll(async () => {
  folder = await makeFolder();
  await copyStartedData('empty', join(folder, 'holder'));
  holder = await runServer({ DATA_DIR: join(folder, 'holder'), DEMO: '0' });
});

test.afterAll(async () => {
  await stopOthers();
  await holder.stop();
  await rm(folder, { recursive: true });
});

test.afterEach(stopOthers);

async function stopOthers(): Promise<void> {
  await Promise.all(others.splice(0).map((server) => server.stop()));
}

async function start(database: string, settings: Record<string, string>): Promise<RunningServer> {
  const url = `socket:${encodeURI(join(folder, 'holder/socket'))}?db=${database}&user=aaspaas`;
  return startAt(database, { DATABASE_URL: url, ...settings });
}

/** With its embedded database, unless the settings name another. */
async function startAt(name: string, settings: Record<string, string>): Promise<RunningServer> {
  const server = await runServer({ DATA_DIR: join(folder, name), ...settings });
  others.push(server);
  return server;
}

const call = (server: RunningServer, path: string, body: object) =>
  fetch(`${server.url}/aaspaas${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

async function shopsOf(server: RunningServer): Promise<number> {
  const reply = await call(server, '/shop/list/shop', {});
  return ((await reply.json()) as { list: unknown[] }).list.length;
}

const admin = 'admin@demo.aaspaas.example';
const known = 'aaspaas-demo';
const open = { PUBLIC_URL: 'https://shops.example' };

const signIn = async (server: RunningServer, password: string): Promise<number> =>
  (await call(server, '/user/login', { email: admin, password })).status;

/** The server prints these lines right after it is ready. */
async function toldBy(server: RunningServer, told: RegExp): Promise<string> {
  await expect.poll(() => server.printed()).toMatch(told);
  return told.exec(server.printed())?.[1] ?? '';
}

const readPassword = async (file: string) => (await readFile(file, 'utf8')).trim();

test('unless it is asked for, nobody but the newcomer at one’s own machine gets demo data', async () => {
  expect(await shopsOf(holder)).toBe(0);
  const empty = await start('postgres', open);
  expect([await shopsOf(empty), empty.printed().includes('Demo')]).toEqual([0, false]);
  expect(await signIn(empty, known)).toBe(401);
});

test('two first starts at once on one empty database both succeed; in the open, and on a database of one’s own, even a trial has no known password', async () => {
  await copyDrawnPhotos(join(folder, 'postgres'));
  const both = await Promise.all([
    start('postgres', { DEMO: '1' }),
    start('postgres', { ...open, DEMO: '1' }),
  ]);
  const [first, second] = await Promise.all(both.map(shopsOf));
  expect([first, second]).toEqual([first, first]);
  expect(first).toBeGreaterThan(0);
  const printed = () => both.map((server) => server.printed()).join('\n');
  await expect
    .poll(printed)
    .toMatch(/^Demo accounts are in this database\. Their password is in the demo-password\.txt of/m);
  const told = /^Demo accounts \(password: in (\S+)\)$/m;
  await expect.poll(printed).toMatch(told);
  const password = await readPassword(told.exec(printed())?.[1] ?? '');
  expect(printed()).not.toContain(password);
  for (const server of both)
    expect([await signIn(server, known), await signIn(server, password)]).toEqual([401, 200]);
});

test('what was tried out at home loses its known password in the open', async () => {
  await copyStartedData('demo', join(folder, 'home'));
  const home = await startAt('home', {});
  expect(await toldBy(home, /^Demo accounts \(password: (\S+)\)$/m)).toBe(known);
  expect(await signIn(home, known)).toBe(200);
  await stopOthers();

  const moved = await startAt('home', { HOST: '0.0.0.0' });
  const told = /^The demo accounts had a password that everybody can know\. Their new one is in (\S+)\.$/m;
  const password = await readPassword(await toldBy(moved, told));
  expect(moved.printed()).not.toContain(password);
  expect([await signIn(moved, known), await signIn(moved, password)]).toEqual([401, 200]);
  await stopOthers();

  const again = await startAt('home', { HOST: '0.0.0.0' });
  await toldBy(
    again,
    /^Demo accounts are in this database\. Their password is in the demo-password\.txt of/m,
  );
  expect(again.printed()).not.toContain(password);
  expect(await signIn(again, password)).toBe(200);
});
