import { describe, expect, test } from 'vitest';
import { asking, type Case, typed } from '../../rule-engine/rule-testing';
import { complain } from '../../rule-engine/rule';
import { businessRules } from './business';
import { addedServiceRules } from './service-tags';
import type { Branding, Contact, Operating } from '../values';

/** What the three business registrations have in common, and how they differ, after the basics. */

const operating: Operating = {
  workingDays: ['Mon'],
  scheduleType: 'part-time',
  openingHours: '08:00 AM - 10:00 PM',
  serviceArea: 'Both',
  deliveryOption: 'Only in-store service',
};
const branding: Branding = {
  images: [{ name: 'front.jpg', type: 'image/jpeg', bytes: 1000 }],
  description: 'Rice, pulses, spices and everything else that a kitchen needs.',
  services: ['Rice'],
  prices: [],
};
const contact: Contact = {
  primaryPhone: '9876543210',
  alternatePhone: '',
  whatsappNumber: '9876543210',
  email: 'anand@example.in',
  password: 'secret',
  confirm: 'secret',
};
const flows = Object.entries(businessRules);

describe.each(flows)('%s: operating details', (_flow, rules) => {
  const says = asking(rules.operating, operating);

  test('filled in correctly have no errors', () => {
    expect(complain(rules.operating, operating)).toEqual({});
  });
  test.each([
    [[], 'Please select at least one working day'],
    [['Funday'], 'Please select at least one working day'],
    [['Sun'], null],
    [['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], null],
  ])('[R-261] days %j: %s', (days, sentence) => {
    expect(says('workingDays', days)).toBe(sentence);
  });
  test.each([
    ['', 'Please select a service area option'],
    ['Everywhere', 'Please select a service area option'],
    ['In-shop Only', null],
    ['Home Service', null],
    ['Both', null],
  ])('[R-270] service area %j: %s', (area, sentence) => {
    expect(says('serviceArea', area)).toBe(sentence);
  });
  test.each([
    ['', 'Please select a delivery option'],
    ['By drone', 'Please select a delivery option'],
    ['Yes, I have my own delivery staff', null],
    ['No, I need freelance delivery support', null],
    ['Only in-store service', null],
  ])('[R-271] delivery %j: %s', (option, sentence) => {
    expect(says('deliveryOption', option)).toBe(sentence);
  });
  test.each([
    '08:00 AM - 08:00 AM',
    '10:00 PM - 08:00 AM',
    '12:00 PM - 11:00 AM',
    'whenever',
    '',
    'Full time',
  ])('[R-189, R-262] part-time hours %j do not open before they close', (hours) => {
    expect(says('openingHours', hours)).not.toBeNull();
  });
  test.each(['08:00 AM - 10:00 PM', '12:00 AM - 01:00 AM', '11:00 AM - 12:00 PM', '12:00 PM - 01:00 PM'])(
    '[R-262] part-time hours %j pass',
    (hours) => {
      expect(says('openingHours', hours)).toBeNull();
    },
  );
  test.each(['Full time', '10:00 PM - 08:00 AM', ''])(
    '[R-189] full-time hours are not asked: %j',
    (hours) => {
      const fullTime = { ...operating, scheduleType: 'full-time', openingHours: hours };
      expect(complain(rules.operating, fullTime)).toEqual({});
    },
  );
});

describe('hours: first their order, then their length [D-034]', () => {
  const turned = '10:00 PM - 08:00 AM';
  const brief = '08:00 AM - 08:59 AM';
  const anHour = '08:00 AM - 09:00 AM';
  test.each([
    ['R-263', 'shop', turned, 'Opening time must be before closing time'],
    ['R-263', 'shop', '08:00 AM - 08:00 AM', 'Opening time must be before closing time'],
    ['R-264, R-424', 'shop', brief, 'Business must be open for at least 1 hour'],
    ['R-264, R-424', 'shop', anHour, null],
    ['R-265', 'service', turned, 'Closing time must be after opening time'],
    ['R-265', 'service', '08:00 AM - 08:00 AM', 'Closing time must be after opening time'],
    ['R-265', 'service', brief, null],
    ['R-266', 'both', turned, 'Opening time must be before closing time'],
    ['R-266, R-424', 'both', brief, 'Business must be open for at least 1 hour'],
    ['R-266, R-424', 'both', anHour, null],
  ] as const)('[%s] %s: %j: %s', (_clause, flow, hours, sentence) => {
    expect(asking(businessRules[flow].operating, operating)('openingHours', hours)).toBe(sentence);
  });
});

describe.each(['shop', 'both'] as const)('%s: description [D-032, D-033]', (flow) => {
  const improper = 'Description contains inappropriate content';
  const around = (word: string) => `Everything that a kitchen needs, and no ${word} whatsoever in it.`;
  test.each<Case>([
    ['R-283', '', 'Business description is required'],
    ['R-283', '\n ', 'Business description is required'],
    ['R-284, R-413', 49, 'Description must be at least 50 characters long'],
    ['R-282, R-413', 50, null],
    ['R-282', 'ക'.repeat(50), null],
    ['R-282, R-413', 1000, null],
    ['R-282, R-413', '😀'.repeat(1000), null],
    ['R-285, R-413', 1001, 'Description must not exceed 1000 characters'],
    ['R-286', around('spam'), improper],
    ['R-286', around('SCAM'), improper],
    ['R-286', around('"Fake"'), improper],
    ['R-286', around('illegal,'), improper],
    ['R-286', `Illegal${around('thing')}`, null],
    ['R-286', `fake ${around('thing')}`, improper],
    ['R-286', around('spamming'), null],
    ['R-286', around('unfake'), null],
    ['R-286', around('fakeക'), null],
  ])('[%s] %j: %s', (_clause, text, sentence) => {
    expect(asking(businessRules[flow].branding, branding)('description', typed(text))).toBe(sentence);
  });
});

test.each<Case>([
  ['R-287', '', 'Business description is required'],
  ['R-287, R-413', 9, 'Description must be at least 10 characters'],
  ['R-287, R-413', 10, null],
  ['R-287, R-413', 500, null],
  ['R-287, R-413', 501, 'Description must be less than 500 characters'],
  ['R-287', 'No fake parts', null],
])('[%s] service: description %j: %s', (_clause, text, sentence) => {
  expect(asking(businessRules.service.branding, branding)('description', typed(text))).toBe(sentence);
});

const tags = (count: number): string[] => Array.from({ length: count }, (_, index) => `Tag ${index}`);

describe.each(flows)('%s: branding', (_flow, rules) => {
  const says = asking(rules.branding, branding);

  test('filled in correctly has no errors', () => {
    expect(complain(rules.branding, branding)).toEqual({});
  });
  test('[R-274] images are required', () => {
    expect(says('images', [])).toBe('At least one image is required');
  });
  test.each<[clause: string, count: number, sentence: string | null]>([
    ['R-289, R-414', 0, 'At least one service is required'],
    ['R-414', 1, null],
    ['R-414', 20, null],
    ['R-290, R-414', 21, 'Maximum 20 services allowed'],
  ])('[%s] %i services: %s [D-018]', (_clause, count, sentence) => {
    expect(says('services', tags(count))).toBe(sentence);
  });
  test.each<[clause: string, services: string[], sentence: string | null]>([
    ['R-292', ['Rice', '  '], 'Service name cannot be empty'],
    ['R-293', ['Rice', 'x'], 'Service must be at least 2 characters long'],
    ['R-294', ['Rice', typed(51)], 'Service must not exceed 50 characters'],
    ['R-296', ['Rice', 'Pulses', 'rice '], 'Duplicate services are not allowed'],
    ['R-295', ['Café', 'CAFÉ'], 'Duplicate services are not allowed'],
    ['R-298', ['Rice', 'Rice/Wheat'], 'Service contains invalid characters'],
  ])('[%s] services %j: %s', (_clause, services, sentence) => {
    expect(says('services', services)).toBe(sentence);
  });
});

describe('a service that is added', () => {
  const says = asking(addedServiceRules, { service: 'Rice', services: ['Pulses', 'Spices'], prices: [] });
  test.each<Case>([
    ['R-292', '', 'Service name cannot be empty'],
    ['R-293', 1, 'Service must be at least 2 characters long'],
    ['R-291, R-414', 2, null],
    ['R-291, R-414', 50, null],
    ['R-294, R-414', 51, 'Service must not exceed 50 characters'],
    ['R-298', 'A-B & C, D. (E) 24', null],
    ['R-298', 'അരി', null],
    ['R-298', 'चावल', null],
    ['R-298', "Rice'n'Dal", 'Service contains invalid characters'],
    ['R-298', 'Rice 😀', 'Service contains invalid characters'],
    ['R-295, R-297', ' PULSES ', 'This service already exists'],
    ['R-297', 'Pulse', null],
  ])('[%s] %j: %s', (_clause, text, sentence) => {
    expect(says('service', typed(text))).toBe(sentence);
  });
  test('[R-290] is the twentieth at most', () => {
    const added = (count: number) => complain(addedServiceRules, { service: 'Rice', services: tags(count) });
    expect([added(19), added(20)]).toEqual([{}, { service: 'Maximum 20 services allowed' }]);
  });
});

const phoneCases: readonly (readonly [clause: string, typed: string, fragment: string | null])[] = [
  ['R-301', '98765abc10', 'must contain only digits'],
  ['R-301', '+919876543210', 'must contain only digits'],
  ['R-301', '९८७६५४३२१०', 'must contain only digits'],
  ['R-302', '987654321', 'must be exactly 10 digits'],
  ['R-302', '98765432101', 'must be exactly 10 digits'],
  ['R-304', '0000000000', 'appears to be invalid'],
  ['R-304', '1111111111', 'appears to be invalid'],
  ['R-304', '1234567890', 'appears to be invalid'],
  ['R-304', '9999999999', 'appears to be invalid'],
  ['R-303', '5876543210', 'must start with 6, 7, 8, or 9'],
  ['R-303', '2222222222', 'must start with 6, 7, 8, or 9'],
  ['R-303', '6876543210', null],
  ['R-303', '7876543210', null],
  ['R-303', '8876543210', null],
  ['R-305', '8888881234', 'has too many repeating digits'],
  ['R-305', '9090909090', null],
  ['R-305', '9898989899', 'has too many repeating digits'],
  ['R-301', ' 9876543210 ', null],
];

describe.each(flows)('%s: contact', (_flow, rules) => {
  const says = asking(rules.contact, contact);

  test('filled in correctly has no errors', () => {
    expect(complain(rules.contact, contact)).toEqual({});
  });
  describe.each([
    ['primaryPhone', 'Primary contact number'],
    ['alternatePhone', 'Alternate contact number'],
    ['whatsappNumber', 'WhatsApp number'],
  ] as const)('%s', (field, label) => {
    test.each(phoneCases)('[%s, D-037] %j: %s', (_clause, phone, fragment) => {
      const others = { ...contact, primaryPhone: '7012345689' };
      const sentence = complain(rules.contact, { ...others, [field]: phone })[field] ?? null;
      expect(sentence).toBe(fragment && `${label} ${fragment}`);
    });
  });
  test.each([
    ['R-080, R-299, R-306', 'primaryPhone', 'Primary contact number is required'],
    ['R-299, R-306', 'whatsappNumber', 'WhatsApp number is required'],
    ['R-081, R-300', 'alternatePhone', null],
  ] as const)('[%s] a blank %s: %s', (_clause, field, sentence) => {
    expect([says(field, ''), says(field, '  ')]).toEqual([sentence, sentence]);
  });
  test('[R-309] the alternate number must differ', () => {
    const sentence = 'Alternate phone number must be different from primary phone number';
    expect([says('alternatePhone', '9876543210 '), says('alternatePhone', '9876543211')]).toEqual([
      sentence,
      null,
    ]);
  });
  test.each<Case>([
    ['R-313', 'anand', 'Please enter a valid email address'],
    ['R-313', 'anand@example', 'Please enter a valid email address'],
    ['R-313', 'a nand@example.in', 'Please enter a valid email address'],
    ['R-313', ' anand@example.in ', null],
    ['R-314, R-423', `${'a'.repeat(243)}@example.in`, null],
    ['R-314, R-423', `${'a'.repeat(244)}@example.in`, 'Email address is too long'],
    ['R-315', 'an..and@example.in', 'Email address format is invalid'],
    ['R-315', '.anand@example.in', 'Email address format is invalid'],
    ['R-315', 'anand@example.in.', 'Email address format is invalid'],
    ['R-316', 'anand@a.b', 'Email domain is invalid'],
    ['R-316', 'anand@a.in', null],
  ])('[%s] email %j: %s', (_clause, text, sentence) => {
    expect(says('email', typed(text))).toBe(sentence);
  });
  test.each<Case>([
    ['R-317', '', 'Password is required'],
    ['R-318', 5, 'Password must be at least 6 characters long'],
    ['R-318', 6, null],
    ['R-318', 128, null],
    ['R-318', 129, 'Password must not exceed 128 characters'],
  ])('[%s] password %j: %s', (_clause, text, sentence) => {
    expect(says('password', typed(text))).toBe(sentence);
  });
  test.each<Case>([
    ['R-319', '', 'Please confirm your password'],
    ['R-320', 'Secret', 'Passwords do not match'],
    ['R-320', 'secret ', 'Passwords do not match'],
    ['R-320', 'secret', null],
  ])('[%s] confirm %j: %s', (_clause, text, sentence) => {
    expect(says('confirm', typed(text))).toBe(sentence);
  });
});

test.each([
  ['R-310', 'shop', 'Email address is required'],
  ['R-311', 'service', null],
  ['R-310', 'both', 'Email address is required'],
] as const)('[%s] %s without an email: %s', (_clause, flow, sentence) => {
  const says = asking(businessRules[flow].contact, contact);
  expect([says('email', ''), says('email', ' ')]).toEqual([sentence, sentence]);
});
