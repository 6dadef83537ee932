import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { type Said, says } from '@aaspaas/contract/says';
import type { Letter } from '../letter';

/** Where payments go. */
export interface Payee {
  readonly upiId: string;
  readonly payee: string;
}

interface About {
  readonly publicUrl: string;
  /** The name of the admin; null for somebody at the machine itself. */
  readonly by: string | null;
}

const sayPayee = ({ upiId, payee }: Payee): Said =>
  upiId ? says('{upiId} ({payee})', { upiId, payee }) : says('nobody');
const sayWho = (by: string | null): string | Said => by ?? says('Somebody at the machine itself');
const settingsLine = (publicUrl: string) => ({
  text: 'Open the settings',
  link: publicUrl + paths.consoleSettings,
});

/** To every admin, before anything has changed. */
export function payeeProposedLetter(to: string, now: Payee, next: Payee, { publicUrl, by }: About): Letter {
  return {
    to,
    subject: says('{product}: payments may soon go to {upiId}', { product: product.name, upiId: next.upiId }),
    lines: [
      says('{who} has proposed that owners pay to {next}. They pay to {payee} now.', {
        who: sayWho(by),
        next: sayPayee(next),
        payee: sayPayee(now),
      }),
      'Nothing has changed yet. Another chief can confirm it now, and whoever has proposed it an hour after this mail.',
      'If you did not expect this, stop it: open the settings and press Stop this change. Then call whoever proposed it, and have that account locked if it was not them.',
      settingsLine(publicUrl),
    ],
  };
}

/** To every admin, as soon as payments go somewhere else. */
export function payeeChangedLetter(to: string, before: Payee, now: Payee, { publicUrl, by }: About): Letter {
  const lines = now.upiId
    ? [
        says('Owners pay to {payee} from now on. Before, they paid to {before}. It was changed by: {who}.', {
          payee: sayPayee(now),
          before: sayPayee(before),
          who: sayWho(by),
        }),
        'If you did not expect this, open the settings and press Close payments at once. Nobody can pay then until it is put right.',
      ]
    : [
        says(
          'Payments are closed: nobody can pay until a UPI id is set again. Before, owners paid to {payee}. It was closed by: {who}.',
          { payee: sayPayee(before), who: sayWho(by) },
        ),
        'Owners who still have to pay are written to when payments open again.',
      ];
  const subject = now.upiId
    ? says('{product}: payments now go to {upiId}', { product: product.name, upiId: now.upiId })
    : says('{product}: payments are closed', { product: product.name });
  return {
    to,
    subject,
    lines: [...lines, settingsLine(publicUrl)],
  };
}
