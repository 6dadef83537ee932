import { homeOf } from '@aaspaas/contract/roles/roles';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { openSoon } from '@aaspaas/contract/payments/open-soon';
import { product } from '@aaspaas/contract/product';
import { shopPath } from '@aaspaas/contract/shops/links';
import { type Said, says, type Sentence } from '@aaspaas/contract/says';
import { dayMs, weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

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
): Letter {
  const { name, isComplete } = listing;
  return {
    to,
    subject: says('You are live on {product}', { product: product.name }),
    lines: isComplete
      ? [
          says('Customers near you can now find {name}.', { name }),
          { text: says('See {name}', { name }), link: linkOf(listing, publicUrl) },
          'Send this link to your customers: it opens your page with your number, your prices and the way to you.',
          ...until(paidUntil),
          atProfile(publicUrl),
        ]
      : [
          says('{name} is paid for. Customers can find it as soon as nothing is missing any more.', { name }),
          'Your shop profile says what is still to be filled in. It takes a few minutes.',
          atProfile(publicUrl),
          'This will be your page, for you to send to your customers:',
          { text: name, link: linkOf(listing, publicUrl) },
          ...until(paidUntil),
        ],
    worthMs: weekMs,
  };
}

export function renewedLetter(
  to: string,
  listing: LetterListing,
  paidUntil: Date | null,
  publicUrl: string,
): Letter {
  return {
    to,
    subject: says('{name} stays on {product}', { name: clip(listing.name), product: product.name }),
    lines: [
      says(
        'Thank you. We have confirmed your payment for {name}. The days that were left are kept: the new time begins where the old one ends.',
        { name: listing.name },
      ),
      ...until(paidUntil),
      { text: says('See {name}', { name: listing.name }), link: linkOf(listing, publicUrl) },
    ],
    worthMs: weekMs,
  };
}

export function suspendedLetter(
  to: string,
  { name }: LetterListing,
  reason: string,
  publicUrl: string,
): Letter {
  return {
    to,
    subject: says('{name} is suspended on {product}', { name: clip(name), product: product.name }),
    lines: [
      says('Customers no longer find {name}, because we have suspended it.', { name }),
      ...(reason ? [says('The reason: {reason}', { reason })] : []),
      'Nothing is deleted. If this is a mistake, or once it is put right, write to us: your shop profile has the link.',
      atProfile(publicUrl),
    ],
    worthMs: weekMs,
  };
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
): Letter {
  const { name } = listing;
  return {
    to,
    subject: says('{name}: {ending}', { name: clip(name), ending: whenItEnds(daysLeft, endsAt) }),
    lines: [
      ...(daysLeft >= 0
        ? [
            says('The time that you paid for ends on {day}. After that customers no longer find {name}.', {
              day: inIndia(endsAt),
              name,
            }),
            'Renew now and you lose no day: the new time begins where the old one ends.',
          ]
        : [
            says('The time that you paid for ended on {day}, so customers no longer find {name}.', {
              day: inIndia(endsAt),
              name,
            }),
            'Nothing is deleted. When you renew, your page comes back with its photos and reviews.',
          ]),
      ...howToPay(payment),
      { text: 'Open your shop profile', link: publicUrl + homeOf('shop') },
    ],
    worthMs: daysLeft >= 7 ? 5 * dayMs : dayMs,
  };
}

function whenItEnds(daysLeft: number, endsAt: Date): Said {
  if (daysLeft < 0) return says('your listing ended on {day}', { day: inIndia(endsAt) });
  if (daysLeft === 0) return says('your listing ends today');
  if (daysLeft === 1) return says('your listing ends tomorrow');
  return says('your listing ends in {daysLeft} days', { daysLeft });
}

function howToPay(payment: PaymentRecord | null): readonly Sentence[] {
  if (!payment) return [];
  if (!payment.upi_id) return [openSoon];
  const fee = `₹${payment.amount_rupees.toLocaleString('en-IN')}`;
  return [
    says('The fee is {fee}. The payment card is in your shop profile. Reference: {reference}', {
      fee,
      reference: payment.reference,
    }),
  ];
}

const until = (paidUntil: Date | null): readonly Sentence[] =>
  paidUntil
    ? [says('Your listing is paid until {day}. We write to you before it ends.', { day: inIndia(paidUntil) })]
    : [];

const atProfile = (publicUrl: string) =>
  ({ text: 'Open your shop profile', link: publicUrl + homeOf('shop') }) as const;

const linkOf = ({ id, name }: LetterListing, publicUrl: string): string =>
  publicUrl + shopPath({ sh_id: id, sh_name: name });

/** Subjects are one line, and phones show the beginning of it. */
const clip = (name: string): string => (name.length > 40 ? `${name.slice(0, 39).trimEnd()}…` : name);

const aheadOfUtcMs = 5.5 * 60 * 60_000;

const months = [
  says('January'),
  says('February'),
  says('March'),
  says('April'),
  says('May'),
  says('June'),
  says('July'),
  says('August'),
  says('September'),
  says('October'),
  says('November'),
  says('December'),
];

function inIndia(moment: Date): Said {
  const day = new Date(moment.getTime() + aheadOfUtcMs);
  const month = months[day.getUTCMonth()] ?? '';
  return says('{day} {month} {year}', { day: day.getUTCDate(), month, year: day.getUTCFullYear() });
}
