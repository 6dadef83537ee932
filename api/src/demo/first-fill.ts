import type { Db } from '../db/open';
import { guardDemoAccounts, linesOfNewAccounts } from './accounts';
import { chooseDemoPassword } from './password';
import { hasNoAccounts } from './queries';
import { loadDemoApart } from './task';

interface Start {
  readonly program: string;
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
  start.show('Drawing and loading the demo data. This happens once and takes some seconds.');
  const { shown, hash } = await chooseDemoPassword(start);
  await loadDemoApart({ ...start, passwordHash: hash });
  return linesOfNewAccounts(shown);
}
