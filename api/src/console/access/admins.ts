import {
  changeGrade,
  inviteAdmin,
  inviteAgain,
  listAdmins,
  removeAdmin,
  resetTwoStep,
} from '@aaspaas/contract/console/access/calls';
import { invitationRules, isGrade } from '@aaspaas/contract/console/access/rules/admin';
import { Failure } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { eraseAccount } from '../../accounts/delete-accounts';
import { createAdmin, linkFor } from '../../accounts/new-admin';
import type { NewAdmin } from '../../accounts/new-admin-queries';
import { resetSecondStep } from '../../accounts/reset-second-step';
import { changesOf } from '../../audit/changes';
import { recordAuditEntry } from '../../audit/queries';
import { recordSecurityEvent } from '../../audit/security-queries';
import { checkRules } from '../../http/check-rules';
import { route } from '../../http/route';
import { adminRemovedLetter, gradeChangedLetter } from '../../mail/letters/admins';
import { newAdminLetter } from '../../mail/letters/new-admin';
import { queueMail } from '../../mail/queries';
import * as queries from './admin-queries';
import { holdOther } from './hold-other';
import { presentAdmin } from './present';
import { tell } from './tell';

export const adminRoutes = [
  route(listAdmins, async ({ db }) => ({
    result: true,
    rows: (await queries.listAdmins(db)).map(presentAdmin),
  })),

  route(inviteAdmin, async ({ body, actor, db, clock, publicUrl }) => {
    checkRules(invitationRules, body);
    const admin = readInvitation(body);
    await db.transaction(async (tx) => {
      const { id, token, isNew } = await createAdmin(tx, admin, actor.accountId, clock.now());
      if (!isNew) throw alreadyAdmin(admin.email);
      const link = linkFor(publicUrl(), token);
      await queueMail(tx, id, newAdminLetter(admin.email, admin.grade, link), clock.now());
    });
    return { result: true, message: `${admin.email} gets a mail with a link that works for 24 hours.` };
  }),

  route(inviteAgain, async ({ body, actor, db, clock, publicUrl }) => {
    const email = await db.transaction(async (tx) => {
      const { name, email, grade, is_invited } = await holdOther(tx, actor, body.id, 'This is you.');
      if (!is_invited || !email) throw new Failure('taken', `${name} has chosen a password already.`);
      const { id, token } = await createAdmin(tx, { name, email, grade }, actor.accountId, clock.now());
      await queueMail(tx, id, newAdminLetter(email, grade, linkFor(publicUrl(), token)), clock.now());
      return email;
    });
    return { result: true, message: `${email} gets a new link. The one before no longer works.` };
  }),

  route(changeGrade, async ({ body: { id, grade }, actor, db, clock }) => {
    const now = clock.now();
    const name = await db.transaction(async (tx) => {
      const ownGrade = 'Nobody changes their own grade. Another chief can do it.';
      const admin = await holdOther(tx, actor, id, ownGrade);
      if (admin.grade === grade) throw new Failure('taken', `${admin.name} is ${grade} already.`);
      // The database ends the sessions.
      await queries.writeGrade(tx, id, grade);
      const changes = changesOf(admin, { grade });
      const entry = {
        actorId: actor.accountId,
        action: 'grade changed',
        subject: 'admin',
        subjectId: id,
      } as const;
      await recordAuditEntry(tx, { ...entry, changes }, now);
      await recordSecurityEvent(tx, { accountId: id, event: 'grade changed', detail: { to: grade } }, now);
      await tell(tx, id, (to) => gradeChangedLetter(to, grade), now);
      return admin.name;
    });
    return { result: true, message: `${name} is ${grade} now and has to log in again.` };
  }),

  route(removeAdmin, async ({ body: { id }, actor, db, clock }) => {
    const now = clock.now();
    const name = await db.transaction(async (tx) => {
      const own = 'Nobody removes themselves here. Another chief can do it.';
      const admin = await holdOther(tx, actor, id, own);
      const about = { subject: 'admin', subjectId: id, detail: { grade: admin.grade } } as const;
      await eraseAccount(tx, actor, { accountId: id, roles: ['admin'], about }, now);
      await recordSecurityEvent(tx, { accountId: id, event: 'admin removed' }, now);
      // After the account, with which its mails go.
      if (admin.email) await queueMail(tx, null, adminRemovedLetter(admin.email), now);
      return admin.name;
    });
    return { result: true, message: `${name} is no longer an admin.` };
  }),

  route(resetTwoStep, async ({ body: { id }, actor, db, clock }) => {
    const name = await db.transaction(async (tx) => {
      const own = 'Nobody resets their own second step. Set up another phone on the page "Your second step".';
      const admin = await holdOther(tx, actor, id, own);
      await resetSecondStep(tx, admin, { id: actor.accountId, name: actor.name }, clock.now());
      return admin.name;
    });
    return {
      result: true,
      message: `The second step of ${name} is reset. ${name} and all chiefs are told by mail.`,
    };
  }),
];

function readInvitation({ name, email, grade }: { name: string; email: string; grade: string }): NewAdmin {
  // The rules have made sure of the grade.
  return { name: name.trim(), email: readEmail(email), grade: isGrade(grade) ? grade : 'viewer' };
}

function alreadyAdmin(email: string): Failure {
  const message = `${email} is an admin already.`;
  return new Failure('taken', message, { fields: { email: message } });
}
