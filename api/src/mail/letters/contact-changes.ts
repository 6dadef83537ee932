import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { type Said, says, type Sentence } from '@aaspaas/contract/says';
import type { Letter } from '../letter';
import { confirmLastsMs, undoLastsMs } from './lifetimes';

/** Browsers do not send what comes after a '#', so the token is in no server's log. */
const linkTo = (publicUrl: string, page: string, token: string): string => `${publicUrl}${page}#${token}`;

/** To the new email. */
export function confirmEmailLetter(to: string, publicUrl: string, token: string): Letter {
  const lines = [
    says('Somebody, we hope you, wants to use this address for an {product} account.', {
      product: product.name,
    }),
    { text: 'Confirm this address', link: linkTo(publicUrl, paths.confirmEmail, token) },
    'The link works once, for 24 hours. Until then the account keeps the address it has.',
    'If this was not you, you can forget this mail: nothing happens.',
  ];
  return {
    to,
    subject: says('Confirm your address for {product}', { product: product.name }),
    lines,
    worthMs: confirmLastsMs,
  };
}

/** Who made the change: somebody with the password, or we on the phone. */
export type ChangedBy = 'password' | 'admin';

const howChanged: Readonly<Record<ChangedBy, Said>> = {
  password: says('It was done with your password.'),
  admin: says('We did it because somebody, we hope you, asked us to.'),
};

/** To the present email, as soon as somebody asks to change it. */
export function emailChangeAskedLetter(to: string, publicUrl: string, token: string, by: ChangedBy): Letter {
  const lines = [
    says('Somebody asked to change the email address of your {product} account. {how}', {
      product: product.name,
      how: howChanged[by],
    }),
    'If this was you, there is nothing to do here: open the mail that we sent to the new address.',
    'If it was not you, put things right now:',
    undoLine(publicUrl, token),
    undoLasts,
  ];
  return undoLetter(
    to,
    says('A new email address for your {product} account', { product: product.name }),
    lines,
  );
}

export function mobileChangedLetter(to: string, publicUrl: string, token: string, by: ChangedBy): Letter {
  const lines = [
    says('The mobile number of your {product} account was changed just now. {how}', {
      product: product.name,
      how: howChanged[by],
    }),
    'If this was you, all is well.',
    'If it was not you, put things right now:',
    undoLine(publicUrl, token),
    undoLasts,
  ];
  return undoLetter(
    to,
    says('The mobile number of your {product} account was changed', { product: product.name }),
    lines,
  );
}

const undoLine = (publicUrl: string, token: string) => ({
  text: 'This was not me: undo it',
  link: linkTo(publicUrl, paths.undoChange, token),
});

const undoLasts =
  'The link works once, for 7 days, also after the change was made. It brings back what was there before, logs out all devices and lets you choose a new password.';

const undoLetter = (to: string, subject: Sentence, lines: Letter['lines']): Letter => ({
  to,
  subject,
  lines,
  worthMs: undoLastsMs,
});
