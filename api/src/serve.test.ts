import { Server } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { suggest } from '@aaspaas/contract/search/calls';
import { type FreshDatabase, freshDatabase } from '../test/fresh-database';
import { readEnv } from './env';
import { readOff } from './search/understanding/tables';
import { serve } from './serve';

let projectDir: string;
let fresh: FreshDatabase;

/** As much of the built web app as a server needs to start. */
const built = {
  'package.json': '{ "type": "module" }',
  'web/dist/server/entry-server.js': 'export const planPage = null, renderPage = null;',
  'web/dist/server/first-scripts/name-place.js': '',
  'web/dist/client/.vite/texts.json': '{}',
  'web/dist/client/.vite/manifest.json': '{ "entry.ts": { "file": "assets/entry.js", "isEntry": true } }',
  'web/dist/client/assets/entry.js': '',
};

beforeAll(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'aaspaas-project-'));
  for (const [name, text] of Object.entries(built)) {
    await mkdir(dirname(join(projectDir, name)), { recursive: true });
    await writeFile(join(projectDir, name), text);
  }
  fresh = await freshDatabase();
});
afterAll(async () => {
  await fresh.drop();
  await rm(projectDir, { recursive: true });
});

test('all that searches read off their words is read before the first visitor is let in', async () => {
  const reading = vi.fn<() => string>(() => 'read');
  readOff(reading);
  const listening = vi.spyOn(Server.prototype, 'listen');
  const env = readEnv({ PORT: '0', DATABASE_URL: fresh.url, LOG_LEVEL: 'silent' }, projectDir);
  const { url, stop } = await serve(env, { projectDir, databaseUrl: fresh.url, show: () => {} });
  const { status } = await fetch(new URL(`${suggest.path}?text=plum`, url));
  await stop();
  const [read = Infinity] = reading.mock.invocationCallOrder;
  const [listened = 0] = listening.mock.invocationCallOrder;
  listening.mockRestore();
  expect(status).toBe(200);
  expect(read).toBeLessThan(listened);
});

test('a server starts while the database is away, and says so', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const env = readEnv({ PORT: '0', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }, projectDir);
  const { url, stop } = await serve(env, { projectDir, databaseUrl, show: () => {} });
  const asked = [new URL('/robots.txt', url), new URL('/readyz', url)].map((each) => fetch(each));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  await stop();
  expect(statuses).toEqual([200, 503]);
});
