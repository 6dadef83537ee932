import { product } from '@aaspaas/contract/product';
import type { Mail } from '../outside/mail';
import { letter } from './letter';
import { codeLastsMs } from './recovery-queries';

export function codeMail(to: string, code: string): Mail {
  const lines = [
    `Your ${product.name} code is ${code}. It works for 10 minutes.`,
    'Type it where you asked for it. Nobody from our side will ever ask you for it.',
    'If you did not ask for a code, you can forget this mail: your password stays as it is.',
  ];
  return letter({ to, subject: `Your ${product.name} code`, lines, worthMs: codeLastsMs });
}

export function passwordChangedMail(to: string): Mail {
  const lines = [
    `The password of your ${product.name} account was changed just now, and all other devices were logged out.`,
    'If this was you, all is well.',
    `If it was not, choose "Forgot password" in the login of ${product.name} now and set a new one.`,
  ];
  return letter({ to, subject: `Your ${product.name} password was changed`, lines });
}
