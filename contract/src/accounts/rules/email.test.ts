import { describe, expect, test } from 'vitest';
import { profileRules } from './profile';
import { signUpRules } from './sign-up';
import { settingRules } from '../../console/settings/rules/settings';
import { agentProfileRules } from '../../agents/rules/profile';
import { agentRules } from '../../registration/rules/agent';
import { bothRules } from '../../registration/rules/both';
import { serviceRules } from '../../registration/rules/service';
import { shopRules } from '../../registration/rules/shop';
import { shopEditRules } from '../../shops/rules/edit';
import { complain, type Row } from '../../rule-engine/rule';
import { readEmail } from './email';

const tables: readonly [name: string, rows: readonly Row<string, never>[] | undefined][] = [
  ['sign-up', signUpRules.email],
  ['profile', profileRules.email],
  ['shop', shopRules.contact.email],
  ['service', serviceRules.contact.email],
  ['both', bothRules.contact.email],
  ['agent, personal', agentRules.personal.email],
  ['agent, contact', agentRules.contact.email],
  ['agent profile', agentProfileRules.email],
  ['shop edit', shopEditRules.email],
  ['settings', settingRules.grievance_email],
];

/** Texts that a mail program would read as victim@example.in, or as that and another email. */
const spellings = [
  'x1<victim@example.in>',
  'x1<victim@example.in',
  '<victim@example.in>',
  '(c)victim@example.in',
  'victim(c)@example.in',
  'victim@example.in(c)',
  'g:victim@example.in;',
  'asha,victim@example.in',
  'victim@example.in,asha',
  '"victim"@example.in',
  'vic\\tim@example.in',
  'victim@[192.0.2.1]',
  'victim@example.in\u0000',
  'vic\u200btim@example.in',
  'victim@example\uff0ein',
  'asha@victim@example.in',
];

// The rules of an email depend on no other field.
const sayBy =
  (rows: readonly Row<string, never>[] = []) =>
  (email: string): string | null =>
    complain({ email: rows as readonly Row<string, unknown>[] }, { email }).email ?? null;

describe.each(tables)('%s', (_, rows) => {
  const says = sayBy(rows);

  test.each(spellings)('one mailbox has one spelling: %j is not accepted', (email) => {
    expect(says(email)).toBe('Please enter a valid email address');
  });

  test.each(['a@-x.in', 'a@x-.in', 'a@x.-in', `a@${'x'.repeat(64)}.in`])(
    'no domain is called so: %j',
    (email) => {
      expect(says(email)).toBe('Please enter a valid email address');
    },
  );

  test.each(['asha.menon+shop@mail.example.co.in', 'asha_2%home@ex-ample.in'])('%j passes', (email) => {
    expect(says(email)).toBeNull();
  });
});

test.each(["o'brien@example.in", 'ആശ@example.in', 'asha@ഉദാഹരണം.ഭാരതം'])(
  'an apostrophe and letters of every script pass: %s',
  (email) => {
    expect(sayBy(shopRules.contact.email)(email)).toBeNull();
  },
);

test('[M-238] an email is lowercased and trimmed', () => {
  expect(readEmail('  Asha.Menon@Example.IN ')).toBe('asha.menon@example.in');
});
