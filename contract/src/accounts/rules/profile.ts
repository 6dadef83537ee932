import { isEmailShape } from './email';
import type { RuleTable } from '../../rule-engine/rule';
import {
  hasSignsOtherThan,
  isBlank,
  lettersAndSpaces,
  longerThan,
  shorterThan,
} from '../../rule-engine/text';

export interface Profile {
  readonly name: string;
  readonly location: string;
  readonly email: string;
}

export const profileRules = {
  name: [
    ['Name is required', isBlank],
    ['Name must be at least 2 characters', shorterThan(2)],
    ['Name must not exceed 50 characters', longerThan(50)],
    ['Name can only contain letters and spaces', hasSignsOtherThan(lettersAndSpaces)],
  ],
  location: [
    ['Location is required', isBlank],
    ['Location must be at least 2 characters', shorterThan(2)],
    ['Location must not exceed 100 characters', longerThan(100)],
  ],
  email: [
    ['Email is required', isBlank],
    ['Please enter a valid email address', (email) => !isEmailShape(email)],
    ['Email must be less than 100 characters', longerThan(99)],
  ],
} satisfies RuleTable<Profile>;
