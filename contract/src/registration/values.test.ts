import { expect, test } from 'vitest';
import { cityNames } from '../places/city-names';
import { unknownPlace } from '../places/unknown-place';
import { categoryNamed } from '../shops/categories';
import { readHours } from '../shops/hours';
import { readDays, weekdays } from '../shops/weekdays';
import { bothCategories, serviceCategories, shopCategories } from './categories';
import { halvesOfDay, hourChoices } from './rules/opening-hours';
import { businessTypes, defaultCategory, kindOf, scheduleTypes, workingDays, workTypes } from './values';
import { deliveryOptions } from '../shops/delivery-options';
import { serviceAreas } from '../shops/service-areas';

const shopNames =
  'Grocery | Bakery | Gifts & Custom Products | Pet Care | Hardware & Utilities | Fashion Accessories | ' +
  'Stationery & Printing | Beauty | Furniture & Decor | Kitchen';
const moreForBoth =
  'Electronics | Books & Education | Sports & Fitness | Health & Medical | Automotive | Photography | ' +
  'Music & Instruments | Toys & Games | Travel & Tourism | Real Estate | Legal Services | Financial Services | ' +
  'Construction | Agriculture | Textile & Clothing';
const serviceNames =
  'Salon | Cleaning | Tailoring & Fashion Services | Home Repairs | Moving Services | Health | Education | ' +
  'Events | Pet Care | Beauty | Consulting | Marketing | Legal Services';
const cities =
  'Bangalore | Mumbai | Delhi | Chennai | Kolkata | Hyderabad | Pune | Ahmedabad | Jaipur | Kochi | ' +
  'Thiruvananthapuram | Kozhikode | Thrissur | Alappuzha | Palakkad | Kannur | Kottayam | Malappuram | Kollam';

test.each<[clause: string, what: string, choices: readonly string[], inOrder: string]>([
  ['R-125', 'business types', businessTypes, 'product-seller | service-provider | both'],
  ['R-135, R-437', 'working days', workingDays, 'Mon | Tue | Wed | Thu | Fri | Sat | Sun'],
  [
    'R-137',
    'delivery options',
    deliveryOptions,
    'Yes, I have my own delivery staff | No, I need freelance delivery support | Only in-store service',
  ],
  ['R-138', 'service areas', serviceAreas, 'In-shop Only | Home Service | Both'],
  ['R-140', 'schedules', scheduleTypes, 'full-time | part-time'],
  ['R-160', 'work types', workTypes, 'Full-time | Part-time'],
  ['R-163', 'categories of a shop', shopCategories.names, shopNames],
  ['R-164', 'first categories of both', bothCategories.names.slice(0, bothCategories.atFirst), shopNames],
  ['R-165', 'more categories of both', bothCategories.names.slice(bothCategories.atFirst), moreForBoth],
  ['R-166', 'categories of a service', serviceCategories.names, serviceNames],
  ['R-168', 'locations of an agent', cityNames, cities],
  [
    'R-268',
    'hours',
    hourChoices,
    '01:00 | 02:00 | 03:00 | 04:00 | 05:00 | 06:00 | 07:00 | 08:00 | 09:00 | 10:00 | 11:00 | 12:00',
  ],
  ['R-268', 'halves of the day', halvesOfDay, 'AM | PM'],
])('[%s] %s', (_clause, _what, choices, inOrder) => {
  expect(choices.join(' | ')).toBe(inOrder);
});

test('twelve of a service’s thirteen categories are shown at first', () => {
  expect([serviceCategories.atFirst, serviceCategories.names.length]).toEqual([12, 13]);
});

test('the server knows every category that can be chosen', () => {
  const names = [...bothCategories.names, ...serviceCategories.names];
  expect(names.filter((name) => categoryNamed(name)?.name !== name)).toEqual([]);
});

test.each([
  ['product-seller', 'shop'],
  ['service-provider', 'service'],
  ['both', 'both'],
  ['', 'both'],
  ['anything else', 'both'],
])('[R-145, R-353] %j registers as %s', (businessType, kind) => {
  expect(kindOf(businessType)).toBe(kind);
});

test('[R-428..R-431] by default it is category 4, grocery, at 12.9352, 77.6245', () => {
  expect(defaultCategory).toEqual({ id: 4, name: 'grocery' });
  expect(categoryNamed(defaultCategory.name)?.id).toBe(defaultCategory.id);
  expect(unknownPlace).toEqual({ latitude: 12.9352, longitude: 77.6245 });
});

test('days and hours are written so that the shop’s own functions can read them', () => {
  expect(readDays(JSON.stringify(workingDays))).toEqual([...weekdays]);
  const readable = hourChoices.flatMap((hour) => halvesOfDay.map((half) => `${hour} ${half} - 12:00 PM`));
  expect(readable.filter((text) => readHours(text) === null)).toEqual([]);
});
