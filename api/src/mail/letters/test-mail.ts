import { product } from '@aaspaas/contract/product';
import { says } from '@aaspaas/contract/says';
import type { Letter } from '../letter';

export const testLetter = (to: string): Letter => ({
  to,
  subject: says('A test mail from {product}', { product: product.name }),
  lines: ['You asked for this mail in the console. Since you can read it, mails arrive.'],
});
