import type { Consent } from '../consent';

/** Shown above the button: whoever presses it agrees. */
export const signUpNotice =
  'By signing up you say: I Agree with the Terms and conditions. Your name stands beside reviews that you write. An agent whom you send learns your name, your number and the two addresses. Nobody else sees your details. Privacy says what we do with your data.';

export const customerConsent: Consent = {
  subject: 'customer sign-up',
  version: '2026-11-19',
  wording: signUpNotice,
};
