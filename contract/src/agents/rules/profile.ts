import type { PickedProfilePhoto } from '../../photos/rules/profile-photo';
import { isEmailShape } from '../../accounts/rules/email';
import { isNoneOfKinds, largerThan, megabyte, type PickedFile } from '../../photos/rules/files';
import { ifFilled, ofEach, type Row, type RuleTable } from '../../rule-engine/rule';
import {
  hasSignsOtherThan,
  isBlank,
  isNoneOf,
  lettersAndSpaces,
  longerThan,
  shorterThan,
} from '../../rule-engine/text';
import { availabilities } from '../availability';
import { agentWorkTypes } from '../work-types';

/** What an agent fills in; phone numbers as '+919876543210'. */
export interface AgentProfile {
  readonly name: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly secondaryMobile: string;
  readonly whatsappNumber: string;
  readonly vehicleType: string;
  readonly workType: string;
  readonly location: string;
  readonly availability: string;
}

const indianMobile: readonly Row<string, unknown>[] = [
  [
    'Please enter a valid Indian mobile number (+91XXXXXXXXXX)',
    (typed) => !/^\+91[6-9]\d{9}$/.test(typed.trim()),
  ],
];

export const agentProfileRules = {
  name: [
    ['Name is required', isBlank],
    ['Name must be at least 2 characters', shorterThan(2)],
    ['Name must be less than 50 characters', longerThan(50)],
    ['Name should contain only letters and spaces', hasSignsOtherThan(lettersAndSpaces)],
  ],
  email: [
    ['Email is required', isBlank],
    ['Please enter a valid email address', (email) => !isEmailShape(email)],
  ],
  mobileNumber: [['MobileNumber is required', isBlank], ...indianMobile],
  secondaryMobile: ifFilled(indianMobile),
  whatsappNumber: ifFilled(indianMobile),
  vehicleType: [
    ['VehicleType is required', isBlank],
    ['VehicleType must be at least 2 characters', shorterThan(2)],
  ],
  workType: [['WorkType is required', isNoneOf(agentWorkTypes)]],
  location: [
    ['Location is required', isBlank],
    ['Location must be at least 2 characters', shorterThan(2)],
  ],
  availability: [['Availability is required', isNoneOf(availabilities)]],
} satisfies RuleTable<AgentProfile>;

export interface AgentFiles {
  readonly photo: readonly PickedFile[];
  readonly licence: readonly PickedFile[];
}

export const agentPhotoKinds = ['jpeg', 'jpg', 'png', 'webp'];

const agentPhoto: readonly Row<PickedFile, unknown>[] = [
  ['Please upload a valid image file (JPEG, JPG, PNG, WEBP)', isNoneOfKinds(agentPhotoKinds)],
  ['File size should not exceed 5MB', largerThan(5 * megabyte)],
];

/** The photo when it is edited alone, in the dialog that every role has. */
export const agentPhotoRules = { file: agentPhoto } satisfies RuleTable<PickedProfilePhoto>;

const everyPhoto = ofEach((files: readonly PickedFile[]) => files, agentPhoto);

export const agentFileRules = { photo: everyPhoto, licence: everyPhoto } satisfies RuleTable<AgentFiles>;

/** Applied when a phone field is left: ten digits, or twelve with the country code, become '+91…'. */
export function withCountryCode(typed: string): string {
  const plain = typed.trim().replace(/[\s()-]/g, '');
  if (/^[6-9]\d{9}$/.test(plain)) return `+91${plain}`;
  if (/^91\d{10}$/.test(plain)) return `+${plain}`;
  return /^\+\d+$/.test(plain) ? plain : typed;
}
