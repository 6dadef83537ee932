import type { Db } from '../../db/open';
import { liveLetter, renewedLetter, suspendedLetter } from '../../mail/letters/listing';
import { queueMail } from '../../mail/queries';
import type { Letter } from '../../mail/letter';
import type { ListingChange, ListingOutcome } from './change';
import { type ListingOwner, readOwner } from './owner-queries';

/** Mails the owner what a change means for the listing. Days as a gift, and what owners do themselves, need no mail. */
export async function tellOwner(
  tx: Db,
  change: ListingChange,
  outcome: ListingOutcome,
  now: Date,
): Promise<void> {
  const letter = change.publicUrl !== null && letterFor(change, outcome, change.publicUrl);
  if (!letter) return;
  const owner = await readOwner(tx, change.shopId);
  if (owner.email) await queueMail(tx, owner.accountId, letter(owner.email, owner), now);
}

type LetterTo = (to: string, listing: ListingOwner) => Letter;

function letterFor(
  { action, reason = '' }: ListingChange,
  { from, to, paidUntil }: ListingOutcome,
  publicUrl: string,
): LetterTo | null {
  if (to === 'active' && from !== 'active')
    return (email, listing) => liveLetter(email, listing, paidUntil, publicUrl);
  if (to === 'active' && action === 'confirm payment')
    return (email, listing) => renewedLetter(email, listing, paidUntil, publicUrl);
  if (to === 'suspended' && from !== 'suspended')
    return (email, listing) => suspendedLetter(email, listing, reason, publicUrl);
  return null;
}
