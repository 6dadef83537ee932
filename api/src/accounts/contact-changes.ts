import {
  cancelEmailChange,
  confirmEmailChange,
  readEmailChange,
  resendEmailChange,
  undoContactChange,
} from '@aaspaas/contract/accounts/contact-calls';
import { Failure } from '@aaspaas/contract/failure';
import { recordAuditEntry } from '../audit/queries';
import { route } from '../http/route';
import { endOtherSessions } from '../http/session/session-queries';
import { newToken } from '../http/session/token';
import { confirmEmailLetter } from '../mail/letters/contact-changes';
import { queueMail } from '../mail/queries';
import { demandMail, recordContactEvent } from './contact';
import {
  accountOfConfirm,
  confirmEmail,
  endWaiting,
  findUndoable,
  findWaiting,
  holdContact,
  renewConfirm,
  undoFrom,
} from './contact-queries';
import { countConfirmMail, countResend } from './contact-throttle';
import { rememberOnly } from './device-queries';
import { hashPassword } from './passwords';
import { storePasswordHash } from './queries';
import { addGrant, endRecovery, grantLastsMs } from './recovery-queries';

export const contactRoutes = [
  route(readEmailChange, async ({ actor, db, clock }) => {
    const waiting = await findWaiting(db, actor.accountId, clock.now());
    return { result: true, pending_email: waiting?.new_value ?? null };
  }),

  route(resendEmailChange, async ({ actor, db, clock, publicUrl, hasMailServer }) => {
    demandMail({ hasMailServer });
    const { accountId } = actor;
    const now = clock.now();
    const confirm = newToken();
    await db.transaction(async (tx) => {
      await holdContact(tx, accountId);
      const email = await renewConfirm(tx, accountId, confirm, now);
      if (email === null) throw nothingWaits();
      await countResend(tx, accountId);
      await countConfirmMail(tx, accountId, email);
      await queueMail(tx, accountId, confirmEmailLetter(email, publicUrl(), confirm), now);
    });
    return { result: true, message: 'We sent the mail again.' };
  }),

  route(cancelEmailChange, async ({ actor, db, clock }) => {
    const { accountId } = actor;
    const now = clock.now();
    await db.transaction(async (tx) => {
      await holdContact(tx, accountId);
      if ((await endWaiting(tx, accountId, now)) === 0) return;
      const about = { subject: 'account', subjectId: accountId } as const;
      await recordAuditEntry(tx, { actorId: accountId, action: 'email change cancelled', ...about }, now);
    });
    return { result: true, message: 'Your email address stays as it is.' };
  }),

  // Works without a sign-in, because mail is often read on another device.
  route(confirmEmailChange, async ({ body, db, clock, visit }) => {
    const now = clock.now();
    const accountId = await accountOfConfirm(db, body.token);
    if (accountId === null) throw deadLink();
    const email = await db.transaction(async (tx) => {
      const before = await holdContact(tx, accountId);
      const confirmed = await confirmEmail(tx, body.token, now);
      if (!before || confirmed === null) throw deadLink();
      // Codes and links that were sent to the old email stop working.
      await endRecovery(tx, accountId, now);
      const about = { actorId: visit.actor?.accountId ?? null, accountId, before };
      const after = { email: confirmed };
      await recordContactEvent(tx, { ...about, event: 'email change confirmed', after }, now);
      return confirmed;
    });
    return { result: true, message: 'Your email address is changed.', email };
  }),

  route(undoContactChange, async ({ body, db, clock, visit }) => {
    const now = clock.now();
    const change = await findUndoable(db, body.token, now);
    if (!change) throw deadLink();
    const accountId = change.account_id;
    const grant = newToken();
    // Whoever made the change knew the password, so it is replaced by one that nobody knows.
    const unknownPassword = await hashPassword(newToken());
    const email = await db.transaction(async (tx) => {
      const held = await holdContact(tx, accountId);
      if (!held || !(await undoFrom(tx, change, now))) throw deadLink();
      await storePasswordHash(tx, accountId, unknownPassword);
      await endOtherSessions(tx, accountId, null);
      await endRecovery(tx, accountId, now);
      await rememberOnly(tx, accountId, visit.knowDevice());
      await addGrant(tx, { accountId, grant, lastsMs: grantLastsMs }, now);
      const event = change.field === 'email' ? 'email change undone' : 'mobile change undone';
      const after = (await holdContact(tx, accountId)) ?? held;
      await recordContactEvent(tx, { actorId: null, accountId, event, before: held, after }, now);
      return after.email ?? '';
    });
    visit.secrets.keep('grant', grant, grantLastsMs);
    if (visit.actor?.accountId === accountId) visit.endSession();
    return { result: true, message: 'Your account is as it was before.', email };
  }),
];

/** The same message whether the link was used, is too old or never existed. */
const deadLink = (): Failure =>
  new Failure('invalid', 'This link does not work any more. It was used already, or it is too old.');

const nothingWaits = (): Failure => new Failure('missing', 'There is no new address to confirm any more.');
