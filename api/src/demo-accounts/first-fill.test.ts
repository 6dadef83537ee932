import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { fillWithDemo } from './first-fill';
import { hasNoAccounts } from './queries';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
});

afterAll(() => fresh.drop());

test('a server without the demo starts empty where demo data is wanted, and says why', async () => {
  const demoProgram = '/nowhere/demo/dist/main.js';
  const start = { demoProgram, databaseUrl: fresh.url, dataDir: '/nowhere', isOwnMachine: true };
  const shown: string[] = [];
  const lines = await fillWithDemo(
    fresh.database,
    { ...start, wantsDemo: true, show: (line) => shown.push(line) },
    new Date('2026-03-15T06:30:00Z'),
  );
  expect(lines).toEqual([`There is no demo data: ${demoProgram} is missing.`]);
  expect(shown).toEqual([]);
  expect(await hasNoAccounts(fresh.database)).toBe(true);
});
