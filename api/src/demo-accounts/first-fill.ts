import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Db } from '../db/open';
import { chooseDemoPassword, type DemoPlace, findKnownHashes, passwordFile, replaceHashes } from './password';
import { hasNoAccounts, hasDemoData } from './queries';
import { demoAdmin, demoSignIns } from './sign-ins';

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

/** What the start prints about the demo accounts that it has just made. */
const linesOfNewAccounts = (shown: string): string[] => [`Demo accounts (password: ${shown})`, ...people()];

const madeBefore =
  `Demo accounts are in this database. Their password is in the ${passwordFile} of the start that made it; ` +
  `a link for a new one comes by npm run admin:create -- --email ${demoAdmin.email}`;

const people = (): string[] => demoSignIns.map(({ label, email }) => `  ${label.padEnd(26)} ${email}`);

/**
 * For the demo accounts of an earlier start. A database that was tried out on one's own machine may be public today:
 * then the password that everybody can know is replaced before anybody can use it.
 */
export async function guardDemoAccounts(db: Db, where: DemoPlace, now: Date): Promise<string[]> {
  if (!(await hasDemoData(db))) return [];
  const known = await findKnownHashes(db);
  if (known.length === 0) return [madeBefore];
  const { hash, shown } = await chooseDemoPassword(where);
  if (where.isOwnMachine) return linesOfNewAccounts(shown);
  await replaceHashes(db, known, hash, now);
  return [`The demo accounts had a password that everybody can know. Their new one is ${shown}.`];
}
