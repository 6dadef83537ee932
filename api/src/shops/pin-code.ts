import { isPin } from '@aaspaas/contract/places/place';

/** '560 034' is read too. What is no PIN code is as if it were not given, because nobody has to give one. */
export function readPinCode(typed = ''): string | null {
  const digits = typed.replace(/\s/g, '');
  return isPin(digits) ? digits : null;
}
