import { says } from '../says';
import { type Consent, readBoth } from '../consent';

/** Shown above the button: whoever presses it agrees. */
export const signUpNotice = says(
  'By signing up you say: I Agree with the Terms and conditions. Your name stands beside reviews that you write. An agent whom you send learns your name, your number and the two addresses. Nobody else sees your details. {readBoth}',
  { readBoth },
).toString();

export const customerConsent: Consent = {
  subject: 'customer sign-up',
  version: '2026-11-19',
  wording: signUpNotice,
};
