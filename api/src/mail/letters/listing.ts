import { homeOf } from '@aaspaas/contract/accounts/roles/roles';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { openSoon } from '@aaspaas/contract/payments/open-soon';
import { product } from '@aaspaas/contract/product';
import { shopPath } from '@aaspaas/contract/shops/links';
import { dayMs, weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

/** What these letters say of a listing. */
export interface LetterListing {
  readonly id: number;
  readonly name: string;
  /** Customers only see what is complete. */
  readonly isComplete: boolean;
}

export function liveLetter(
  to: string,
  listing: LetterListing,
  paidUntil: Date | null,
  publicUrl: string,
): Mail {
  const { name, isComplete } = listing;
  return writeLetter({
    to,
    subject: `You are live on ${product.name}`,
    lines: isComplete
      ? [
          `Customers near you can now find ${name}.`,
          { text: `See ${name}`, link: linkOf(listing, publicUrl) },
          'Send this link to your customers: it opens your page with your number, your prices and the way to you.',
          ...until(paidUntil),
          atProfile(publicUrl),
        ]
      : [
          `${name} is paid for. Customers can find it as soon as nothing is missing any more.`,
          'Your shop profile says what is still to be filled in. It takes a few minutes.',
          atProfile(publicUrl),
          'This will be your page, for you to send to your customers:',
          { text: name, link: linkOf(listing, publicUrl) },
          ...until(paidUntil),
        ],
    worthMs: weekMs,
  });
}

export function renewedLetter(
  to: string,
  listing: LetterListing,
  paidUntil: Date | null,
  publicUrl: string,
): Mail {
  return writeLetter({
    to,
    subject: `${clip(listing.name)} stays on ${product.name}`,
    lines: [
      `Thank you. We have confirmed your payment for ${listing.name}. The days that were left are kept: the new time begins where the old one ends.`,
      ...until(paidUntil),
      { text: `See ${listing.name}`, link: linkOf(listing, publicUrl) },
    ],
    worthMs: weekMs,
  });
}

export function suspendedLetter(
  to: string,
  { name }: LetterListing,
  reason: string,
  publicUrl: string,
): Mail {
  return writeLetter({
    to,
    subject: `${clip(name)} is suspended on ${product.name}`,
    lines: [
      `Customers no longer find ${name}, because we have suspended it.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      'Nothing is deleted. If this is a mistake, or once it is put right, write to us: your shop profile has the link.',
      atProfile(publicUrl),
    ],
    worthMs: weekMs,
  });
}

interface Reminder {
  readonly listing: LetterListing;
  readonly endsAt: Date;
  /** By the calendar in India; 0 is the day itself, and less than that is over. */
  readonly daysLeft: number;
  readonly payment: PaymentRecord | null;
}

export function reminderLetter(
  to: string,
  { listing, endsAt, daysLeft, payment }: Reminder,
  publicUrl: string,
): Mail {
  const { name } = listing;
  return writeLetter({
    to,
    subject: `${clip(name)}: ${whenItEnds(daysLeft, endsAt)}`,
    lines: [
      ...(daysLeft >= 0
        ? [
            `The time that you paid for ends on ${inIndia(endsAt)}. After that customers no longer find ${name}.`,
            'Renew now and you lose no day: the new time begins where the old one ends.',
          ]
        : [
            `The time that you paid for ended on ${inIndia(endsAt)}, so customers no longer find ${name}.`,
            'Nothing is deleted. When you renew, your page comes back with its photos and reviews.',
          ]),
      ...howToPay(payment),
      { text: 'Open your shop profile', link: publicUrl + homeOf('shop') },
    ],
    worthMs: daysLeft >= 7 ? 5 * dayMs : dayMs,
  });
}

function whenItEnds(daysLeft: number, endsAt: Date): string {
  if (daysLeft < 0) return `your listing ended on ${inIndia(endsAt)}`;
  if (daysLeft === 0) return 'your listing ends today';
  if (daysLeft === 1) return 'your listing ends tomorrow';
  return `your listing ends in ${daysLeft} days`;
}

function howToPay(payment: PaymentRecord | null): readonly string[] {
  if (!payment) return [];
  if (!payment.upi_id) return [openSoon];
  const fee = `₹${payment.amount_rupees.toLocaleString('en-IN')}`;
  return [`The fee is ${fee}. The payment card is in your shop profile. Reference: ${payment.reference}`];
}

const until = (paidUntil: Date | null): readonly string[] =>
  paidUntil ? [`Your listing is paid until ${inIndia(paidUntil)}. We write to you before it ends.`] : [];

const atProfile = (publicUrl: string) =>
  ({ text: 'Open your shop profile', link: publicUrl + homeOf('shop') }) as const;

const linkOf = ({ id, name }: LetterListing, publicUrl: string): string =>
  publicUrl + shopPath({ sh_id: id, sh_name: name });

/** Subjects are one line, and phones show the beginning of it. */
const clip = (name: string): string => (name.length > 40 ? `${name.slice(0, 39).trimEnd()}…` : name);

const inIndia = (moment: Date): string => longDate.format(moment);
const longDate = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});
