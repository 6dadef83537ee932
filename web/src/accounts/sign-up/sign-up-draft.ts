import type { SignUp } from '@aaspaas/contract/accounts/rules/sign-up';
import { removeFromTab, saveInTab, loadFromTab } from '../../session/tab-storage';

const key = 'signUpDraft';

const blank: SignUp = {
  name: '',
  email: '',
  mobile: '',
  address: '',
  district: '',
  state: '',
  zipCode: '',
  password: '',
  confirm: '',
  agreed: false,
};

const keptFields = ['name', 'email', 'mobile', 'address', 'district', 'state', 'zipCode'] as const;

export function recallSignUp(): SignUp {
  const note = loadFromTab(key);
  const known = keptFields.map((field) => [field, typeof note[field] === 'string' ? note[field] : '']);
  return { ...blank, ...Object.fromEntries(known) };
}

/** Passwords and the agreement are not kept. */
export function keepSignUp(values: SignUp): void {
  saveInTab(key, Object.fromEntries(keptFields.map((field) => [field, values[field]])));
}

export function forgetSignUp(): void {
  removeFromTab(key);
}
