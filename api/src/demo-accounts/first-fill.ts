import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Db } from '../db/open';
import { guardDemoAccounts, linesOfNewAccounts } from './accounts';
import { chooseDemoPassword } from './password';
import { hasNoAccounts } from './queries';

interface Start {
  /** What loads the demo data. An installation without it has none to load. */
  readonly demoProgram: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly wantsDemo: boolean;
  readonly isOwnMachine: boolean;
  /** Prints what takes so long. */
  readonly show: (line: string) => void;
}

/** Loads the demo data at the first start, or guards its accounts at a later one. Gives the lines to print. */
export async function fillWithDemo(db: Db, start: Start, now: Date): Promise<string[]> {
  if (!start.wantsDemo || !(await hasNoAccounts(db))) return guardDemoAccounts(db, start, now);
  if (!existsSync(start.demoProgram)) return [`There is no demo data: ${start.demoProgram} is missing.`];
  start.show('Drawing and loading the demo data. This happens once and takes some seconds.');
  const { shown, hash } = await chooseDemoPassword(start);
  await runDemoProgram(start, hash);
  return linesOfNewAccounts(shown);
}

/** Passes the hash of the accounts' password to that program; the password itself is not passed. */
export const hashVariable = 'DEMO_PASSWORD_HASH';

/** In a process of its own, because drawing needs memory that the server would never give back. */
async function runDemoProgram(
  { demoProgram, databaseUrl, dataDir }: Start,
  passwordHash: string,
): Promise<void> {
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, [hashVariable]: passwordHash };
  const child = spawn(process.execPath, [demoProgram], {
    env: { ...process.env, ...own },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // Stopping the server stops the drawing too.
  process.once('exit', () => child.kill());
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo data could not be loaded. Set DEMO=0 to start without it.');
}
