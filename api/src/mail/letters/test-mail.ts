import { product } from '@aaspaas/contract/product';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

export const testLetter = (to: string): Mail =>
  writeLetter({
    to,
    subject: `A test mail from ${product.name}`,
    lines: ['You asked for this mail in the console. Since you can read it, mails arrive.'],
  });
