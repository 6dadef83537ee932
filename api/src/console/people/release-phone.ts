import { Failure } from '@aaspaas/contract/failure';
import { type Said, says } from '@aaspaas/contract/says';
import { removeAccount } from '../../accounts/delete-queries';
import { type AuditEntry, recordAuditEntry } from '../../audit/queries';
import { recordSecurityEvent } from '../../audit/security-queries';
import type { Db } from '../../db/open';
import { phoneReleasedLetter } from '../../mail/letters/by-admin';
import { queueMail } from '../../mail/queries';
import { actOnListing } from '../../payments/listing-life/act-on-listing';
import { readSettings } from '../../settings/queries';
import {
  endWaysBackTo,
  findByPhone,
  findListingWith,
  type Holder,
  takePhoneOut,
} from './release-phone-queries';

export interface ReleaseOptions {
  /** In its stored form. */
  readonly phone: string;
  /** Deletes the whole account; needed where an account cannot exist without its number. */
  readonly removesAccount: boolean;
  /** Null: the operator at the machine. */
  readonly actorId: number | null;
}

/**
 * For when somebody has registered with another person's number, and that person wants an account. (The admin has
 * called the number to make sure.) Takes the number out of the account that has it, and gives the line to print.
 */
export function setNumberFree(db: Db, options: ReleaseOptions, now: Date): Promise<Said> {
  return db.transaction(async (tx) => {
    const holder = await findByPhone(tx, options.phone);
    if (!holder) return endKeeping(tx, options, now);
    if (holder.role === 'admin')
      throw new Failure('not-yours', 'This is an admin’s number. Nothing was changed.');
    if (options.removesAccount) return remove(tx, holder, options, now);
    if (!canBeWithout(holder))
      throw new Failure('taken', says('{why} It can only be deleted as a whole.', { why: whyNot(holder) }));
    return release(tx, holder, options, now);
  });
}

/** An account that changed its number less than a week ago could still take it back. */
async function endKeeping(tx: Db, { phone, actorId }: ReleaseOptions, now: Date): Promise<Said> {
  const [accountId] = await endWaysBackTo(tx, phone);
  if (accountId === undefined) throw new Failure('missing', 'No account has this number.');
  await note(tx, { actorId, action: 'phone released', subject: 'account', subjectId: accountId }, now);
  return says('The number was kept for account {id}, which has changed it lately. Now it is free.', {
    id: accountId,
  });
}

const canBeWithout = ({ email, role }: Holder): boolean => email !== null && role !== 'deliverystaff';

const whyNot = ({ id, email }: Holder): Said =>
  email === null
    ? says('Account {id} has no email address: without its number nobody could log in.', { id })
    : says('Account {id} is a delivery agent’s, who is shown with this number.', { id });

async function release(tx: Db, holder: Holder, { phone, actorId }: ReleaseOptions, now: Date): Promise<Said> {
  await takePhoneOut(tx, holder.id, now);
  await endWaysBackTo(tx, phone);
  const shopId = await suspendListingWith(tx, holder.id, phone, actorId, now);
  await note(tx, { actorId, action: 'phone released', subject: 'account', subjectId: holder.id }, now);
  const event = { accountId: holder.id, event: 'mobile changed', detail: { by: 'operator' } } as const;
  await recordSecurityEvent(tx, event, now);
  await tell(
    tx,
    holder,
    [
      'We have taken it out of your account. Log in with this email address, as before; you can add a number of your own in your profile.',
      ...(shopId === null
        ? []
        : ['Your listing shows that number, so it is hidden until it shows another one.']),
    ],
    now,
  );
  const { id } = holder;
  return shopId === null
    ? says('Account {id} no longer has this number. It keeps its email address, and was told.', { id })
    : says(
        'Account {id} no longer has this number. It keeps its email address, and was told. Its listing {shopId} shows the number and is suspended.',
        { id, shopId },
      );
}

/** Customers would call the wrong person. */
async function suspendListingWith(
  tx: Db,
  ownerId: number,
  phone: string,
  actorId: number | null,
  now: Date,
): Promise<number | null> {
  const shop = await findListingWith(tx, ownerId, phone);
  if (shop && shop.status !== 'suspended')
    await actOnListing(tx, { shopId: shop.id, action: 'suspend', actorId, reason, publicUrl: null }, now);
  return shop?.id ?? null;
}

const reason = 'The phone number of this listing belongs to somebody else. Please give another one.';

async function remove(tx: Db, holder: Holder, { actorId }: ReleaseOptions, now: Date): Promise<Said> {
  await removeAccount(tx, holder.id, [holder.role], now);
  await note(tx, { actorId, action: 'account deleted', subject: 'account', subjectId: holder.id }, now);
  await recordSecurityEvent(tx, { accountId: holder.id, event: 'account deleted' }, now);
  // The account of this mail is deleted.
  await tell(tx, { ...holder, id: null }, ['The account that was made with it is deleted.'], now);
  return says('Account {id} is deleted with all that belonged to it.', { id: holder.id });
}

const note = (tx: Db, entry: Omit<AuditEntry, 'detail'>, now: Date): Promise<void> =>
  recordAuditEntry(tx, { ...entry, detail: { by: 'operator', why: 'number of another person' } }, now);

interface Reader extends Pick<Holder, 'email'> {
  readonly id: number | null;
}

async function tell(tx: Db, { id, email }: Reader, lines: readonly string[], now: Date): Promise<void> {
  if (email === null) return;
  const { support_phone: support } = await readSettings(tx);
  await queueMail(tx, id, phoneReleasedLetter(email, lines, support), now);
}
