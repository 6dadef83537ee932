import { Failure, refusal } from '@aaspaas/contract/failure';
import { passwordWords } from '@aaspaas/contract/accounts/rules/change-password';
import { type Changes, changesOf } from '../audit/changes';
import { recordAuditEntry } from '../audit/queries';
import { recordSecurityEvent } from '../audit/security-queries';
import type { Db } from '../db/open';
import type { Actor } from '../http/session/actor';
import type { Services, Visit } from '../http/route';
import { newToken } from '../http/session/token';
import {
  type ChangedBy,
  confirmEmailLetter,
  emailChangeAskedLetter,
  mobileChangedLetter,
} from '../mail/letters/contact-changes';
import { queueMail } from '../mail/queries';
import { confirmPassword } from './confirm-password';
import { askForEmail, changePhone, type Contact, holdContact, isEmailTaken } from './contact-queries';
import { countConfirmMail, countNewPhone } from './contact-throttle';
import { readCredentials } from './queries';

/** The person who changes the contact of an account: their own or, as an admin, another's. */
interface Caller extends Pick<Services, 'db' | 'clock' | 'publicUrl' | 'hasMailServer'> {
  readonly actor: Actor;
  readonly visit: Visit;
}

/** What has changed: forms also send back what is stored. Null is what stays as it is. */
export async function newContact(db: Db, accountId: number, sent: Contact): Promise<Contact> {
  const stored = await readCredentials(db, accountId);
  return {
    email: sent.email === stored?.email ? null : sent.email,
    phone: sent.phone === stored?.phone ? null : sent.phone,
  };
}

/** Email and number, by which an account can be recovered, change only with the password: the session may be stolen. */
export async function confirmContactChange(
  { db, clock, visit, actor }: Caller,
  contact: Contact,
  password = '',
): Promise<void> {
  if (contact.email === null && contact.phone === null) return;
  const field = 'current_password';
  if (password === '') throw refusal('invalid', { [field]: passwordWords.missing });
  const confirmation = { accountId: actor.accountId, password, message: passwordWords.wrong, field };
  try {
    await confirmPassword(db, visit, confirmation, clock.now());
  } catch (failure) {
    const failed = { accountId: actor.accountId, event: 'email change failed' } as const;
    if (contact.email !== null) await recordSecurityEvent(db, failed, clock.now());
    throw failure;
  }
}

/** A new number counts at once, a new email when it is confirmed. The present email is told of both. */
export async function changeContact(
  tx: Db,
  caller: Caller,
  accountId: number,
  { email, phone }: Contact,
): Promise<void> {
  if (email === null && phone === null) return;
  const stored = await holdContact(tx, accountId);
  if (!stored) throw new Failure('missing', 'There is no such account.');
  if (phone !== null) await newPhone(tx, caller, { accountId, phone, stored });
  if (email !== null) await newEmail(tx, caller, { accountId, email, stored });
}

interface PhoneChange {
  readonly accountId: number;
  readonly phone: string;
  readonly stored: Contact;
}

async function newPhone(tx: Db, { actor, clock, publicUrl }: Caller, change: PhoneChange): Promise<void> {
  const { accountId, phone, stored } = change;
  const now = clock.now();
  await countNewPhone(tx, accountId);
  const undo = stored.email === null ? null : newToken();
  await changePhone(tx, accountId, { phone, was: stored.phone, undo }, now);
  if (stored.email !== null && undo !== null)
    await queueMail(
      tx,
      accountId,
      mobileChangedLetter(stored.email, publicUrl(), undo, changedBy(actor, accountId)),
      now,
    );
  const about = { actorId: actor.accountId, accountId, before: stored };
  await recordContactEvent(tx, { ...about, event: 'mobile changed', after: { phone } }, now);
}

interface EmailChange {
  readonly accountId: number;
  readonly email: string;
  readonly stored: Contact;
}

async function newEmail(tx: Db, caller: Caller, change: EmailChange): Promise<void> {
  const { actor, clock, publicUrl } = caller;
  const { accountId, email, stored } = change;
  const now = clock.now();
  demandMail(caller);
  // Sign-up tells as much about an email. The unique index decides when the change is confirmed.
  if (await isEmailTaken(tx, email)) throw emailTaken();
  await countConfirmMail(tx, accountId, email);
  const confirm = newToken();
  const undo = stored.email === null ? null : newToken();
  await askForEmail(tx, accountId, { email, was: stored.email, confirm, undo }, now);
  await queueMail(tx, accountId, confirmEmailLetter(email, publicUrl(), confirm), now);
  if (stored.email !== null && undo !== null)
    await queueMail(
      tx,
      accountId,
      emailChangeAskedLetter(stored.email, publicUrl(), undo, changedBy(actor, accountId)),
      now,
    );
  const about = { actorId: actor.accountId, accountId, before: stored };
  await recordContactEvent(tx, { ...about, event: 'email change asked', after: { email } }, now);
}

/** A new email is confirmed by the link in a mail. */
export function demandMail({ hasMailServer }: Pick<Services, 'hasMailServer'>): void {
  if (hasMailServer) return;
  throw refusal('invalid', { email: 'We cannot send mails yet, so a new address cannot be confirmed.' });
}

const changedBy = (actor: Actor, accountId: number): ChangedBy =>
  actor.accountId === accountId ? 'password' : 'admin';

const emailTaken = (): Failure =>
  refusal('taken', { email: 'An account with this email or mobile number already exists.' });

type ContactEvent =
  | 'email change asked'
  | 'email change confirmed'
  | 'email change undone'
  | 'mobile changed'
  | 'mobile change undone';

interface ContactChange {
  readonly actorId: number | null;
  readonly accountId: number;
  readonly event: ContactEvent;
  readonly before: Contact;
  /** What it is now or, asked for, will be. */
  readonly after: Partial<Contact>;
}

/** Writes both an audit entry and a security event. */
export async function recordContactEvent(tx: Db, change: ContactChange, now: Date): Promise<void> {
  const { actorId, accountId, event } = change;
  const about = { subject: 'account', subjectId: accountId } as const;
  const changes = contactChanges(change.before, change.after);
  await recordAuditEntry(tx, { actorId, action: event, ...about, changes }, now);
  await recordSecurityEvent(tx, { accountId, event }, now);
}

export const contactChanges = (before: Contact, after: Partial<Contact>): Changes =>
  changesOf(before, after, { personal: ['email', 'phone'] });
