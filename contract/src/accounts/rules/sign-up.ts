import { emailRows } from './email';
import { confirmRows, newPasswordRows } from './password';
import { type Address, addressRules } from './address';
import { isNumber, mobileRows } from './mobile';
import type { Row, RuleTable } from '../../rule-engine/rule';
import {
  hasDoubleSpaces,
  hasSignsOtherThan,
  hasOuterSpaces,
  isBlank,
  lettersAndSpaces,
  longerThan,
  shorterThan,
} from '../../rule-engine/text';

/** All that sign-up may be given. The form asks for less: see `newAccountRules`. */
export interface SignUp extends Address {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly password: string;
  readonly confirm: string;
  readonly agreed: boolean;
}

const emailPattern = /^[a-z0-9._%+'-]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

export const signUpRules = {
  name: [
    ['Name is required', isBlank],
    ['Name cannot start or end with a space', hasOuterSpaces],
    ['Name must be at least 2 characters', shorterThan(2)],
    ['Name must not exceed 50 characters', longerThan(50)],
    ['Name can only contain letters and spaces', hasSignsOtherThan(lettersAndSpaces)],
    ['Name cannot contain consecutive spaces', hasDoubleSpaces],
  ],
  email: [
    ...emailRows('Email is required'),
    ['Please enter a valid email address', (email) => !emailPattern.test(email.trim())],
  ],
  mobile: mobileRows,
  ...addressRules,
  password: newPasswordRows,
  confirm: confirmRows,
  agreed: [['Please agree to the terms and conditions.', (agreed) => !agreed]],
} satisfies RuleTable<SignUp>;

/** What makes an account: a name, one way to be reached, a password. The address follows where it is needed. */
export interface NewAccount {
  readonly name: string;
  /** A mobile number or an email. */
  readonly contact: string;
  readonly password: string;
}

/** Rows about some values only. */
const onlyIf = (isMeant: (value: string) => boolean, rows: readonly Row<string, unknown>[]) =>
  rows.map(([says, when]): Row<string, unknown> => [
    says,
    (value, all) => isMeant(value) && when(value, all),
  ]);

const isEmail = (contact: string): boolean => !isBlank(contact) && !isNumber(contact);

export const newAccountRules = {
  name: signUpRules.name,
  contact: [
    ['Mobile number or email is required', isBlank],
    ...onlyIf(isNumber, signUpRules.mobile),
    ...onlyIf(isEmail, signUpRules.email),
  ],
  password: newPasswordRows,
} satisfies RuleTable<NewAccount>;
