import * as paths from '@aaspaas/contract/paths';
import { product } from '@aaspaas/contract/product';
import { writeLetter } from '../letter';
import type { Mail } from '../smtp';

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

const sayPayee = ({ upiId, payee }: Payee): string => (upiId ? `${upiId} (${payee})` : 'nobody');
const sayWho = (by: string | null): string => by ?? 'Somebody at the machine itself';
const settingsLine = (publicUrl: string) => ({
  text: 'Open the settings',
  link: publicUrl + paths.consoleSettings,
});

/** To every admin, before anything has changed. */
export function payeeProposedLetter(to: string, now: Payee, next: Payee, { publicUrl, by }: About): Mail {
  return writeLetter({
    to,
    subject: `${product.name}: payments may soon go to ${next.upiId}`,
    lines: [
      `${sayWho(by)} has proposed that owners pay to ${sayPayee(next)}. They pay to ${sayPayee(now)} now.`,
      'Nothing has changed yet. Another chief can confirm it now, and whoever has proposed it an hour after this mail.',
      'If you did not expect this, stop it: open the settings and press Stop this change. Then call whoever proposed it, and have that account locked if it was not them.',
      settingsLine(publicUrl),
    ],
  });
}

/** To every admin, as soon as payments go somewhere else. */
export function payeeChangedLetter(to: string, before: Payee, now: Payee, { publicUrl, by }: About): Mail {
  const lines = now.upiId
    ? [
        `Owners pay to ${sayPayee(now)} from now on. Before, they paid to ${sayPayee(before)}. It was changed by: ${sayWho(by)}.`,
        'If you did not expect this, open the settings and press Close payments at once. Nobody can pay then until it is put right.',
      ]
    : [
        `Payments are closed: nobody can pay until a UPI id is set again. Before, owners paid to ${sayPayee(before)}. It was closed by: ${sayWho(by)}.`,
        'Owners who still have to pay are written to when payments open again.',
      ];
  const subject = now.upiId ? `payments now go to ${now.upiId}` : 'payments are closed';
  return writeLetter({
    to,
    subject: `${product.name}: ${subject}`,
    lines: [...lines, settingsLine(publicUrl)],
  });
}
