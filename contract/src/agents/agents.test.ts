import { describe, expect, test } from 'vitest';
import { asking, typed } from '../rule-engine/rule-testing';
import { complain } from '../rule-engine/rule';
import { availabilities, availabilityLabels } from './availability';
import { agentFileRules, type AgentProfile, agentProfileRules, withCountryCode } from './rules/profile';
import { agentWorkTypes, readWorkType } from './work-types';

const good: AgentProfile = {
  name: 'Ravi Nair',
  email: 'ravi@example.in',
  mobileNumber: '+919876543210',
  secondaryMobile: '',
  whatsappNumber: '',
  vehicleType: 'Scooter',
  workType: 'Full Time',
  location: 'Edapally, Kochi',
  availability: 'available',
};
const says = asking<AgentProfile>(agentProfileRules, good);
const notIndian = 'Please enter a valid Indian mobile number (+91XXXXXXXXXX)';

test('a profile without its optional numbers is valid [M-375]', () => {
  expect(complain(agentProfileRules, good)).toEqual({});
});

describe('messages for an agent begin with the name of the field [M-364]', () => {
  test.each([
    ['', 'Name is required'],
    ['R', 'Name must be at least 2 characters'],
    ['Ra', null],
    [50, null],
    [51, 'Name must be less than 50 characters'],
    ['Ravi 2', 'Name should contain only letters and spaces'],
    ['രവി നായർ', null],
  ] as const)('name %j: %s [M-365..M-369, M-604]', (text, sentence) => {
    expect(says('name', typed(text))).toBe(sentence);
  });

  test.each([
    ['', 'Email is required'],
    ['ravi', 'Please enter a valid email address'],
    ['ravi@example', 'Please enter a valid email address'],
  ])('email %j: %s [M-371, M-372]', (email, sentence) => {
    expect(says('email', email)).toBe(sentence);
  });

  test.each(['+91987654321', '+915876543210', '9876543210', '+9198765432100', '+14155550100', 'ravi', '٩٨٧'])(
    'no phone may be %j [M-376]',
    (phone) => {
      for (const field of ['mobileNumber', 'secondaryMobile', 'whatsappNumber'] as const) {
        expect(says(field, phone)).toBe(notIndian);
        expect(says(field, '+916000000000')).toBeNull();
      }
    },
  );

  test.each([
    ['mobileNumber', '', 'MobileNumber is required'],
    ['vehicleType', ' ', 'VehicleType is required'],
    ['vehicleType', 'B', 'VehicleType must be at least 2 characters'],
    ['vehicleType', 'EV', null],
    ['workType', '', 'WorkType is required'],
    ['workType', 'Sometimes', 'WorkType is required'],
    ['location', '', 'Location is required'],
    ['location', 'K', 'Location must be at least 2 characters'],
    ['location', 'Anywhere at all', null],
    ['availability', '', 'Availability is required'],
    ['availability', 'tomorrow', 'Availability is required'],
  ] as const)('%s %j: %s [M-373, M-374, M-379..M-388]', (field, text, sentence) => {
    expect(says(field, text)).toBe(sentence);
  });
});

test('photo and licence are JPEG, PNG or WEBP of five megabytes at most [M-391, M-392, M-608]', () => {
  const file = (type: string, bytes = 1000) => [{ name: 'x', type, bytes }];
  const most = 5 * 1024 * 1024;
  for (const kind of ['jpeg', 'jpg', 'png', 'webp']) {
    const files = file(`image/${kind}`, most);
    expect(complain(agentFileRules, { photo: files, licence: files })).toEqual({});
  }
  for (const type of ['image/gif', 'image/bmp', 'image/svg+xml', 'application/pdf']) {
    const sentence = 'Please upload a valid image file (JPEG, JPG, PNG, WEBP)';
    const said = { photo: sentence, licence: sentence };
    expect(complain(agentFileRules, { photo: file(type), licence: file(type) })).toEqual(said);
  }
  const large = file('image/png', most + 1);
  const said = { photo: 'File size should not exceed 5MB', licence: 'File size should not exceed 5MB' };
  expect(complain(agentFileRules, { photo: large, licence: large })).toEqual(said);
});

test.each([
  ['9876543210', '+919876543210'],
  [' 98765 43210 ', '+919876543210'],
  ['6000000000', '+916000000000'],
  ['919876543210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['5876543210', '5876543210'],
  ['987654321', '987654321'],
  ['449876543210', '449876543210'],
  ['my number', 'my number'],
  ['', ''],
])('a phone field left with %j holds %j [M-377, M-378]', (text, becomes) => {
  expect(withCountryCode(text)).toBe(becomes);
});

describe('status texts', () => {
  test('three values, and their labels [M-243, M-250]', () => {
    expect(availabilities.map((value) => [availabilityLabels[value], value])).toEqual([
      ['Available', 'available'],
      ['Busy', 'busy'],
      ['Not Available', 'not_available'],
    ]);
  });
});

test('five work types; those of the registration read as the first two [M-251, D-059]', () => {
  expect(agentWorkTypes).toEqual(['Full Time', 'Part Time', 'Contract', 'Freelance', 'Delivery']);
  expect(['Full-time', ' Part-time ', 'freelance', ' Odd jobs '].map(readWorkType)).toEqual([
    'Full Time',
    'Part Time',
    'Freelance',
    'Odd jobs',
  ]);
});
