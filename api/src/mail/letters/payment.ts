import { homeOf } from '@aaspaas/contract/roles/roles';
import { receiptPath } from '@aaspaas/contract/payments/receipt';
import { product } from '@aaspaas/contract/product';
import { says } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

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

export function receiptLetter(to: string, receipt: LetterReceipt, publicUrl: string): Letter {
  return {
    to,
    subject: says('Receipt {number}', { number: receipt.number }),
    lines: [
      says('We have received {amount} for your listing on {product}. Thank you!', {
        amount: rupees(receipt.amountPaise),
        product: product.name,
      }),
      says('Receipt {number}, reference {reference}.', {
        number: receipt.number,
        reference: receipt.reference,
      }),
      { text: 'See and print your receipt', link: publicUrl + receiptPath(receipt.number) },
    ],
    worthMs: weekMs,
  };
}

interface LetterPayment {
  readonly reference: string;
  readonly amount_paise: number;
}

export function rejectedLetter(
  to: string,
  payment: LetterPayment,
  reason: string,
  publicUrl: string,
): Letter {
  return {
    to,
    subject: 'Your payment was not accepted',
    lines: [
      says('We could not accept your payment of {amount} with the reference {reference}.', {
        amount: rupees(payment.amount_paise),
        reference: payment.reference,
      }),
      reason,
      'Your shop profile has the payment card. Please check there, and tell us once more when you have paid.',
      profile(publicUrl),
    ],
    worthMs: weekMs,
  };
}

export function sendUtrLetter(to: string, payment: LetterPayment, publicUrl: string): Letter {
  return {
    to,
    subject: 'Please send us the UTR of your payment',
    lines: [
      says(
        'You told us that you have paid {amount} with the reference {reference}. To find it at our bank we need its UTR.',
        { amount: rupees(payment.amount_paise), reference: payment.reference },
      ),
      'The UTR has 12 digits. Your UPI app shows it when you open the payment in its history.',
      'Type it into the payment card in your shop profile.',
      profile(publicUrl),
    ],
    worthMs: weekMs,
  };
}

export function reversedLetter(to: string, number: string, reason: string, publicUrl: string): Letter {
  return {
    to,
    subject: says('Receipt {number} is cancelled', { number }),
    lines: [
      'We had confirmed your payment, and had to take that back.',
      reason,
      'Your shop profile says how your listing stands now.',
      profile(publicUrl),
    ],
    worthMs: weekMs,
  };
}

export function paymentsOpenLetter(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: says('Payments are open on {product}', { product: product.name }),
    lines: [
      'You can now pay the yearly fee for your listing.',
      'Log in and open your shop profile. The payment card is waiting there for you.',
      profile(publicUrl),
      'After you have paid we confirm your payment, and customers near you can find you.',
    ],
    worthMs: weekMs,
  };
}
