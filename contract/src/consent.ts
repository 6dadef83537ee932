import { type Sentence, says } from './says';
import { grievances, privacy, terms } from './paths';

/** What people agree to, in the wording that was shown to them. It is stored with the account. */
export interface Consent {
  readonly subject: 'business registration' | 'agent registration' | 'customer sign-up';
  /** The date of the wording; another wording is another version. */
  readonly version: string;
  readonly wording: Sentence;
}

/** The date on which each of the pages was last changed. */
export const legalPages = {
  terms: { path: terms, title: 'Terms', changed: '2026-11-15' },
  privacy: { path: privacy, title: 'Privacy', changed: '2026-11-20' },
  grievances: { path: grievances, title: 'Grievances', changed: '2026-11-15' },
} as const;

/** Ends the wordings of the registrations. The pages turn the two titles into links. */
export const readBoth = says('Our Terms apply, and Privacy says what we do with your data.');
