import { roles } from '@aaspaas/contract/roles/roles';
import { removeAccount } from '../accounts/delete-queries';
import { recordAuditEntry } from '../audit/queries';
import type { Db } from '../db/open';
import { type Erased, findReturned } from './erased-queries';

export interface ErasedAgain {
  readonly count: number;
  /** What an operator has to do by hand. */
  readonly left: readonly string[];
}

/**
 * Whoever was erased after the moment to which a database was taken back is erased again. The last chief stays, because
 * nobody could get in otherwise.
 */
export async function eraseAgain(db: Db, erased: readonly Erased[], now: Date): Promise<ErasedAgain> {
  let count = 0;
  const left: string[] = [];
  for (const accountId of await findReturned(db, erased)) {
    try {
      if (await db.transaction((tx) => eraseOne(tx, accountId, now))) count += 1;
    } catch (error) {
      if (!isLastChief(error)) throw error;
      left.push(sayLeft(accountId));
    }
  }
  return { count, left };
}

const sayLeft = (accountId: number): string =>
  `Account ${accountId} was erased since too, but stays because it is the last chief. Make another chief (npm run admin:create), then delete this account.`;

async function eraseOne(tx: Db, accountId: number, now: Date): Promise<boolean> {
  if (!(await removeAccount(tx, accountId, roles, now))) return false;
  const about = { subject: 'account', subjectId: accountId, detail: { again: true } } as const;
  await recordAuditEntry(tx, { actorId: null, action: 'account deleted', ...about }, now);
  return true;
}

const isLastChief = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'account_last_chief';
