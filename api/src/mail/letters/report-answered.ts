import { product } from '@aaspaas/contract/product';
import { says } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

/** To somebody who has reported a review, in the admin's words. */
export const reportAnsweredLetter = (to: string, shopName: string, answer: string): Letter => ({
  to,
  subject: says('About the review that you reported on {product}', { product: product.name }),
  lines: [
    says('You told us about a review of {shopName}.', { shopName }),
    ...answer.split(/\n\s*\n/),
    'Thank you for helping.',
  ],
  worthMs: weekMs,
});
