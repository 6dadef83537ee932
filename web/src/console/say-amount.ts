import { sayNumber } from '@aaspaas/contract/say-number';

/** '₹1,00,000.50', '−₹500' */
export function rupees(amount: number): string {
  const [whole = '0', paise] = Math.abs(amount).toFixed(2).split('.');
  const rest = Number.isInteger(amount) ? '' : `.${paise}`;
  return `${amount < 0 ? '−' : ''}₹${sayNumber(Number(whole))}${rest}`;
}

/** '3 reviews', '1 review'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${sayNumber(count)} ${count === 1 ? one : many}`;
