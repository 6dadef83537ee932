import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';
import { confirmLastsMs, undoLastsMs } from './lifetimes';

/** Browsers do not send what comes after a '#', so the token is in no server's log. */
const linkTo = (publicUrl: string, page: string, token: string): string => `${publicUrl}${page}#${token}`;

/** To the new email. */
export function confirmEmailLetter(to: string, publicUrl: string, token: string): Mail {
  const lines = [
    `Somebody, we hope you, wants to use this address for an ${product.name} account.`,
    { text: 'Confirm this address', link: linkTo(publicUrl, paths.confirmEmail, token) },
    'The link works once, for 24 hours. Until then the account keeps the address it has.',
    'If this was not you, you can forget this mail: nothing happens.',
  ];
  return writeLetter({
    to,
    subject: `Confirm your address for ${product.name}`,
    lines,
    worthMs: confirmLastsMs,
  });
}

/** Who made the change: somebody with the password, or we on the phone. */
export type ChangedBy = 'password' | 'operator';

const howChanged: Readonly<Record<ChangedBy, string>> = {
  password: 'It was done with your password.',
  operator: 'We did it because somebody, we hope you, asked us to.',
};

/** To the present email, as soon as somebody asks to change it. */
export function emailChangeAskedLetter(to: string, publicUrl: string, token: string, by: ChangedBy): Mail {
  const lines = [
    `Somebody asked to change the email address of your ${product.name} account. ${howChanged[by]}`,
    'If this was you, there is nothing to do here: open the mail that we sent to the new address.',
    'If it was not you, put things right now:',
    undoLine(publicUrl, token),
    undoLasts,
  ];
  return undoLetter(to, `A new email address for your ${product.name} account`, lines);
}

export function mobileChangedLetter(to: string, publicUrl: string, token: string, by: ChangedBy): Mail {
  const lines = [
    `The mobile number of your ${product.name} account was changed just now. ${howChanged[by]}`,
    'If this was you, all is well.',
    'If it was not you, put things right now:',
    undoLine(publicUrl, token),
    undoLasts,
  ];
  return undoLetter(to, `The mobile number of your ${product.name} account was changed`, lines);
}

const undoLine = (publicUrl: string, token: string) => ({
  text: 'This was not me: undo it',
  link: linkTo(publicUrl, paths.undoChange, token),
});

const undoLasts =
  'The link works once, for 7 days, also after the change was made. It brings back what was there before, logs out all devices and lets you choose a new password.';

const undoLetter = (to: string, subject: string, lines: Parameters<typeof writeLetter>[0]['lines']): Mail =>
  writeLetter({ to, subject, lines, worthMs: undoLastsMs });
