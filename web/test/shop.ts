import type { ShopRecord } from '@aaspaas/contract/shops/calls';

/** A shop record as the server sends it, with the given differences. */
export const shopWith = (different: Partial<ShopRecord> = {}): ShopRecord => ({
  sh_id: 5,
  sh_name: 'Anand Stores',
  sh_owner_name: 'Anand',
  sh_category_name: 'Grocery',
  sh_shop_or_service: 'shop',
  sh_address: '12, MG Road',
  sh_location: 'MG Road',
  sh_city: 'Kochi',
  sh_state: 'Kerala',
  sh_opening_hours: '08:00 AM - 10:00 PM',
  sh_working_days: '[Monday Tuesday Wednesday Thursday Friday]',
  sh_primary_phone: '+919876543210',
  sh_secondary_phone: null,
  sh_whatsapp_number: '+919876543211',
  sh_phone: '+919876543210',
  sh_description: 'Rice, oil and all that a kitchen wants.',
  sh_product_and_service: ['Rice', 'Oil'],
  sh_delivery_option: null,
  sh_service_area_coverage: null,
  sh_status: 'active',
  sh_ratings: 4.25,
  sh_review_count: 12,
  shopimages: [],
  distance: null,
  type: 'shop',
  latitude: 9.98,
  longitude: 76.28,
  open_now: false,
  open_text: 'Closed · opens 8:00 AM',
  ...different,
});

/** A shop record as a server sends it that lacks these fields. */
export function shopWithout(...fields: (keyof ShopRecord)[]): ShopRecord {
  const kept = Object.entries(shopWith()).filter(([name]) => !fields.includes(name as keyof ShopRecord));
  return Object.fromEntries(kept) as unknown as ShopRecord;
}

export const photosOf = (count: number): ShopRecord['shopimages'] =>
  Array.from({ length: count }, (_, index) => ({
    si_id: index + 1,
    si_image: `/media/${index + 1}-800.webp`,
  }));
