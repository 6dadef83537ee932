import { isEmailShape } from '../rules/email';
import type { RuleTable } from '../rules/rule';
import { hasOtherThan, isBlank, lettersAndSpaces, longerThan, shorterThan } from '../rules/text';

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
    ['Name can only contain letters and spaces', hasOtherThan(lettersAndSpaces)],
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

export interface ProfileImage {
  readonly type: string;
  readonly bytes: number;
}

const imageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'];
const mostBytes = 5 * 1024 * 1024;

export const profileImageRules = {
  type: [
    ['Please select a valid image file (JPEG, PNG, GIF, or WebP)', (type) => !imageTypes.includes(type)],
  ],
  bytes: [['Image file size must be less than 5MB', (bytes) => bytes > mostBytes]],
} satisfies RuleTable<ProfileImage>;
