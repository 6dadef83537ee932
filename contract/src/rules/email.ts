import type { Row } from './rule';
import { isBlank, longerThan } from './text';

export const readEmail = (typed: string): string => typed.trim().toLowerCase();

/** Something, an at sign, something with a dot in it. */
export const isEmailShape = (typed: string): boolean => {
  const email = typed.trim();
  const [name, domain = '', ...more] = email.split('@');
  const dot = domain.indexOf('.', 1);
  return Boolean(name) && more.length === 0 && dot > 0 && dot < domain.length - 1 && !/\s/.test(email);
};

const hasStrayDots = (typed: string): boolean => {
  const email = typed.trim();
  return email.includes('..') || email.startsWith('.') || email.endsWith('.');
};

const hasBadDomain = (typed: string): boolean => {
  const domain = typed.trim().split('@').at(-1) ?? '';
  return domain.length < 4 || !domain.includes('.');
};

/** What an address must be, once there is one. */
export const emailShape: readonly Row<string, unknown>[] = [
  ['Please enter a valid email address', (email) => !isEmailShape(email)],
  ['Email address is too long', longerThan(254)],
  ['Email address format is invalid', hasStrayDots],
  ['Email domain is invalid', hasBadDomain],
];

/** An address that must be there: the label begins the sentence for a blank one. */
export const emailRows = (label: string): readonly Row<string, unknown>[] => [
  [`${label} is required`, isBlank],
  ...emailShape,
];
