/** One entry of a header menu: what the finder searches for, and its label. */
export interface MenuEntry {
  readonly value: string;
  readonly label: string;
}

const entry = (value: string, label = value): MenuEntry => ({ value, label });

export const shopMenu: readonly MenuEntry[] = [
  entry('Grocery Stores'),
  entry('Home Decor'),
  entry('Plastic & Steel Utility Shops'),
  entry('Bakery & Cake Shops'),
  entry('Music Instruments'),
  entry('Furnishing Stores'),
  entry('Electronics & Mobile Stores'),
  entry('Clothing'),
  entry('Electrical'),
  entry('Kitchenware'),
  entry('Cleaning'),
  entry('Watch Shops'),
  // The value is garbled, but it is what clients send; people read the label.
  entry('KitchenFootwear Shopware', 'Kitchenware & Footwear'),
  entry('Bridal Makeup Artists'),
  entry('Henna Artists'),
  entry('Health Food Stores'),
  entry('Gift Shop'),
  entry('Stationery, Art & Craft Supplies'),
];

export const serviceMenu: readonly MenuEntry[] = [
  entry('Deep Cleaning'),
  entry('AC Installation & Repair'),
  entry('Home Tuition'),
  entry('Kitchenware'),
  entry('Health'),
  entry('Childcare'),
  entry('Event Planners'),
  entry('Freelance Designers'),
  entry('Website Development'),
  entry('Media Marketing'),
  entry('Stage Decorators'),
  entry('Language Training'),
  entry('Plumbing'),
  entry('Vet/Grooming'),
  entry('Dry cleaning Services'),
  entry('Tattoo Design'),
  entry('Pottery Classes'),
  entry('Physiotherapy at Home'),
  entry('House Painting'),
  entry('Garbage Pickup Services'),
];

/** The rest is shown after 'View more'. */
export const menuEntriesAtFirst = 10;
