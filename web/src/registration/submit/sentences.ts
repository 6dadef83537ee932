import type { Failure, FailureKind } from '@aaspaas/contract/failure';
import { anyWords } from '../../api/failure-words';

export const words = {
  processing: 'Processing your request...',
  submitting: 'Submitting your information...',
  done: 'Registration successful! Redirecting...',
  fixErrors: 'Please fix the errors before submitting',
  failed: 'Registration failed. Please try again.',
} as const;

const serverError = 'Server error. Please try again later.';
const networkError = 'Network error. Please check your internet connection.';
const taken = 'Account already exists with this information';

/** What is said whatever the server says. */
const byKind: { readonly [Kind in FailureKind]?: string } = {
  taken,
  // The first attempt did arrive, and something was changed since.
  mismatch: taken,
  broken: serverError,
  busy: serverError,
  unreachable: networkError,
  'timed-out': networkError,
  'bad-gateway': networkError,
  'too-slow': networkError,
};

interface Said {
  readonly says: string;
  /** By the names of the rule tables, of any step. */
  readonly fields: Readonly<Record<string, string>>;
}

export function sayFailure(failure: Failure): Said {
  const { kind, details } = failure;
  const fields = details.fields ?? {};
  const known = byKind[kind];
  if (known) return { says: known, fields };
  const said = anyWords(failure, '');
  if (kind !== 'invalid') return { says: said || words.failed, fields };
  if (Object.keys(fields).length > 0) return { says: words.fixErrors, fields };
  return sayInvalid(said);
}

/** A server that names no field is understood by its words, as ask. */
function sayInvalid(said: string): Said {
  const email = 'Email already exists or is invalid';
  if (/email/i.test(said)) return { says: email, fields: { email } };
  const phone = 'Phone number already exists';
  if (/phone/i.test(said)) return { says: phone, fields: { primaryPhone: phone } };
  return { says: said || 'Invalid data provided', fields: {} };
}

/** Sent again as it is, it may well arrive. */
export const isWorthAnotherTry = ({ kind }: Failure): boolean =>
  byKind[kind] === networkError || byKind[kind] === serverError;

/** Who is registered already can log in. */
export const isRegisteredAlready = ({ kind }: Failure): boolean => byKind[kind] === taken;
