import type { Role } from '@aaspaas/contract/accounts/roles';
import { recordAuditEntry } from '../../audit/queries';
import { recordSecurityEvent } from '../../audit/security-queries';
import type { Db } from '../../db/open';
import { newToken } from '../../http/token';
import { linkLastsMs } from '../../mail/letters/lifetimes';
import { addAdmin, addResetLink, holdAccountOf, type NewAdmin } from './queries';

const whose: Readonly<Record<Role, string>> = {
  user: 'a customer',
  shop: 'a shop',
  deliverystaff: 'a delivery agent',
  admin: 'an admin',
};

/** Makes the account, if there is none with this email yet, and a token that sets its password once, within a day. */
export async function createAdmin(db: Db, admin: NewAdmin, now: Date) {
  const token = newToken();
  const { id, isNew } = await db.transaction(async (tx) => {
    const added = await addAdmin(tx, admin);
    const { id, role } = await holdAccountOf(tx, admin.email);
    if (role !== 'admin') {
      throw new Error(
        `${admin.email} is the address of ${whose[role]}'s account. An admin needs an address of their own.`,
      );
    }
    await addResetLink(tx, { accountId: id, token, lastsMs: linkLastsMs }, now);
    await record(tx, id, added !== null, now);
    return { id, isNew: added !== null };
  });
  return { id, token, isNew };
}

async function record(tx: Db, accountId: number, isNew: boolean, now: Date): Promise<void> {
  const action = isNew ? 'admin created' : 'admin link made';
  await recordAuditEntry(tx, { actorId: null, action, subject: 'account', subjectId: accountId }, now);
  const event = isNew
    ? ({ event: 'admin created' } as const)
    : ({ event: 'admin deed', detail: { deed: action } } as const);
  await recordSecurityEvent(tx, { accountId, ...event }, now);
}

/** Browsers do not send what comes after the #, so the token is in no server's log. The page reads it. */
export const linkFor = (publicUrl: string, token: string): string => `${publicUrl}/new-password#${token}`;
