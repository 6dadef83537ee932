import { product } from '../product';

/** What people agree to when they register: shown beside the last button, and kept with the account as it stood. */
export interface Consent {
  readonly subject: 'business registration' | 'agent registration';
  /** The day of the wording; another wording is another version. */
  readonly version: string;
  readonly wording: string;
}

export const businessConsent: Consent = {
  subject: 'business registration',
  version: '2026-11-15',
  wording: `By submitting you agree that your business details and phone numbers are shown to everyone on ${product.name}.`,
};

export const agentConsent: Consent = {
  subject: 'agent registration',
  version: '2026-11-15',
  wording: `By submitting you agree that your name, photo, location and phone numbers are shown to everyone on ${product.name}. Your licence is seen by the operator only.`,
};
