import type { Failure, FailureKind } from '@aaspaas/contract/failure';
import { messageOf } from '../../api/failure-messages';

export const submitTexts = {
  processing: 'Processing your request...',
  submitting: 'Submitting your information...',
  done: 'Registration successful! Redirecting...',
  fixErrors: 'Please fix the errors before submitting',
  failed: 'Registration failed. Please try again.',
} as const;

const serverError = 'Server error. Please try again later.';
const networkError = 'Network error. Please check your internet connection.';
const taken = 'Account already exists with this information';

/** Messages that do not depend on the server's. */
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
  const said = messageOf(failure, '');
  if (kind !== 'invalid') return { says: said || submitTexts.failed, fields };
  if (Object.keys(fields).length > 0) return { says: submitTexts.fixErrors, fields };
  return sayInvalid(said);
}

/** If the server names no field, its message decides, as ask. */
function sayInvalid(said: string): Said {
  const email = 'Email already exists or is invalid';
  if (/email/i.test(said)) return { says: email, fields: { email } };
  const phone = 'Phone number already exists';
  if (/phone/i.test(said)) return { says: phone, fields: { primaryPhone: phone } };
  return { says: said || 'Invalid data provided', fields: {} };
}

/** Sending the same again may succeed. */
export const isWorthAnotherTry = ({ kind }: Failure): boolean =>
  byKind[kind] === networkError || byKind[kind] === serverError;

/** Somebody who is registered already can log in. */
export const isRegisteredAlready = ({ kind }: Failure): boolean => byKind[kind] === taken;
