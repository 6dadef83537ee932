import { Failure } from '@aaspaas/contract/failure';
import { says } from '@aaspaas/contract/says';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { forgetTries } from '../http/throttle-queries';
import { secondStepResetLetter } from '../mail/letters/admins';
import { queueMail } from '../mail/queries';
import { type AdminToReset, listChiefs, removeSecondStep } from './admin-queries';

/** The count of wrong codes of an account, where the second factor has not been given before. */
export const codeTriesOf = (accountId: number): string => `two-step:${accountId}`;
/** The same where it has been. */
export const codeTriesOfOwn = (accountId: number): string => `${codeTriesOf(accountId)}:own`;

interface By {
  /** Null: the operator at the machine. */
  readonly id: number | null;
  readonly name: string;
}

/** For an admin who lost the phone and the recovery codes. The person and every chief are told. */
export async function resetSecondStep(tx: Db, admin: AdminToReset, by: By, now: Date): Promise<void> {
  const { id, email, name } = admin;
  if (!(await removeSecondStep(tx, id)))
    throw new Failure('missing', says('{name} has no second step yet.', { name: email ?? name }));
  await forgetTries(tx, codeTriesOf(id));
  await forgetTries(tx, codeTriesOfOwn(id));
  const entry = { actorId: by.id, action: 'two-step reset', subject: 'admin', subjectId: id } as const;
  await recordAuditEntry(tx, entry, now);
  await recordSecurityEvent(tx, { accountId: id, event: 'two-step reset' }, now);
  const told = new Map([admin, ...(await listChiefs(tx))].map((one) => [one.id, one.email]));
  for (const [accountId, to] of told)
    if (to) await queueMail(tx, accountId, secondStepResetLetter(to, email ?? name, by.name), now);
}
