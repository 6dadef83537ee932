import { homeOf } from '@aaspaas/contract/roles/roles';
import { product } from '@aaspaas/contract/product';
import { says } from '@aaspaas/contract/says';
import { weekMs } from '@aaspaas/contract/durations';
import type { Letter } from '../letter';

const profileLink = (publicUrl: string) => ({
  text: 'Open your profile',
  link: publicUrl + homeOf('deliverystaff'),
});

export const licenceCheckedLetter = (to: string, publicUrl: string): Letter => ({
  to,
  subject: says('Your licence is checked on {product}', { product: product.name }),
  lines: [
    'We have looked at your driving licence, and it is in order.',
    'Customers now see ‘Licence checked’ beside your name.',
    profileLink(publicUrl),
  ],
  worthMs: weekMs,
});

export const licenceRefusedLetter = (to: string, reason: string, publicUrl: string): Letter => ({
  to,
  subject: says('Please send your licence again on {product}', { product: product.name }),
  lines: [
    'We have looked at the photos of your driving licence and could not accept them.',
    reason,
    'You can send another photo in your profile. Customers still find you as before.',
    profileLink(publicUrl),
  ],
  worthMs: weekMs,
});
