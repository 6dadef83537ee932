import type { Db } from '../db/open';
import { chooseDemoPassword, type DemoPlace, findKnownHashes, passwordFile, replaceHashes } from './password';
import { hasDemoData } from './queries';
import { demoAdmin, demoSignIns } from './sign-ins';

/** What the start prints about the demo accounts that it has just made. */
export const linesOfNewAccounts = (shown: string): string[] => [
  `Demo accounts (password: ${shown})`,
  ...people(),
];

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
