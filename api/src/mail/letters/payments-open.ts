import { homeOf } from '@aaspaas/contract/accounts/roles/roles';
import { product } from '@aaspaas/contract/product';
import { weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

export function paymentsOpenLetter(to: string, publicUrl: string): Mail {
  return writeLetter({
    to,
    subject: `Payments are open on ${product.name}`,
    lines: [
      'You can now pay the yearly fee for your listing.',
      'Log in and open your shop profile. The payment card is waiting there for you.',
      { text: 'Open your shop profile', link: publicUrl + homeOf('shop') },
      'After you have paid we confirm your payment, and customers near you can find you.',
    ],
    worthMs: weekMs,
  });
}
