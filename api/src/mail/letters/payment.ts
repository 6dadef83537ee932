import { homeOf } from '@aaspaas/contract/accounts/roles/roles';
import { receiptPath } from '@aaspaas/contract/payments/receipt';
import { product } from '@aaspaas/contract/product';
import { weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

export const rupees = (amountPaise: number): string => `₹${(amountPaise / 100).toLocaleString('en-IN')}`;

const profile = (publicUrl: string) => ({
  text: 'Open your shop profile',
  link: publicUrl + homeOf('shop'),
});

export interface LetterReceipt {
  readonly number: string;
  readonly reference: string;
  readonly amountPaise: number;
}

export function receiptLetter(to: string, receipt: LetterReceipt, publicUrl: string): Mail {
  return writeLetter({
    to,
    subject: `Receipt ${receipt.number}`,
    lines: [
      `We have received ${rupees(receipt.amountPaise)} for your listing on ${product.name}. Thank you!`,
      `Receipt ${receipt.number}, reference ${receipt.reference}.`,
      { text: 'See and print your receipt', link: publicUrl + receiptPath(receipt.number) },
    ],
    worthMs: weekMs,
  });
}

interface LetterPayment {
  readonly reference: string;
  readonly amount_paise: number;
}

export function rejectedLetter(to: string, payment: LetterPayment, reason: string, publicUrl: string): Mail {
  return writeLetter({
    to,
    subject: 'Your payment was not accepted',
    lines: [
      `We could not accept your payment of ${rupees(payment.amount_paise)} with the reference ${payment.reference}.`,
      reason,
      'Your shop profile has the payment card. Please check there, and tell us once more when you have paid.',
      profile(publicUrl),
    ],
    worthMs: weekMs,
  });
}

export function sendUtrLetter(to: string, payment: LetterPayment, publicUrl: string): Mail {
  return writeLetter({
    to,
    subject: 'Please send us the UTR of your payment',
    lines: [
      `You told us that you have paid ${rupees(payment.amount_paise)} with the reference ${payment.reference}. To find it at our bank we need its UTR.`,
      'The UTR has 12 digits. Your UPI app shows it when you open the payment in its history.',
      'Type it into the payment card in your shop profile.',
      profile(publicUrl),
    ],
    worthMs: weekMs,
  });
}

export function reversedLetter(to: string, number: string, reason: string, publicUrl: string): Mail {
  return writeLetter({
    to,
    subject: `Receipt ${number} is cancelled`,
    lines: [
      'We had confirmed your payment, and had to take that back.',
      reason,
      'Your shop profile says how your listing stands now.',
      profile(publicUrl),
    ],
    worthMs: weekMs,
  });
}
