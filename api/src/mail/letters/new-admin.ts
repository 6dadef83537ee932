import { product } from '@aaspaas/contract/product';
import { letter } from '../letter';
import type { Mail } from '../smtp';
import { linkLastsMs } from './lifetimes';

export function adminLinkMail(to: string, link: string): Mail {
  return letter({
    to,
    subject: `Your ${product.name} admin account`,
    lines: [
      `You have been made an admin of ${product.name}. Choose your password to begin.`,
      { says: 'Choose a password', link },
      'The link works once, for 24 hours.',
    ],
    worthMs: linkLastsMs,
  });
}
