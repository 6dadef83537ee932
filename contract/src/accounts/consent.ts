import { says } from '../says';
import { type Consent, readBoth } from '../consent';

/** The label of the checkbox. */
export const agreement = 'I Agree with the Terms and conditions';

/** Shown below the checkbox. */
export const signUpNotice = says(
  'Your name stands beside reviews that you write. An agent whom you send learns your name, your number and the two addresses. Nobody else sees your details. {readBoth}',
  { readBoth },
).toString();

export const customerConsent: Consent = {
  subject: 'customer sign-up',
  version: '2026-11-15',
  wording: `${agreement}. ${signUpNotice}`,
};
