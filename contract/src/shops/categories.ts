/**
 * Every category that a business can have. The id is the wire's `category_id` and never changes; Grocery is 4, the
 * one that a registration without a category gets.
 */
export interface Category {
  readonly id: number;
  readonly name: string;
  /** Its glyph, and which of the six tones colours its tile. */
  readonly glyph: Glyph;
  readonly tone: Tone;
}

export const tones = ['leaf', 'marigold', 'brick', 'indigo', 'plum', 'teal'] as const;
export type Tone = (typeof tones)[number];

export const glyphs = [
  'basket', 'bread', 'gift', 'paw', 'hammer', 'bag', 'pencil', 'comb', 'sofa', 'pot', 'plug', 'book',
  'ball', 'heart', 'car', 'camera', 'music', 'toy', 'plane', 'house', 'scales', 'rupee', 'crane',
  'plant', 'shirt', 'scissors', 'broom', 'needle', 'wrench', 'truck', 'cap', 'party', 'chat',
  'megaphone', 'ring', 'snow', 'phone', 'thali',
] as const; // prettier-ignore
export type Glyph = (typeof glyphs)[number];

const category = (id: number, name: string, glyph: Glyph, tone: Tone): Category => ({
  id,
  name,
  glyph,
  tone,
});

export const categories: readonly Category[] = [
  category(1, 'Bakery', 'bread', 'marigold'),
  category(2, 'Gifts & Custom Products', 'gift', 'plum'),
  category(3, 'Pet Care', 'paw', 'teal'),
  category(4, 'Grocery', 'basket', 'leaf'),
  category(5, 'Hardware & Utilities', 'hammer', 'indigo'),
  category(6, 'Fashion Accessories', 'bag', 'plum'),
  category(7, 'Stationery & Printing', 'pencil', 'indigo'),
  category(8, 'Beauty', 'comb', 'plum'),
  category(9, 'Furniture & Decor', 'sofa', 'brick'),
  category(10, 'Kitchen', 'pot', 'teal'),
  category(11, 'Electronics', 'plug', 'indigo'),
  category(12, 'Books & Education', 'book', 'brick'),
  category(13, 'Sports & Fitness', 'ball', 'leaf'),
  category(14, 'Health & Medical', 'heart', 'teal'),
  category(15, 'Automotive', 'car', 'indigo'),
  category(16, 'Photography', 'camera', 'plum'),
  category(17, 'Music & Instruments', 'music', 'brick'),
  category(18, 'Toys & Games', 'toy', 'marigold'),
  category(19, 'Travel & Tourism', 'plane', 'teal'),
  category(20, 'Real Estate', 'house', 'brick'),
  category(21, 'Legal Services', 'scales', 'indigo'),
  category(22, 'Financial Services', 'rupee', 'leaf'),
  category(23, 'Construction', 'crane', 'marigold'),
  category(24, 'Agriculture', 'plant', 'leaf'),
  category(25, 'Textile & Clothing', 'shirt', 'plum'),
  category(26, 'Salon', 'scissors', 'plum'),
  category(27, 'Cleaning', 'broom', 'teal'),
  category(28, 'Tailoring & Fashion Services', 'needle', 'brick'),
  category(29, 'Home Repairs', 'wrench', 'indigo'),
  category(30, 'Moving Services', 'truck', 'marigold'),
  category(31, 'Health', 'heart', 'teal'),
  category(32, 'Education', 'cap', 'brick'),
  category(33, 'Events', 'party', 'marigold'),
  category(34, 'Consulting', 'chat', 'leaf'),
  category(35, 'Marketing', 'megaphone', 'brick'),
  category(36, 'Books & Media', 'book', 'brick'),
  category(37, 'Health & Wellness', 'heart', 'leaf'),
  category(38, 'Home & Garden', 'plant', 'leaf'),
  category(39, 'Jewelry & Accessories', 'ring', 'marigold'),
  category(40, 'Restaurants & Eating Places', 'thali', 'brick'),
  category(41, 'Other', 'bag', 'indigo'),
];

/** Without 'Other', which says nothing until the admin has filed it. */
export const tellingCategories: readonly Category[] = categories.filter(({ name }) => name !== 'Other');

export function categoryNamed(name: string): Category | null {
  const wanted = name.trim().toLowerCase();
  return categories.find((one) => one.name.toLowerCase() === wanted) ?? null;
}
