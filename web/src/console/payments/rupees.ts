import { sayNumber } from '@aaspaas/contract/say-number';

/** '₹1,00,000.50', '−₹500' */
export function rupees(amount: number): string {
  const [whole = '0', paise] = Math.abs(amount).toFixed(2).split('.');
  const rest = Number.isInteger(amount) ? '' : `.${paise}`;
  return `${amount < 0 ? '−' : ''}₹${sayNumber(Number(whole))}${rest}`;
}
