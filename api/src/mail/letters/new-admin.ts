import { product } from '@aaspaas/contract/product';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';
import { linkLastsMs } from './lifetimes';

export function newAdminLetter(to: string, link: string): Mail {
  return writeLetter({
    to,
    subject: `Your ${product.name} admin account`,
    lines: [
      `You have been made an admin of ${product.name}. Choose your password to begin.`,
      { text: 'Choose a password', link },
      'The link works once, for 24 hours.',
    ],
    worthMs: linkLastsMs,
  });
}
