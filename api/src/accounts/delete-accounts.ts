import type { Role } from '@aaspaas/contract/roles/roles';
import { deleteAgent, deleteShop, deleteUser } from '@aaspaas/contract/accounts/delete-calls';
import { Failure, refusal } from '@aaspaas/contract/failure';
import { type AuditEntry, recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import type { Actor } from '../http/session/actor';
import { route, type Services, type Visit } from '../http/route';
import { confirmPassword } from './confirm-password';
import { ownerOfShop, removeAccount } from './delete-queries';
import { confirmedWrong } from './guesses';

export const deleteRoutes = [
  route(deleteUser, async ({ body, ...context }) => {
    const accountId = body.u_id ?? context.actor.accountId;
    const about = { subject: 'account', subjectId: accountId } as const;
    return deleteAccount(context, body.password, { accountId, roles: ['user', 'admin'], about });
  }),

  route(deleteAgent, async ({ body, ...context }) => {
    const accountId = body.u_id ?? context.actor.accountId;
    const about = { subject: 'account', subjectId: accountId } as const;
    return deleteAccount(context, body.password, { accountId, roles: ['deliverystaff'], about });
  }),

  // A shop's account exists for the shop alone, so they are deleted together.
  route(deleteShop, async ({ body, ...context }) => {
    const shopId = body.sh_id ?? context.actor.shopId;
    const accountId = shopId && (await ownerOfShop(context.db, shopId));
    if (!shopId || !accountId) throw noSuchAccount();
    const about = { subject: 'shop', subjectId: shopId } as const;
    return deleteAccount(context, body.password, { accountId, roles: ['shop'], about });
  }),
];

interface Caller extends Pick<Services, 'db' | 'clock'> {
  readonly actor: Actor;
  readonly visit: Visit;
}

interface Deletion {
  readonly accountId: number;
  /** Each call deletes accounts of its own roles and does not find others. */
  readonly roles: readonly Role[];
  readonly about: Pick<AuditEntry, 'subject' | 'subjectId' | 'detail'>;
}

async function deleteAccount(caller: Caller, password: string | undefined, deletion: Deletion) {
  const { db, clock, actor, visit } = caller;
  const isOwn = deletion.accountId === actor.accountId;
  if (isOwn) await proveOwner(caller, password);
  await db.transaction((tx) => eraseAccount(tx, actor, deletion, clock.now()));
  if (isOwn) visit.endSession();
  return { result: true, message: 'Account deleted successfully!' };
}

/** Deletes the account and writes down who did it. */
export async function eraseAccount(tx: Db, actor: Actor, deletion: Deletion, now: Date): Promise<void> {
  const { accountId, roles, about } = deletion;
  if (!(await removeAccount(tx, accountId, roles, now))) throw noSuchAccount();
  await recordAuditEntry(tx, { actorId: actor.accountId, action: 'account deleted', ...about }, now);
  await recordSecurityEvent(tx, { accountId, event: 'account deleted' }, now);
  if (accountId === actor.accountId) return;
  const detail = { deed: 'account deleted', account: accountId };
  await recordSecurityEvent(tx, { accountId: actor.accountId, event: 'admin deed', detail }, now);
}

const noSuchAccount = (): Failure => new Failure('missing', 'There is no such account.');

const freshMs = 5 * 60_000;

/**
 * Deleting takes a sign-in within the last five minutes, or the password again: a phone left on a table must not be
 * enough. After a wrong password only the right one will do.
 */
async function proveOwner({ db, clock, actor, visit }: Caller, password: string | undefined): Promise<void> {
  if (password !== undefined) {
    const message = 'Your password is not right.';
    const confirmation = { accountId: actor.accountId, password, message, field: 'password' };
    return confirmPassword(db, visit, confirmation, clock.now());
  }
  const isFresh = clock.now().getTime() - actor.signedInAt.getTime() <= freshMs;
  if (isFresh && !(await confirmedWrong(db, actor.accountId, visit.sessionToken ?? ''))) return;
  throw refusal('invalid', { password: 'Please enter your password to delete your account.' });
}
