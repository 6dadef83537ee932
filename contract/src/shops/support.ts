import { product } from '../product';

/** '+91 98765 43210' */
export function sayPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

export const supportMessage = `Hello from ${product.name}! How can I help you?`;
