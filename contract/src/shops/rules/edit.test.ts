import { describe, expect, test } from 'vitest';
import { asking, type Case, typed } from '../../rule-engine/rule-testing';
import { addedToShopRules, collapsePrefixes, type ShopEdit, shopEditRules } from './edit';
import { deliveryOptions } from '../delivery-options';

const good: ShopEdit = {
  shopName: 'Anand Stores',
  ownerName: 'Anand Menon',
  category: 'Grocery',
  description: '',
  services: [],
  prices: [],
  address: '12 Market Road',
  state: 'Kerala',
  city: 'Kochi',
  pinCode: '',
  workingDays: ['Monday'],
  openingHours: '09:00 AM - 06:00 PM',
  deliveryOption: '',
  serviceArea: '',
  primaryPhone: '9876543210',
  alternatePhone: '',
  whatsappNumber: '+919876543210',
  email: '',
};
const says = asking<ShopEdit>(shopEditRules, good);

const shopName = 'Shop name is required and must be at least 2 characters';
const ownerName = 'Owner name is required and must be at least 2 characters';
const address = 'Shop address is required and must be at least 10 characters';
const number = 'Please enter a valid Indian phone number';

describe.each<[field: 'shopName' | 'ownerName' | 'address' | 'state' | 'city' | 'category', cases: Case[]]>([
  [
    'shopName',
    [
      ['M-395', '', shopName],
      ['M-395', ' A ', shopName],
      ['M-395', 'AB', null],
      ['M-395', 'ആശ & Sons 24/7', null],
      ['M-395', '🍰🍰', null],
      ['most', 100, null],
      ['most', 101, 'Shop name must not exceed 100 characters'],
    ],
  ],
  [
    'ownerName',
    [
      ['M-396', 'A', ownerName],
      ['M-396', 'Om', null],
      ['most', 51, 'Owner name must not exceed 50 characters'],
    ],
  ],
  [
    'address',
    [
      ['M-397', 9, address],
      ['M-397', 10, null],
      ['M-397', `  ${'a'.repeat(9)}  `, address],
      ['most', 501, 'Shop address must not exceed 500 characters'],
    ],
  ],
  [
    'state',
    [
      ['M-398', '', 'State is required'],
      ['M-398', 'K', 'State is required'],
      ['M-398', 'UP', null],
      ['most', 51, 'State must not exceed 50 characters'],
    ],
  ],
  [
    'city',
    [
      ['M-399', 'K', 'City is required'],
      ['M-399', 'Ko', null],
      ['most', 51, 'City must not exceed 50 characters'],
    ],
  ],
  [
    'category',
    [
      ['M-406', '', 'Please select a business category'],
      ['M-406', 'Bakery', null],
      ['D-107', 'Salon', null],
      ['D-107', 'Other: a', 'Please say in 2 to 40 characters what you do'],
      // As it is stored until the admin has filed it.
      ['D-107', 'Other', null],
    ],
  ],
])('%s', (field, cases) => {
  test.each(cases)('[%s] %j: %s', (_clause, text, sentence) => {
    expect(says(field, typed(text))).toBe(sentence);
  });
});

test.each([
  ['', number],
  ['98765', number],
  ['5876543210', number],
  ['98765432101', number],
  ['9876543210', null],
  ['+919876543210', null],
  ['+91 98765-43210', null],
  ['+91+91 9876543210', null],
  ['+91987654321', number],
  ['call me', number],
])('[M-400] the phone and WhatsApp %j: %s', (text, sentence) => {
  expect(says('primaryPhone', text)).toBe(sentence);
  expect(says('whatsappNumber', text)).toBe(sentence);
  expect(says('alternatePhone', text)).toBe(text === '' ? null : sentence);
});

test.each([
  ['+91+919876543210', '+919876543210'],
  [' +91 +91-+91 98765 43210', '+9198765 43210'],
  ['+919876543210', '+919876543210'],
  ['9876543210', '9876543210'],
])('[M-401] %j becomes %j', (text, collapsed) => {
  expect(collapsePrefixes(text)).toBe(collapsed);
});

test('[M-402] there is at least one working day', () => {
  expect(says('workingDays', [])).toBe('Please select at least one working day');
  expect(says('workingDays', ['Sunday'])).toBeNull();
});

test.each([
  ['Full time', null],
  ['09:00 AM - 06:00 PM', null],
  ['Open Daily: 09:00 AM to 06:00 PM', null],
  ['12:00 AM - 11:00 PM', null],
  ['11:00 AM - 12:00 PM', null],
  ['06:00 PM - 09:00 AM', 'Closing time must be after opening time'],
  ['09:00 AM - 09:00 AM', 'Closing time must be after opening time'],
  // Midnight begins the day; noon comes after the morning.
  ['09:00 AM - 12:00 AM', 'Closing time must be after opening time'],
  ['12:00 PM - 11:00 AM', 'Closing time must be after opening time'],
  ['whenever', 'The opening hours could not be read. Please choose them again.'],
])('[M-403] %j: %s', (hours, sentence) => {
  expect(says('openingHours', hours)).toBe(sentence);
});

test('[M-253, M-255] the sentences of the registration are what is stored', () => {
  expect(deliveryOptions.map((option) => says('deliveryOption', option))).toEqual([null, null, null]);
  expect(says('deliveryOption', 'by drone')).toBe('Please select a delivery option');
  expect(says('serviceArea', 'the moon')).toBe('Please select a service area option');
});

describe('products and services [D-018]', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index}`);
  const added = asking(addedToShopRules, { service: '', services: many(199) });

  test.each([
    [many(0), null],
    [many(21), null],
    [many(200), null],
    [many(201), 'Maximum 200 services allowed'],
    [['Rice', 'rice '], 'Duplicate services are not allowed'],
    [['R'], 'Service must be at least 2 characters long'],
    [['<b>'], 'Service contains invalid characters'],
  ])('%#: %s', (services, sentence) => {
    expect(says('services', services)).toBe(sentence);
  });

  test('one more, beside those that are there', () => {
    expect(added('service', 'Rice')).toBeNull();
    expect(added('service', 'item 7')).toBe('This service already exists');
    expect(asking(addedToShopRules, { service: '', services: many(200) })('service', 'Rice')).toBe(
      'Maximum 200 services allowed',
    );
  });
});

test('an email is optional, and checked if there is one', () => {
  expect(says('email', '')).toBeNull();
  expect(says('email', 'anand')).toBe('Please enter a valid email address');
});
