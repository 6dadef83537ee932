import { expect, test } from 'vitest';
import { complain } from '../../rule-engine/rule';
import type { PickedFile } from '../../photos/rules/files';
import { profilePhotoRules } from '../../photos/rules/profile-photo';
import { type Profile, profileRules } from './profile';

const good: Profile = { name: 'Asha Menon', location: 'Kochi', email: 'asha@example.in' };
const says = (field: keyof Profile, value: string) =>
  complain(profileRules, { ...good, [field]: value })[field] ?? null;

test.each([
  ['', 'Name is required'],
  ['അരുണ്\u200d മേനോന്\u200d', null],
  ['A', 'Name must be at least 2 characters'],
  ['A'.repeat(50), null],
  ['A'.repeat(51), 'Name must not exceed 50 characters'],
  ['Asha 2', 'Name can only contain letters and spaces'],
  ['ആശ', null],
])('[M-358] name %j: %s', (name, sentence) => {
  expect(says('name', name)).toBe(sentence);
});

const emailOf = (length: number): string => `${'a'.repeat(length - 11)}@example.in`;

test.each([
  ['', 'Email is required'],
  ['asha', 'Please enter a valid email address'],
  [emailOf(99), null],
  [emailOf(100), 'Email must be less than 100 characters'],
])('[M-359, M-601] email %j: %s [D-031]', (email, sentence) => {
  expect(says('email', email)).toBe(sentence);
});

test.each([
  ['', 'Location is required'],
  ['K', 'Location must be at least 2 characters'],
  ['K'.repeat(100), null],
  ['K'.repeat(101), 'Location must not exceed 100 characters'],
])('[M-360, M-603] location %j: %s', (location, sentence) => {
  expect(says('location', location)).toBe(sentence);
});

const ofImage = (picked: Partial<PickedFile>): string | null => {
  const file = { name: 'me', type: 'image/png', bytes: 1000, ...picked };
  return complain(profilePhotoRules, { file }).file ?? null;
};

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'])(
  '[M-361, M-607] %s passes',
  (type) => {
    expect(ofImage({ type })).toBeNull();
  },
);

test.each(['image/svg+xml', 'image/bmp', 'application/pdf', ''])(
  '[M-361, M-607] %j is not accepted',
  (type) => {
    const sentence = 'Please select a valid image file (JPEG, PNG, GIF, or WebP)';
    expect(ofImage({ type })).toBe(sentence);
  },
);

test('[M-362] five megabytes pass, one byte more does not [D-031]', () => {
  const most = 5 * 1024 * 1024;
  expect([most, most + 1].map((bytes) => ofImage({ bytes }))).toEqual([
    null,
    'Image file size must be less than 5MB',
  ]);
});
