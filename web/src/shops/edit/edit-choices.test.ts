import { complain } from '@aaspaas/contract/rule-engine/rule';
import { categories } from '@aaspaas/contract/shops/categories';
import { readHours } from '@aaspaas/contract/shops/hours';
import { shopEditRules } from '@aaspaas/contract/shops/rules/edit';
import { weekdays } from '@aaspaas/contract/shops/weekdays';
import { expect, test } from 'vitest';
import {
  deliveryChoices,
  editCategories,
  editCategoriesAtFirst,
  editDefaults,
  editHours,
} from './edit-choices';

test('[M-404] twelve hours from 12:00 to 11:00, each readable in both halves of the day [D-063]', () => {
  expect(editHours).toHaveLength(12);
  expect([editHours[0], editHours[1], editHours.at(-1)]).toEqual(['12:00', '01:00', '11:00']);
  expect(readHours(`${editHours[0]} AM - ${editHours[0]} PM`)).toEqual({
    schedule: 'part-time',
    opens: 0,
    closes: 720,
  });
});

test('[M-257] Monday to Saturday if nothing is known', () => {
  expect(editDefaults.days).toEqual(weekdays.slice(0, 6));
  const { openingHours } = shopEditRules;
  expect(complain({ openingHours }, { openingHours: editDefaults.hours })).toEqual({});
});

test('[M-258, M-259] eighteen categories, all known to the server, ten of them at first', () => {
  expect(editCategories.join(' | ')).toBe(
    'Grocery | Bakery | Gifts & Custom Products | Pet Care | Hardware & Utilities | Fashion Accessories | ' +
      'Stationery & Printing | Beauty | Furniture & Decor | Kitchen | Electronics | Books & Media | ' +
      'Sports & Fitness | Health & Wellness | Automotive | Home & Garden | Toys & Games | Jewelry & Accessories',
  );
  const known = categories.map(({ name }) => name);
  expect(editCategories.filter((name) => !known.includes(name))).toEqual([]);
  expect(editCategoriesAtFirst).toBe(10);
});

test('[M-253, M-255] short names for the sentences of the registration [D-060]', () => {
  expect(deliveryChoices).toEqual([
    { value: 'Yes, I have my own delivery staff', label: 'Own staff' },
    { value: 'No, I need freelance delivery support', label: 'Freelance support' },
    { value: 'Only in-store service', label: 'In-store only' },
  ]);
});
