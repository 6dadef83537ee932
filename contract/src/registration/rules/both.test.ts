import { expect, test } from 'vitest';
import { asking, type Case, typed } from '../../rule-engine/rule-testing';
import { complain } from '../../rule-engine/rule';
import { bothRules } from './both';
import type { Basics, Operating } from '../values';

const good: Basics = {
  shopName: 'Anand Stores & Repairs',
  ownerName: 'R. Anand',
  category: 'Electronics',
  address: '12 Market Road, Kochi',
  state: 'Kerala',
  city: 'Kochi',
};
const operating: Operating = {
  workingDays: ['Mon'],
  scheduleType: '',
  openingHours: '08:00 AM - 10:00 PM',
  serviceArea: 'Both',
  deliveryOption: 'Only in-store service',
};
const says = asking(bothRules.basics, good);

test('basics that are filled in correctly have no errors', () => {
  expect(complain(bothRules.basics, good)).toEqual({});
});

const notThisName = 'Please enter a valid shop name';

test.each<Case>([
  ['R-253', '', 'Shop name is required'],
  ['R-253', 1, 'Shop name must be at least 2 characters'],
  ['R-253, R-409', 2, null],
  ['R-253, R-409', 100, null],
  ['R-253, R-409', 101, 'Shop name must be less than 100 characters'],
  ['R-253', `A-B & C, D. (E) 'F' "G" 24`, null],
  ['R-253', '“Anand’s”', null],
  ['R-253', 'ആനന്ദ് സ്റ്റോഴ്സ്', null],
  ['R-253', 'Anand/Sons', 'Shop name contains invalid characters'],
  ['R-253', 'Anand 😀', 'Shop name contains invalid characters'],
  ['R-254', 'Test Store', notThisName],
  ['R-254', 'My TESTING shop', notThisName],
  ['R-254', 'fakeshop', notThisName],
  ['R-254', 'A (dummy)', notThisName],
  ['R-254', 'Anand-Spam', notThisName],
  ['R-254', 'Latest Fashions', null],
  ['R-254', 'Contest Corner', null],
  ['R-254', 'अtest', null],
])('[%s] shop name %j: %s [D-031, D-033]', (_clause, text, sentence) => {
  expect(says('shopName', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-255', ' ', 'Owner name is required'],
  ['R-255', 1, 'Owner name must be at least 2 characters'],
  ['R-255, R-410', 2, null],
  ['R-255, R-410', 50, null],
  ['R-255, R-410', 51, 'Owner name must be less than 50 characters'],
  ['R-255', 'A. 24', 'Owner name must contain at least 2 letters'],
  ['R-255', '😀😀', 'Owner name must contain at least 2 letters'],
  ['R-255', 'A2B', null],
  ['R-255', 'आशा', null],
])('[%s] owner name %j: %s', (_clause, text, sentence) => {
  expect(says('ownerName', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-256', '', 'Full address is required'],
  ['R-256, R-411', 9, 'Address must be at least 10 characters'],
  ['R-256, R-411', 10, null],
  ['R-256, R-411', 500, null],
  ['R-256, R-411', 501, 'Address must be less than 500 characters'],
])('[%s] address %j: %s', (_clause, text, sentence) => {
  expect(says('address', typed(text))).toBe(sentence);
});

test.each([
  ['R-257', 'state', 'State'],
  ['R-258', 'city', 'City'],
] as const)('[%s, R-412] %s: 2 to 50 characters [D-031, D-032]', (_clause, field, label) => {
  const rows: [text: string | number, sentence: string | null][] = [
    ['', `${label} is required`],
    [1, `${label} must be at least 2 characters`],
    [2, null],
    [50, null],
    [51, `${label} must be less than 50 characters`],
    ['കേരളം', null],
  ];
  expect(rows.map(([text]) => says(field, typed(text)))).toEqual(rows.map(([, sentence]) => sentence));
});

test.each<Case>([
  ['R-259', '', 'Please select a business category'],
  ['R-259', 'Plumbing', 'Please select a business category'],
  ['D-107', 'Salon', null],
  ['D-107', 'Other', 'Please say in 2 to 40 characters what you do'],
  ['D-107', 'Other: a', 'Please say in 2 to 40 characters what you do'],
  ['R-259', 'Grocery', null],
  ['R-259', 'Textile & Clothing', null],
])('[%s] category %j: %s', (_clause, text, sentence) => {
  expect(says('category', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-272', '', 'Please select a schedule type'],
  ['R-272', 'sometimes', 'Please select a schedule type'],
  ['R-272', 'full-time', null],
  ['R-272', 'part-time', null],
])('[%s] schedule %j: %s [D-035]', (_clause, text, sentence) => {
  expect(asking(bothRules.operating, operating)('scheduleType', typed(text))).toBe(sentence);
});

test('angle brackets are removed from what is typed', () => {
  expect(bothRules.clean('<b>Anand</b> > <')).toBe('bAnand/b  ');
});
