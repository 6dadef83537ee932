import { confirmedAtOnce } from '@aaspaas/contract/console/statements/limits';
import { rupees } from '../payments/rupees';

/** What one press does with so many certain lines, of which it brings this much into the ledger. */
export function confirmWords(certain: number, amount: number) {
  const now = Math.min(certain, confirmedAtOnce);
  const left = certain - now;
  const payments = certain === 1 ? '1 certain payment' : `${certain} certain payments`;
  const label = left > 0 ? `Confirm the first ${now} of ${payments}` : `Confirm ${payments}`;
  const listings = now === 1 ? 'one listing gets its' : `${now} listings get their`;
  const others = left === 1 ? ' The last one waits' : ` The other ${left} wait`;
  const rest = left > 0 ? `${others} for the next press.` : '';
  const text = `${rupees(amount)} go into the ledger, ${listings} time, and each owner gets a receipt by mail.${rest} Doubtful lines stay as they are.`;
  return { label, question: { title: `${label}?`, text, verb: `Confirm ${now}` } };
}
