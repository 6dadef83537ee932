import { describe, expect, test } from 'vitest';
import { categories, categoryNamed, glyphs, tones } from './categories';
import { categoryNames } from './category-names';
import { menuEntriesAtFirst, type MenuEntry, serviceMenu, shopMenu } from './category-menus';

describe('categories', () => {
  test('have ids that never change, each its own, and names of their own', () => {
    expect(categories.map(({ id }) => id)).toEqual(categories.map((_, index) => index + 1));
    expect(new Set(categoryNames).size).toBe(categories.length);
    expect(categories.map(({ name }) => name)).toEqual(categoryNames);
  });

  test('Grocery is 4, the id that a registration without a category falls back to', () => {
    expect(categoryNamed('grocery')?.id).toBe(4);
  });

  test('have a glyph and a tone that exist', () => {
    for (const { glyph, tone } of categories) {
      expect(glyphs).toContain(glyph);
      expect(tones).toContain(tone);
    }
  });

  test.each([
    ['Grocery', 4],
    [' GROCERY ', 4],
    ['pet care', 3],
    ['Plumbing', undefined],
    ['', undefined],
  ])('%j is category %s', (name, id) => {
    expect(categoryNamed(name)?.id).toBe(id);
  });
});

describe('the header’s menus', () => {
  const values = (menu: readonly MenuEntry[]): string => menu.map(({ value }) => value).join(' | ');

  test('[M-647] shops [D-075]', () => {
    // 'Stationery, Art & Craft Supplies' is one entry: eighteen in all.
    expect(values(shopMenu)).toBe(
      'Grocery Stores | Home Decor | Plastic & Steel Utility Shops | Bakery & Cake Shops | Music Instruments | ' +
        'Furnishing Stores | Electronics & Mobile Stores | Clothing | Electrical | Kitchenware | Cleaning | ' +
        'Watch Shops | KitchenFootwear Shopware | Bridal Makeup Artists | Henna Artists | Health Food Stores | ' +
        'Gift Shop | Stationery, Art & Craft Supplies',
    );
  });

  test('[M-649] services', () => {
    expect(values(serviceMenu)).toBe(
      'Deep Cleaning | AC Installation & Repair | Home Tuition | Kitchenware | Health | Childcare | ' +
        'Event Planners | Freelance Designers | Website Development | Media Marketing | Stage Decorators | ' +
        'Language Training | Plumbing | Vet/Grooming | Dry cleaning Services | Tattoo Design | Pottery Classes | ' +
        'Physiotherapy at Home | House Painting | Garbage Pickup Services',
    );
  });

  test('have labels equal to their values, except for the garbled one [D-075]', () => {
    const others = [...shopMenu, ...serviceMenu].filter(({ value, label }) => value !== label);
    expect(others).toEqual([{ value: 'KitchenFootwear Shopware', label: 'Kitchenware & Footwear' }]);
  });

  test('show ten at first', () => {
    expect(menuEntriesAtFirst).toBe(10);
  });
});
