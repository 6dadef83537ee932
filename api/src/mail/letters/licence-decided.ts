import { homeOf } from '@aaspaas/contract/accounts/roles/roles';
import { product } from '@aaspaas/contract/product';
import { weekMs } from '@aaspaas/contract/durations';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

const profileLink = (publicUrl: string) => ({
  text: 'Open your profile',
  link: publicUrl + homeOf('deliverystaff'),
});

export const licenceCheckedLetter = (to: string, publicUrl: string): Mail =>
  writeLetter({
    to,
    subject: `Your licence is checked on ${product.name}`,
    lines: [
      'We have looked at your driving licence, and it is in order.',
      'Customers now see ‘Licence checked’ beside your name.',
      profileLink(publicUrl),
    ],
    worthMs: weekMs,
  });

export const licenceRefusedLetter = (to: string, reason: string, publicUrl: string): Mail =>
  writeLetter({
    to,
    subject: `Please send your licence again on ${product.name}`,
    lines: [
      'We have looked at the photos of your driving licence and could not accept them.',
      reason,
      'You can send another photo in your profile. Customers still find you as before.',
      profileLink(publicUrl),
    ],
    worthMs: weekMs,
  });
