import type { ShopEdit } from '@aaspaas/contract/shops/rules/edit';

export const editTabs = [
  { id: 'basic', label: 'Basic Info' },
  { id: 'place', label: 'Location & Working Hours' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'contact', label: 'Delivery & Contact Info' },
] as const;
export type EditTab = (typeof editTabs)[number]['id'];

/** Fields of the editor. `images` and `pin` take what the server says about the new photos and the pin. */
export type EditField = keyof ShopEdit | 'images' | 'pin';

const tabOf: Readonly<Record<EditField, EditTab>> = {
  shopName: 'basic',
  ownerName: 'basic',
  category: 'basic',
  description: 'basic',
  services: 'basic',
  prices: 'basic',
  address: 'place',
  state: 'place',
  city: 'place',
  pinCode: 'place',
  pin: 'place',
  workingDays: 'place',
  openingHours: 'place',
  images: 'gallery',
  deliveryOption: 'contact',
  serviceArea: 'contact',
  primaryPhone: 'contact',
  alternatePhone: 'contact',
  whatsappNumber: 'contact',
  email: 'contact',
};

/** In the order of the tabs. */
export function tabsWithErrors(errors: object): EditTab[] {
  const wrong = Object.keys(errors).map((field) =>
    Object.hasOwn(tabOf, field) ? tabOf[field as EditField] : null,
  );
  return editTabs.map(({ id }) => id).filter((id) => wrong.includes(id));
}
