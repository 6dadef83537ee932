import type { Failure } from '@aaspaas/contract/failure';
import { isCutOff, isOfKind, messageOf } from '../../api/failure-messages';

export const submitTexts = {
  processing: 'Processing your request...',
  submitting: 'Submitting your information...',
  done: 'Registration successful! Redirecting...',
  fixErrors: 'Please fix the errors before submitting',
  failed: 'Registration failed. Please try again.',
} as const;

/** Our server answered, but could not do it now. */
const isServerError = (failure: Failure): boolean => isOfKind(failure, 'broken', 'busy');

/** Sending the same again may succeed. */
export const isWorthAnotherTry = (failure: Failure): boolean => isCutOff(failure) || isServerError(failure);

/** Somebody who is registered already can log in. 'mismatch': the first attempt arrived, and the form was changed since. */
export const isRegisteredAlready = (failure: Failure): boolean => isOfKind(failure, 'taken', 'mismatch');

/** Messages that do not depend on the server's. */
function ownMessage(failure: Failure): string | null {
  if (isRegisteredAlready(failure)) return 'Account already exists with this information';
  if (isServerError(failure)) return 'Server error. Please try again later.';
  return isCutOff(failure) ? 'Network error. Please check your internet connection.' : null;
}

interface Said {
  readonly says: string;
  /** By the names of the rule tables, of any step. */
  readonly fields: Readonly<Record<string, string>>;
}

export function sayFailure(failure: Failure): Said {
  const { kind, details } = failure;
  const fields = details.fields ?? {};
  const known = ownMessage(failure);
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
