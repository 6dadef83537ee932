/** What the fields of a listing are called in mails and in the console, by the names that the audit table has. */
const words: Readonly<Record<string, string>> = {
  kind: 'kind of business',
  name: 'name',
  ownerName: 'owner’s name',
  category: 'category',
  description: 'description',
  items: 'products and services',
  prices: 'prices',
  address: 'address',
  location: 'location',
  city: 'city',
  state: 'state',
  pinCode: 'PIN code',
  latitude: 'pin on the map',
  longitude: 'pin on the map',
  isPinned: 'pin on the map',
  schedule: 'opening hours',
  opens: 'opening hours',
  closes: 'opening hours',
  days: 'working days',
  deliveryOption: 'delivery',
  serviceArea: 'service area',
  phone: 'phone number',
  secondPhone: 'second number',
  whatsapp: 'WhatsApp number',
  email: 'email',
};

/** Each once, whatever is stored in several columns. */
export const fieldWords = (fields: readonly string[]): string[] => [
  ...new Set(fields.map((field) => words[field] ?? field)),
];
