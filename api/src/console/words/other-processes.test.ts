import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import { listWordAdditions } from '@aaspaas/contract/console/words/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { buildProgram, type Program } from '../../../test/build-program';
import { makeAccount, makeShop, signIn } from '../../../test/make';
import { sql } from '../../db/sql';
import { learnWords } from '../../search/understanding/tables';

let testApp: TestApp;
let program: Program;
let other: ChildProcessByStdio<Writable, Readable, null>;
let port = '';

beforeAll(async () => {
  testApp = await bootApp();
  await makeShop(testApp.db, {
    name: 'Tap Stop',
    kind: 'service',
    category: 'Home Repairs',
    items: ['Plumbing'],
  });
  program = await buildProgram('test/second-server.ts');
  other = spawn(process.execPath, [program.file, testApp.databaseUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  [port] = await once(createInterface(other.stdout), 'line');
}, 120_000);
afterAll(async () => {
  other.stdin.end();
  await once(other, 'exit');
  learnWords({ words: [], concepts: [], orders: [] });
  await testApp.stop();
  await program.remove();
});

/** What a search finds that the other process answers. */
async function foundThere(search: string): Promise<string[]> {
  const reply = await fetch(`http://127.0.0.1:${port}${listShops.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ search, city: 'Bangalore' }),
  });
  // The server has held it against the call's shape.
  const { list } = (await reply.json()) as { list: { sh_name: string }[] };
  return list.map(({ sh_name }) => sh_name);
}

const soon = { timeout: 5000, interval: 50 };

test('a word that one process adds is understood by another at once, and forgotten when it is undone', async () => {
  const chief = await makeAccount(testApp.db, 'admin');
  const as = await signIn(testApp.db, chief, testApp.clock.now());
  expect(await foundThere('gorpomatic')).toEqual([]);

  await testApp.post('/console/add/word', { concept: 'plumber', word: 'gorpomatic' }, { as });
  await vi.waitFor(async () => expect(await foundThere('gorpomatic')).toEqual(['Tap Stop']), soon);

  const { rows } = await testApp.ask(listWordAdditions, {}, { as });
  await testApp.post('/console/undo/word', { addition_id: rows[0]?.addition_id }, { as });
  await vi.waitFor(async () => expect(await foundThere('gorpomatic')).toEqual([]), soon);
});

test('a process that lost its connection learns what was added meanwhile', async () => {
  const chief = await makeAccount(testApp.db, 'admin');
  const as = await signIn(testApp.db, chief, testApp.clock.now());
  await testApp.db.run(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE 'LISTEN%'`);
  await testApp.post('/console/add/word', { concept: 'plumber', word: 'gorpling' }, { as });
  await vi.waitFor(async () => expect(await foundThere('gorpling')).toEqual(['Tap Stop']), soon);
});
