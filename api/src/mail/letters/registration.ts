import { homeOf } from '@aaspaas/contract/roles/roles';
import type { PaymentRecord } from '@aaspaas/contract/payments/calls';
import { openSoon } from '@aaspaas/contract/payments/open-soon';
import { product } from '@aaspaas/contract/product';
import { says, type Sentence } from '@aaspaas/contract/says';
import type { Letter } from '../letter';

// These letters repeat nothing that was typed, because the email may be a stranger's.
const subject = 'Your registration has reached us';
const thanks = says('Thank you for joining {product}. Your registration has reached us.', {
  product: product.name,
});
const notYou =
  'If you did not register, somebody typed your address by mistake, and you can forget this mail.';

export function businessRegisteredLetter(
  to: string,
  payment: PaymentRecord,
  planDays: number,
  publicUrl: string,
): Letter {
  return {
    to,
    subject,
    lines: [
      thanks,
      ...whatToPay(payment, planDays),
      'You find all of this in your shop profile, and what your listing still lacks. Log in with this address and the password that you chose.',
      { text: 'Open your shop profile', link: publicUrl + homeOf('shop') },
      notYou,
    ],
  };
}

function whatToPay(
  { amount_rupees: amount, reference, upi_id: upiId }: PaymentRecord,
  planDays: number,
): readonly Sentence[] {
  const time = planDays === 365 ? says('one year') : says('{n} days', { n: planDays });
  const fee = says('₹{amount} for {time}. Reference: {reference}', {
    amount: amount.toLocaleString('en-IN'),
    time,
    reference,
  });
  if (!upiId) return [openSoon, fee];
  return [
    'What happens next:',
    says('1. You pay {fee}', { fee }),
    '2. We confirm your payment.',
    '3. You are live: customers near you can find you.',
  ];
}

export function agentRegisteredLetter(to: string, publicUrl: string): Letter {
  return {
    to,
    subject,
    lines: [
      thanks,
      'What you can do now:',
      '1. Log in with this address and the password that you chose.',
      '2. Complete your profile: vehicle, licence and picture.',
      '3. Say that you are available. Then customers near you can call you and send you deliveries.',
      { text: 'Open your profile', link: publicUrl + homeOf('deliverystaff') },
      notYou,
    ],
  };
}
