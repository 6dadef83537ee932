import { expect, test } from 'vitest';
import { asking, type Case, typed } from '../../rule-engine/rule-testing';
import { complain } from '../../rule-engine/rule';
import { shopRules } from './shop';
import type { Basics } from '../values';

const good: Basics = {
  shopName: 'Anand Stores',
  ownerName: 'R. Anand',
  category: 'Grocery',
  address: '12 Market Road, Kochi',
  state: 'Kerala',
  city: 'Kochi',
};
const says = asking(shopRules.basics, good);

test('basics that are filled in correctly have no errors', () => {
  expect(complain(shopRules.basics, good)).toEqual({});
});

test.each<Case>([
  ['R-208', '', 'Shop name is required'],
  ['R-208', '  \t', 'Shop name is required'],
  ['R-209', 1, 'Shop name must be at least 2 characters'],
  ['R-209', ' a ', 'Shop name must be at least 2 characters'],
  ['R-207, R-409', 2, null],
  ['R-207, R-409', 50, null],
  ['R-210, R-409', 51, 'Shop name must not exceed 50 characters'],
  ['R-207', 'A & B. Co-op 24', null],
  ['R-207', 'ആനന്ദ് സ്റ്റോഴ്സ്', null],
  ['R-207', 'आनंद भंडार २४', null],
  ['R-207', 'दर्\u200dया', null],
  ['R-211', 'Anand, Sons', 'Shop name contains invalid characters'],
  ['R-211', 'Anand’s', 'Shop name contains invalid characters'],
  ['R-211', 'Anand\nStores', 'Shop name contains invalid characters'],
  ['R-211', '<b>Anand', 'Shop name contains invalid characters'],
  ['R-211', 'Chai ☕', 'Shop name contains invalid characters'],
  ['R-211', '😀😀', 'Shop name contains invalid characters'],
  ['R-211', '\u200d\u200d', 'Shop name contains invalid characters'],
  // This registration does not check for such words.
  ['R-207', 'Test Store', null],
])('[%s] shop name %j: %s', (_clause, text, sentence) => {
  expect(says('shopName', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-213', ' ', 'Owner name is required'],
  ['R-214', 1, 'Owner name must be at least 2 characters'],
  ['R-212, R-410', 2, null],
  ['R-212, R-410', 30, null],
  ['R-215, R-410', 31, 'Owner name must not exceed 30 characters'],
  ['R-212', 'Dr. R. Anand', null],
  ['R-212', 'आशा', null],
  ['R-212', 'ആശ മേനോന്\u200d', null],
  ['R-216', 'Anand 2', 'Owner name should only contain letters'],
  ['R-216', "D'Souza", 'Owner name should only contain letters'],
  ['R-216', 'Asha-Menon', 'Owner name should only contain letters'],
  ['R-216', 'Asha 😀', 'Owner name should only contain letters'],
])('[%s] owner name %j: %s [D-030]', (_clause, text, sentence) => {
  expect(says('ownerName', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-218', '', 'Address is required'],
  ['R-219', 9, 'Address must be at least 10 characters'],
  ['R-219', '  12345678  ', 'Address must be at least 10 characters'],
  ['R-217, R-411', 10, null],
  ['R-217', '12/4 M.G. Road; "Block #3" (east)', null],
  ['R-217', '😀'.repeat(10), null],
  ['R-217, R-411', 200, null],
  ['R-217, R-411', 'ക'.repeat(200), null],
  ['R-220, R-411', 201, 'Address must not exceed 200 characters'],
])('[%s] address %j: %s', (_clause, text, sentence) => {
  expect(says('address', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-222', '', 'State is required'],
  ['R-223', 1, 'State name must be at least 2 characters'],
  ['R-221, R-412', 2, null],
  ['R-221, R-412', 30, null],
  ['R-224, R-412', 31, 'State name must not exceed 30 characters'],
  ['R-221', 'Tamil Nadu', null],
  ['R-221', 'കേരളം', null],
  ['R-221', 'महाराष्ट्र', null],
  ['R-225', 'Kerala 1', 'State name should only contain letters'],
  ['R-225', 'T.N.', 'State name should only contain letters'],
])('[%s] state %j: %s', (_clause, text, sentence) => {
  expect(says('state', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-227', '', 'City is required'],
  ['R-228', 1, 'City name must be at least 2 characters'],
  ['R-226, R-412', 2, null],
  ['R-226, R-412', 30, null],
  ['R-229, R-412', 31, 'City name must not exceed 30 characters'],
  ['R-226', 'New Delhi', null],
  ['R-226', 'കൊച്ചി', null],
  ['R-230', 'Kochi-2', 'City name should only contain letters'],
])('[%s] city %j: %s', (_clause, text, sentence) => {
  expect(says('city', typed(text))).toBe(sentence);
});

test.each<Case>([
  ['R-232', '', 'Please select a business category'],
  ['R-232', 'Kitchen', null],
  ['R-232', 'Plumbing', 'Please select a business category'],
  // Another registration shows it first, but all have it.
  ['D-107', 'Salon', null],
  ['D-107', 'Other: ', 'Please say in 2 to 40 characters what you do'],
  ['D-107', `Other: ${'a'.repeat(41)}`, 'Please say in 2 to 40 characters what you do'],
  ['D-107', 'Other', 'Please say in 2 to 40 characters what you do'],
  ['D-107', 'Other: tattoo studio', null],
  ['D-107', 'Other:ab', null],
  ['D-107', 'Other:a', 'Please say in 2 to 40 characters what you do'],
])('[%s] category %j: %s', (_clause, text, sentence) => {
  expect(says('category', typed(text))).toBe(sentence);
});

test('script tags are removed from what is typed; single angle brackets are not', () => {
  expect(shopRules.clean('a < b<script>alert(1)</script>')).toBe('a < b');
});
