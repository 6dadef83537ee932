import { describe, expect, test } from 'vitest';
import { asking, type Case, typed } from '../../rule-engine/rule-testing';
import { complain } from '../../rule-engine/rule';
import { agentRules } from './agent';
import { cityNames } from '../../places/city-names';
import type { AgentContact, AgentDetails, AgentPersonal } from '../values';

const personal: AgentPersonal = {
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  mobile: '9876543210',
  whatsappNumber: '9876543210',
  location: 'Kochi',
};
const details: AgentDetails = {
  vehicleType: 'Scooter',
  workType: 'Full-time',
  licences: [{ name: 'licence.jpg', type: 'image/jpeg', bytes: 20_000 }],
};
const picture = { name: 'me.jpg', type: 'image/jpeg', bytes: 20_000, width: 400, height: 400 };
const contact: AgentContact = {
  primaryPhone: '9876543210',
  secondaryPhone: '',
  whatsappNumber: '',
  email: 'ravi@example.in',
  password: 'secret',
  confirm: 'secret',
};

test('steps that are filled in correctly have no errors', () => {
  expect(complain(agentRules.personal, personal)).toEqual({});
  expect(complain(agentRules.details, details)).toEqual({});
  expect(complain(agentRules.picture, { picture })).toEqual({});
  expect(complain(agentRules.contact, contact)).toEqual({});
});

describe('personal information', () => {
  const says = asking(agentRules.personal, personal);

  test.each<Case>([
    ['R-323', ' ', 'Full name is required'],
    ['R-324', 1, 'Name must be at least 2 characters long'],
    ['R-322', 2, null],
    ['R-322', 300, null],
    ['R-322', 'രവി കുമാർ', null],
    ['R-322', 'रवि', null],
    ['R-325', 'Ravi 2', 'Name can only contain letters and spaces'],
    ['R-325', 'R. Kumar', 'Name can only contain letters and spaces'],
    ['R-325', 'Ravi 😀', 'Name can only contain letters and spaces'],
  ])('[%s] name %j: %s', (_clause, text, sentence) => {
    expect(says('name', typed(text))).toBe(sentence);
  });
  test.each<Case>([
    ['R-326', '', 'Email is required'],
    ['R-326', 'ravi@example', 'Please enter a valid email address'],
    ['R-423', `${'a'.repeat(244)}@example.in`, 'Email address is too long'],
    ['R-326', 'ravi@example.in', null],
  ])('[%s] email %j: %s', (_clause, text, sentence) => {
    expect(says('email', typed(text))).toBe(sentence);
  });
  describe.each([
    ['R-327', 'mobile'],
    ['R-328', 'whatsappNumber'],
  ] as const)('[%s] %s', (_clause, field) => {
    test.each(['', '987654321', '98765432101', '5876543210', '98765 43210', '+919876543210', 'ravi'])(
      '%j',
      (number) => {
        expect(says(field, number)).toBe('Please enter a valid 10-digit mobile number');
      },
    );
    test.each(['6000000000', '7876543210', '8876543210', '9999999999'])('%s passes', (number) => {
      expect(says(field, number)).toBeNull();
    });
  });
  test.each<Case>([
    ['R-329', '', 'Location selection is required'],
    ['R-329', '600', 'Location selection is required'],
    ['R-329', '060001', 'Location selection is required'],
    ['D-109', '682001', null],
    ['D-109', 'Nagercoil, Tamil Nadu', null],
    ['D-109', 'നാഗർകോവിൽ', null],
    ['D-109', 'a'.repeat(101), 'Location must not exceed 100 characters'],
    ...cityNames.map((city) => ['R-329', city, null] as const),
  ])('[%s] location %j: %s', (_clause, text, sentence) => {
    expect(says('location', typed(text))).toBe(sentence);
  });
});

describe('delivery details', () => {
  const says = asking(agentRules.details, details);
  const signs = 'Vehicle type can only contain letters, digits, spaces, hyphens, underscores, and dots';

  test.each<Case>([
    ['R-330', '  ', 'Vehicle type is required'],
    ['R-330', 1, 'Vehicle type must be at least 2 characters long'],
    ['R-330', 2, null],
    ['R-330', 50, null],
    ['R-330', 51, 'Vehicle type must not exceed 50 characters'],
    ['R-330', 'E-bike_2.0 XL', null],
    ['R-330', 'സ്കൂട്ടർ', null],
    ['R-330', 'Bike & car', signs],
    ['R-330', 'Bike 😀', signs],
    ['R-330', '-_. -', 'Vehicle type must contain at least one letter or digit'],
    ['R-330', '-4', null],
  ])('[%s] vehicle %j: %s', (_clause, text, sentence) => {
    expect(says('vehicleType', typed(text))).toBe(sentence);
  });
  test.each([
    ['Full-time', null],
    ['Part-time', null],
    ['', 'Please select a work type'],
    ['full-time', 'Please select a work type'],
  ])('[R-331] work type %j: %s', (workType, sentence) => {
    expect(says('workType', workType)).toBe(sentence);
  });
  test('[R-332] the licence is required', () => {
    expect(says('licences', [])).toBe('At least one licence image is required');
  });
});

test('[R-339] the profile picture is required', () => {
  expect(complain(agentRules.picture, { picture: null })).toEqual({ picture: 'Profile picture is required' });
});

describe('contact information', () => {
  const says = asking(agentRules.contact, contact);
  const pattern = 'Please enter a valid 10-digit mobile number starting with 6-9';
  const alike = 'Primary, secondary, and WhatsApp numbers must be different';

  test('[R-344] the primary phone is required, the others are not [D-040]', () => {
    expect(says('primaryPhone', ' ')).toBe('Primary phone number is required');
    expect([says('secondaryPhone', ' '), says('whatsappNumber', '')]).toEqual([null, null]);
  });
  describe.each(['primaryPhone', 'secondaryPhone', 'whatsappNumber'] as const)('%s', (field) => {
    test.each(['98765', '5876543210', '98765432100', '98765abc10'])('[R-345] %j', (number) => {
      expect(says(field, number)).toBe(pattern);
    });
    test.each(['6876543210', '7777777777'])('[R-345] %s passes', (number) => {
      expect(says(field, number)).toBeNull();
    });
  });
  test.each<[secondaryPhone: string, whatsappNumber: string, said: object]>([
    ['9876543210', '', { secondaryPhone: alike }],
    ['', '9876543210 ', { whatsappNumber: alike }],
    ['9876543211', '9876543211', { whatsappNumber: alike }],
    ['9876543210', '9876543210', { secondaryPhone: alike, whatsappNumber: alike }],
    ['9876543211', '9876543212', {}],
  ])(
    '[R-346] beside 9876543210: secondary %j, WhatsApp %j: %j [D-040]',
    (secondaryPhone, whatsappNumber, said) => {
      expect(complain(agentRules.contact, { ...contact, secondaryPhone, whatsappNumber })).toEqual(said);
    },
  );
  test.each([
    ['R-347', 'email', '', 'Email is required'],
    ['R-347', 'email', 'ravi', 'Please enter a valid email address'],
    ['R-348', 'password', '', 'Password is required'],
    ['R-348', 'password', '12345', 'Password must be at least 6 characters long'],
    ['R-349', 'confirm', '', 'Please confirm your password'],
    ['R-349', 'confirm', 'Secret', 'Passwords do not match'],
    ['R-349', 'confirm', 'secret', null],
  ] as const)('[%s] %s %j: %s', (_clause, field, text, sentence) => {
    expect(says(field, text)).toBe(sentence);
  });
});

test('script tags are removed from what is typed', () => {
  expect(agentRules.clean('Ravi<script>alert(1)</script>')).toBe('Ravi');
});
