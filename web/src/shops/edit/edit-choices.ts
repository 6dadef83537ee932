import { deliveryOptions } from '@aaspaas/contract/shops/delivery-options';
import type { Weekday } from '@aaspaas/contract/shops/weekdays';

/** The choices of the owner's editor. */

export const editCategories = [
  'Grocery',
  'Bakery',
  'Gifts & Custom Products',
  'Pet Care',
  'Hardware & Utilities',
  'Fashion Accessories',
  'Stationery & Printing',
  'Beauty',
  'Furniture & Decor',
  'Kitchen',
  'Electronics',
  'Books & Media',
  'Sports & Fitness',
  'Health & Wellness',
  'Automotive',
  'Home & Garden',
  'Toys & Games',
  'Jewelry & Accessories',
] as const;

/** The rest is shown after 'View more'. */
export const editCategoriesAtFirst = 10;

export const editHours = [
  '12:00',
  '01:00',
  '02:00',
  '03:00',
  '04:00',
  '05:00',
  '06:00',
  '07:00',
  '08:00',
  '09:00',
  '10:00',
  '11:00',
] as const;

/** Used if a business has never set them. */
export const editDefaults: { readonly days: readonly Weekday[]; readonly hours: string } = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  hours: '08:00 AM - 10:00 PM',
};

/** The texts of the registration, under short labels. */
export const deliveryChoices = [
  { value: deliveryOptions[0], label: 'Own staff' },
  { value: deliveryOptions[1], label: 'Freelance support' },
  { value: deliveryOptions[2], label: 'In-store only' },
] as const;
