import type { Role } from '@aaspaas/contract/roles/roles';
import { Failure, refusal } from '@aaspaas/contract/failure';
import * as paths from '@aaspaas/contract/paths';
import { type Said, says } from '@aaspaas/contract/says';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import { newToken } from '../http/session/token';
import { linkLastsMs } from '../mail/letters/lifetimes';
import { addAdmin, addResetLink, hasChief, holdAccountOf, type NewAdmin } from './admin-queries';

const whose: Readonly<Record<Role, Said>> = {
  user: says('a customer'),
  shop: says('a shop'),
  deliverystaff: says('a delivery agent'),
  admin: says('an admin'),
};

/**
 * Makes the account, if there is none with this email yet, and a token that sets its password once, within a day.
 * `by` is null for the operator at the machine.
 */
export async function createAdmin(db: Db, admin: NewAdmin, by: number | null, now: Date) {
  const token = newToken();
  const { id, isNew } = await db.transaction(async (tx) => {
    if (admin.grade !== 'chief' && !(await hasChief(tx)))
      throw new Failure('invalid', 'The first admin must be chief: only a chief can manage the others.');
    const added = await addAdmin(tx, admin);
    const { id, role } = await holdAccountOf(tx, admin.email);
    if (role !== 'admin') {
      throw refusal('taken', {
        email: says("{email} is the address of {whose}'s account. An admin needs an address of their own.", {
          email: admin.email,
          whose: whose[role],
        }),
      });
    }
    await addResetLink(tx, { accountId: id, token, lastsMs: linkLastsMs }, now);
    await record(tx, { accountId: id, grade: admin.grade, by }, added !== null, now);
    return { id, isNew: added !== null };
  });
  return { id, token, isNew };
}

interface Made {
  readonly accountId: number;
  readonly grade: string;
  readonly by: number | null;
}

async function record(tx: Db, { accountId, grade, by }: Made, isNew: boolean, now: Date): Promise<void> {
  const action = isNew ? 'admin created' : 'admin link made';
  const about = { subject: 'account', subjectId: accountId, ...(isNew && { detail: { grade } }) } as const;
  await recordAuditEntry(tx, { actorId: by, action, ...about }, now);
  const event = isNew
    ? ({ event: 'admin created' } as const)
    : ({ event: 'admin deed', detail: { deed: action } } as const);
  await recordSecurityEvent(tx, { accountId, ...event }, now);
}

/** Browsers do not send what comes after the #, so the token is in no server's log. The page reads it. */
export const linkFor = (publicUrl: string, token: string): string =>
  `${publicUrl}${paths.newPassword}#${token}`;
