import { product } from '@aaspaas/contract/product';
import { weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

/** To somebody who has reported a review, in the operator's words. */
export const reportAnsweredLetter = (to: string, shopName: string, answer: string): Mail =>
  writeLetter({
    to,
    subject: `About the review that you reported on ${product.name}`,
    lines: [
      `You told us about a review of ${shopName}.`,
      ...answer.split(/\n\s*\n/),
      'Thank you for helping.',
    ],
    worthMs: weekMs,
  });
