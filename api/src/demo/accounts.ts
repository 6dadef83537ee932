import type { Db } from '../db/open';
import { chooseDemoPassword, findKnownHashes, replaceHashes } from './password';
import { hasDemoData } from './queries';
import { demoAdmin, demoPassword, demoSignIns } from './sign-ins';

/** What the start prints about the demo accounts that it has just made. */
export function linesOfNewAccounts(password: string): string[] {
  const once = password === demoPassword ? '' : ', shown only this once';
  return [`Demo accounts (password: ${password}${once})`, ...people()];
}

const shownBefore =
  'Demo accounts are in this database. Their password was shown once; a link for a new one comes by ' +
  `npm run admin:create -- --email ${demoAdmin.email}`;

const people = (): string[] => demoSignIns.map(({ label, email }) => `  ${label.padEnd(26)} ${email}`);

/**
 * For the demo accounts of an earlier start. A database that was tried out on one's own machine may be public today:
 * then the password that everybody can know is replaced before anybody can use it.
 */
export async function guardDemoAccounts(db: Db, isOwnMachine: boolean, now: Date): Promise<string[]> {
  if (!(await hasDemoData(db))) return [];
  const known = await findKnownHashes(db);
  if (known.length === 0) return [shownBefore];
  if (isOwnMachine) return linesOfNewAccounts(demoPassword);
  const { password, hash } = await chooseDemoPassword(false);
  await replaceHashes(db, known, hash, now);
  return [
    `The demo accounts had a password that everybody can know. It is now ${password}, shown only this once.`,
  ];
}
