import {
  changeGrade,
  inviteAdmin,
  inviteAgain,
  listAdmins,
  removeAdmin,
  resetTwoStep,
} from '@aaspaas/contract/console/access/calls';
import { invitationRules, isGrade } from '@aaspaas/contract/console/access/rules/admin';
import { Failure, refusal } from '@aaspaas/contract/failure';
import { readEmail } from '@aaspaas/contract/accounts/rules/email';
import { says } from '@aaspaas/contract/says';
import { countShownPeople } from '../../accounts/count-shown-people';
import { eraseAccount } from '../../accounts/delete-accounts';
import { createAdmin, linkFor } from '../../accounts/new-admin';
import type { NewAdmin } from '../../accounts/admin-queries';
import { resetSecondStep } from '../../accounts/reset-second-step';
import { changesOf } from '../../audit/changes';
import { recordAuditEntry } from '../../audit/queries';
import { recordSecurityEvent } from '../../audit/security-queries';
import { checkRules } from '../../http/check-rules';
import type { Db } from '../../db/open';
import { route, type Services } from '../../http/route';
import { adminRemovedLetter, gradeChangedLetter, newAdminLetter } from '../../mail/letters/admins';
import { queueMail } from '../../mail/queries';
import * as queries from './admin-queries';
import { holdOther } from './hold-other';
import { presentAdmin } from './present';
import { tell } from './tell';

export const adminRoutes = [
  route(listAdmins, async ({ actor, db, clock }) => {
    const admins = await queries.listAdmins(db);
    const ids = admins.map(({ id }) => id);
    await countShownPeople(db, actor, ids, clock.now());
    return { result: true, rows: admins.map(presentAdmin) };
  }),

  route(inviteAdmin, async (context) => {
    const { body, actor, db, clock } = context;
    checkRules(invitationRules, body);
    const admin = readInvitation(body);
    const link = await db.transaction(async (tx) => {
      const made = await createAdmin(tx, admin, actor.accountId, clock.now());
      if (!made.isNew) throw alreadyAdmin(admin.email);
      return sendLink(tx, context, admin, made);
    });
    const message = says('{email} gets a mail with a link that works for 24 hours.', { email: admin.email });
    return { result: true, message: link ? giveLink(admin.name) : message, link };
  }),

  route(inviteAgain, async (context) => {
    const { body, actor, db, clock } = context;
    const { link, ...to } = await db.transaction(async (tx) => {
      const { name, email, grade, is_invited } = await holdOther(tx, actor, body.id, 'This is you.');
      if (!is_invited || !email)
        throw new Failure('taken', says('{name} has chosen a password already.', { name }));
      const made = await createAdmin(tx, { name, email, grade }, actor.accountId, clock.now());
      return { link: await sendLink(tx, context, { name, email, grade }, made), name, email };
    });
    const message = says('{email} gets a new link. The one before no longer works.', { email: to.email });
    return { result: true, message: link ? giveLink(to.name) : message, link };
  }),

  route(changeGrade, async ({ body: { id, grade }, actor, db, clock }) => {
    const now = clock.now();
    const name = await db.transaction(async (tx) => {
      const ownGrade = 'Nobody changes their own grade. Another chief can do it.';
      const admin = await holdOther(tx, actor, id, ownGrade);
      if (admin.grade === grade)
        throw new Failure('taken', says('{name} is {grade} already.', { name: admin.name, grade }));
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
    return { result: true, message: says('{name} is {grade} now and has to log in again.', { name, grade }) };
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
      if (admin.email) await queueMail(tx, null, { ...adminRemovedLetter(admin.email), language: 'en' }, now);
      return admin.name;
    });
    return { result: true, message: says('{name} is no longer an admin.', { name }) };
  }),

  route(resetTwoStep, async ({ body: { id }, actor, db, clock, hasMailServer }) => {
    const name = await db.transaction(async (tx) => {
      const own = 'Nobody resets their own second step. Set up another phone on the page "Your second step".';
      const admin = await holdOther(tx, actor, id, own);
      await resetSecondStep(tx, admin, { id: actor.accountId, name: actor.name }, clock.now());
      return admin.name;
    });
    const told = hasMailServer
      ? says('{name} and all chiefs are told by mail.', { name })
      : says('There is no mail server: please tell {name} and all chiefs.', { name });
    return { result: true, message: says('The second step of {name} is reset. {told}', { name, told }) };
  }),
];

/** Mails the link. Where there is no mail server it is for the caller, who hands it over; no mail waits for one. */
async function sendLink(
  tx: Db,
  { clock, publicUrl, hasMailServer }: Pick<Services, 'clock' | 'publicUrl' | 'hasMailServer'>,
  { email, grade }: NewAdmin,
  { id, token }: { readonly id: number; readonly token: string },
): Promise<string | null> {
  const link = linkFor(publicUrl(), token);
  if (!hasMailServer) return link;
  await queueMail(tx, id, newAdminLetter(email, grade, link), clock.now());
  return null;
}

const giveLink = (name: string) =>
  says('There is no mail server, so give {name} the link yourself. It works once, for 24 hours.', { name });

function readInvitation({ name, email, grade }: { name: string; email: string; grade: string }): NewAdmin {
  // The rules have made sure of the grade.
  return { name: name.trim(), email: readEmail(email), grade: isGrade(grade) ? grade : 'viewer' };
}

const alreadyAdmin = (email: string): Failure =>
  refusal('taken', { email: says('{email} is an admin already.', { email }) });
