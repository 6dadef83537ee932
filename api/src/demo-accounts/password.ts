import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { listPasswordHashes, replacePasswordHashes } from './queries';
import { demoAdmin, demoPassword, demoSignIns } from './sign-ins';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The salt is fixed, so that accounts which still have the known password are found by its hash. */
export const hashKnownPassword = (): Promise<string> =>
  hash(demoPassword, { ...cost, salt: Buffer.from('aaspaas-demo-salt') });

/** Where a start happens that may make demo accounts. */
export interface DemoPlace {
  readonly isOwnMachine: boolean;
  readonly dataDir: string;
}

export interface DemoPassword {
  /** What the start prints: the password that everybody can know, or where the other one is. */
  readonly shown: string;
  readonly hash: string;
}

export const passwordFile = 'demo-password.txt';

/**
 * The known password where only people at this machine can use it, elsewhere one that nobody can guess. What a start
 * prints may be kept in a log that others read, so that one stands in a file for the server's user alone.
 */
export async function chooseDemoPassword({ isOwnMachine, dataDir }: DemoPlace): Promise<DemoPassword> {
  if (isOwnMachine) return { shown: demoPassword, hash: await hashKnownPassword() };
  const password = randomBytes(12).toString('base64url');
  const file = join(dataDir, passwordFile);
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
  return { shown: `in ${file}`, hash: await hash(password, cost) };
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
