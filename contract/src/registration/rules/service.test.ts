import { expect, test } from 'vitest';
import { asking, type Case, typed } from '../../rule-engine/rule-testing';
import { complain } from '../../rule-engine/rule';
import { serviceCategories } from '../categories';
import { serviceRules } from './service';
import type { Basics } from '../values';

const good: Basics = {
  shopName: 'Anand Repairs',
  ownerName: 'R. Anand',
  category: 'Home Repairs',
  address: '12 Market Road, Kochi',
  state: 'Kerala',
  city: 'Kochi',
};
const says = asking(serviceRules.basics, good);

test('basics that are filled in correctly have no errors', () => {
  expect(complain(serviceRules.basics, good)).toEqual({});
});

test.each<Case>([
  ['R-234', '', 'Shop name is required'],
  ['R-235', 1, 'Shop name must be at least 2 characters'],
  ['R-233, R-409', 2, null],
  ['R-233, R-409', 100, null],
  ['R-236, R-409', 101, 'Shop name must be less than 100 characters'],
  ['R-233', 'A & B. Co-op 24', null],
  ['R-233', 'ആനന്ദ് സർവീസ്', null],
  ['R-237', 'Anand (Kochi)', 'Shop name contains invalid characters'],
  ['R-237', 'Anand 😀', 'Shop name contains invalid characters'],
])('[%s] shop name %j: %s', (_clause, text, sentence) => {
  expect(says('shopName', typed(text))).toBe(sentence);
});

const ownerSigns = 'Owner name can only contain letters, spaces, dots, hyphens, and apostrophes';

test.each<Case>([
  ['R-240', '   ', 'Owner name is required'],
  ['R-241', 1, 'Owner name must be at least 2 characters'],
  ['R-238, R-410', 2, null],
  ['R-238, R-410', 50, null],
  ['R-242, R-410', 51, 'Owner name must be less than 50 characters'],
  ['R-238', "Dr. Anne-Marie D'Souza", null],
  ['R-238', 'D’Souza', null],
  ['R-238', 'आशा शर्मा', null],
  ['R-239', 'Anand 2', ownerSigns],
  ['R-239', 'Anand & Sons', ownerSigns],
  ['R-239', 'Asha 😀', ownerSigns],
])('[%s] owner name %j: %s', (_clause, text, sentence) => {
  expect(says('ownerName', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-243', '', 'Business category is required'],
  ['R-244', 'Plumbing', 'Please select a valid business category'],
  ['D-107', 'Grocery', null],
  ['D-107', 'Other', 'Please say in 2 to 40 characters what you do'],
  ['D-107', 'Other: a', 'Please say in 2 to 40 characters what you do'],
  ['R-244', 'salon', 'Please select a valid business category'],
  ...serviceCategories.names.map((name) => ['R-244', name, null] as const),
])('[%s] category %j: %s', (_clause, text, sentence) => {
  expect(says('category', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-246', '', 'Full address is required'],
  ['R-247', 9, 'Address must be at least 10 characters'],
  ['R-245, R-411', 10, null],
  ['R-245, R-411', 200, null],
  ['R-248, R-411', 201, 'Address must be less than 200 characters'],
])('[%s] address %j: %s', (_clause, text, sentence) => {
  expect(says('address', typed(text))).toBe(sentence);
});

test.each([
  ['R-250', 'state', 'State'],
  ['R-251', 'city', 'City'],
] as const)('[%s, R-412] %s: 2 to 50 letters, spaces, dots, hyphens', (_clause, field, label) => {
  const signs = `${label} can only contain letters, spaces, dots, and hyphens`;
  const rows: [text: string | number, sentence: string | null][] = [
    ['', `${label} is required`],
    [1, `${label} must be at least 2 characters`],
    [2, null],
    [50, null],
    [51, `${label} must be less than 50 characters`],
    ['St. Thomas-Mount', null],
    ['തൃശ്ശൂർ', null],
    ['महाराष्ट्र', null],
    ['Kochi 2', signs],
    ["K'ochi", signs],
    ['Kochi 😀', signs],
  ];
  expect(rows.map(([text]) => says(field, typed(text)))).toEqual(rows.map(([, sentence]) => sentence));
});

test('angle brackets are removed from what is typed', () => {
  expect(serviceRules.clean('<b>Anand</b> > <')).toBe('bAnand/b  ');
});

test.each(['', 'Yes, I have my own delivery staff'])(
  'who only comes home says nothing about delivery, also where %j stands',
  (deliveryOption) => {
    const operating = {
      workingDays: ['Mon'],
      scheduleType: 'full-time',
      openingHours: 'Full time',
      serviceArea: 'Home Service',
      deliveryOption,
    };
    expect(complain(serviceRules.operating, operating)).toEqual({});
    const inShop = { ...operating, serviceArea: 'In-shop Only', deliveryOption: '' };
    expect(complain(serviceRules.operating, inShop)).toEqual({
      deliveryOption: 'Please select a delivery option',
    });
  },
);
