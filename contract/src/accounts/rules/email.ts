import type { Row } from '../../rule-engine/rule';
import { isBlank, longerThan } from '../../rule-engine/text';

export const readEmail = (typed: string): string => typed.trim().toLowerCase();

/**
 * Something, an at sign, something with a dot in it; letters of any script. The signs by which mail programs write
 * a name, a comment, a group or a second email are not allowed: one mailbox would have many spellings.
 */
export const isEmailShape = (typed: string): boolean => {
  const [name = '', domain = '', ...more] = typed.trim().split('@');
  const dot = domain.indexOf('.', 1);
  return (
    more.length === 0 &&
    /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u.test(name) &&
    /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) &&
    dot > 0 &&
    dot < domain.length - 1 &&
    !domain.split('.').some(isNoLabel)
  );
};

/** Between its dots a domain has nothing that begins or ends with a hyphen, or is longer than 63 letters. */
const isNoLabel = (part: string): boolean => part.startsWith('-') || part.endsWith('-') || part.length > 63;

const hasStrayDots = (typed: string): boolean => {
  const email = typed.trim();
  return email.includes('..') || email.startsWith('.') || email.endsWith('.');
};

const hasBadDomain = (typed: string): boolean => {
  const domain = typed.trim().split('@').at(-1) ?? '';
  return domain.length < 4 || !domain.includes('.');
};

/** The rules of an email, if there is one. */
export const emailShape: readonly Row<string, unknown>[] = [
  ['Please enter a valid email address', (email) => !isEmailShape(email)],
  ['Email address is too long', longerThan(254)],
  ['Email address format is invalid', hasStrayDots],
  ['Email domain is invalid', hasBadDomain],
];

/** An email that is required: with the message for a blank one. */
export const emailRows = (ifBlank: string): readonly Row<string, unknown>[] => [
  [ifBlank, isBlank],
  ...emailShape,
];
