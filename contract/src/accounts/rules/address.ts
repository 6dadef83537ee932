import type { RuleTable } from '../../rule-engine/rule';
import {
  hasSignsOtherThan,
  isBlank,
  lettersAndSpaces,
  longerThan,
  shorterThan,
} from '../../rule-engine/text';

/** Where somebody lives. It may be given at sign-up, or later. */
export interface Address {
  readonly address: string;
  readonly district: string;
  readonly state: string;
  readonly zipCode: string;
}

export const addressRules = {
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
    ['PIN code is required', isBlank],
    ['PIN code must be exactly 6 digits', (pin) => !/^[0-9]{6}$/.test(pin.trim())],
    ['PIN code cannot be all zeros', (pin) => /^0+$/.test(pin.trim())],
  ],
} satisfies RuleTable<Address>;
