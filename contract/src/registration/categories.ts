/** The categories of one registration: the first `atFirst` are shown, the others after 'View more'. */
export interface CategoryList {
  readonly names: readonly string[];
  readonly atFirst: number;
}

export const shopCategories: CategoryList = {
  names: [
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
  ],
  atFirst: 10,
};

export const bothCategories: CategoryList = {
  names: [
    ...shopCategories.names,
    'Electronics',
    'Books & Education',
    'Sports & Fitness',
    'Health & Medical',
    'Automotive',
    'Photography',
    'Music & Instruments',
    'Toys & Games',
    'Travel & Tourism',
    'Real Estate',
    'Legal Services',
    'Financial Services',
    'Construction',
    'Agriculture',
    'Textile & Clothing',
  ],
  atFirst: 10,
};

export const serviceCategories: CategoryList = {
  names: [
    'Salon',
    'Cleaning',
    'Tailoring & Fashion Services',
    'Home Repairs',
    'Moving Services',
    'Health',
    'Education',
    'Events',
    'Pet Care',
    'Beauty',
    'Consulting',
    'Marketing',
    'Legal Services',
  ],
  atFirst: 12,
};
