import { emailRows } from './email';
import { confirmRows, newPasswordRows } from './password';
import { mobileRows } from './mobile';
import type { RuleTable } from '../../rule-engine/rule';
import {
  hasDoubleSpaces,
  hasSignsOtherThan,
  hasOuterSpaces,
  isBlank,
  lettersAndSpaces,
  longerThan,
  shorterThan,
} from '../../rule-engine/text';

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly district: string;
  readonly state: string;
  readonly zipCode: string;
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
  address: [
    ['Address is required', isBlank],
    ['Address must be at least 10 characters', shorterThan(10)],
    ['Address must not exceed 200 characters', longerThan(200)],
    ['Address contains invalid characters', hasSignsOtherThan(/[\p{L}\p{M}\p{Nd} ,./#-]/u)],
  ],
  district: [
    ['District is required', isBlank],
    ['District must be at least 2 characters', shorterThan(2)],
    ['District must not exceed 50 characters', longerThan(50)],
    ['District can only contain letters and spaces', hasSignsOtherThan(lettersAndSpaces)],
  ],
  state: [
    ['State is required', isBlank],
    ['State must be at least 2 characters', shorterThan(2)],
    ['State must not exceed 50 characters', longerThan(50)],
    ['State can only contain letters and spaces', hasSignsOtherThan(lettersAndSpaces)],
  ],
  zipCode: [
    ['ZIP code is required', isBlank],
    ['ZIP code must be exactly 6 digits', (zip) => !/^[0-9]{6}$/.test(zip.trim())],
    ['ZIP code cannot be all zeros', (zip) => /^0+$/.test(zip.trim())],
  ],
  password: newPasswordRows,
  confirm: confirmRows,
  agreed: [['Please agree to the terms and conditions.', (agreed) => !agreed]],
} satisfies RuleTable<SignUp>;
