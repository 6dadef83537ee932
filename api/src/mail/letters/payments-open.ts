import { homeOf } from '@aaspaas/contract/accounts/roles/roles';
import { product } from '@aaspaas/contract/product';
import { says } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

export function paymentsOpenLetter(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: says('Payments are open on {product}', { product: product.name }),
    lines: [
      'You can now pay the yearly fee for your listing.',
      'Log in and open your shop profile. The payment card is waiting there for you.',
      { text: 'Open your shop profile', link: publicUrl + homeOf('shop') },
      'After you have paid we confirm your payment, and customers near you can find you.',
    ],
    worthMs: weekMs,
  };
}
