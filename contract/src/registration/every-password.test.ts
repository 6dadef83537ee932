import { expect, test } from 'vitest';
import { changePasswordRules } from '../accounts/rules/change-password';
import { resetRules } from '../accounts/rules/recovery';
import { signUpRules } from '../accounts/rules/sign-up';
import type { Row } from '../rule-engine/rule';
import { agentRules } from './rules/agent';
import { bothRules } from './rules/both';
import { serviceRules } from './rules/service';
import { shopRules } from './rules/shop';

const forms: Readonly<Record<string, readonly Row<string, never>[] | undefined>> = {
  'change in the settings': changePasswordRules.password,
  'reset after a code': resetRules.password,
  'sign-up': signUpRules.password,
  'registration of a shop': shopRules.contact.password,
  'registration of a service': serviceRules.contact.password,
  'registration of both': bothRules.contact.password,
  'registration of an agent': agentRules.contact.password,
};

test.each(Object.entries(forms))(
  '%s: a password under 6 characters is refused, not in the settings alone, and one over 128 [M-611, D-007]',
  (_form, rows) => {
    // The rules about a password's length depend on no other field.
    const complaintAbout = (password: string) => rows?.find(([, when]) => when(password, {} as never))?.[0];
    expect(complaintAbout('12345')).toBe('Password must be at least 6 characters long');
    expect(complaintAbout('123456')).toBe(undefined);
    expect(complaintAbout('p'.repeat(128))).toBe(undefined);
    expect(complaintAbout('p'.repeat(129))).toBe('Password must not exceed 128 characters');
  },
);
