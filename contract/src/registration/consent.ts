import { type Consent, readBoth } from '../consent';
import { product } from '../product';
import { says } from '../says';

/**
 * What people agree to when they register. It is shown beside the last button, and stored with the account in this
 * wording.
 */
export const businessConsent: Consent = {
  subject: 'business registration',
  version: '2026-11-15.2',
  wording: says(
    'By submitting you agree that your business details and phone numbers are shown to everyone on {product}. {readBoth}',
    { product: product.name, readBoth },
  ),
};

export const agentConsent: Consent = {
  subject: 'agent registration',
  version: '2026-11-15.2',
  wording: says(
    'By submitting you agree that your name, photo, location and phone numbers are shown to everyone on {product}. Your licence is seen by the operator only. {readBoth}',
    { product: product.name, readBoth },
  ),
};
