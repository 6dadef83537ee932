import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { listPasswordHashes, replacePasswordHashes } from './queries';
import { demoAdmin, demoPassword, demoSignIns } from './sign-ins';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The salt is fixed, so that accounts which still have the known password are found by its hash. */
export const hashKnownPassword = (): Promise<string> =>
  hash(demoPassword, { ...cost, salt: Buffer.from('aaspaas-demo-salt') });

export interface DemoPassword {
  readonly password: string;
  readonly hash: string;
}

/** The known password where only people at this machine can use it, elsewhere one that nobody can guess. */
export async function chooseDemoPassword(isOwnMachine: boolean): Promise<DemoPassword> {
  if (isOwnMachine) return { password: demoPassword, hash: await hashKnownPassword() };
  const password = randomBytes(12).toString('base64url');
  return { password, hash: await hash(password, cost) };
}

/** The hashes of accounts that still open with the known password. */
export async function findKnownHashes(db: Db): Promise<string[]> {
  const emails = demoSignIns.map(({ email }) => email);
  const known = await hashKnownPassword();
  const hashes = await listPasswordHashes(db, emails, known);
  const isOpen = await Promise.all(hashes.map(opensWithKnown));
  return hashes.filter((_, index) => isOpen[index]);
}

/** The hash may be another one of the same password, made at a sign-in. An account without a password has no hash. */
const opensWithKnown = (hashed: string): Promise<boolean> => verify(hashed, demoPassword).catch(() => false);

/** Replaces the passwords, and signs out whoever used the old one. */
export async function replaceHashes(db: Db, old: readonly string[], fresh: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await replacePasswordHashes(tx, old, fresh);
    const about = { subject: 'account', subjectId: demoAdmin.accountId } as const;
    await recordAuditEntry(tx, { actorId: null, action: 'demo password replaced', ...about }, now);
    await recordSecurityEvent(
      tx,
      { accountId: null, event: 'password changed', detail: { by: 'start' } },
      now,
    );
  });
}
