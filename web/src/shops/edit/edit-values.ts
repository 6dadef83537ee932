import type { RequestTo } from '@aaspaas/contract/call';
import type { Position } from '@aaspaas/contract/places/distance';
import { unknownPlace } from '@aaspaas/contract/places/unknown-place';
import { tenDigits } from '@aaspaas/contract/accounts/rules/mobile';
import type { editShop, ShopRecord } from '@aaspaas/contract/shops/calls';
import { editDefaults } from './edit-choices';
import type { ShopEdit } from '@aaspaas/contract/shops/rules/edit';
import { deliveryOf } from '@aaspaas/contract/shops/delivery-of';
import { readHours, writeHours } from '@aaspaas/contract/shops/hours';
import { writePrices } from '@aaspaas/contract/shops/prices';
import { readDays, weekdays, writeDays } from '@aaspaas/contract/shops/weekdays';

/** Translates between the shop record and the editor's form. */

/** All that is typed and chosen, except the photos. */
export interface EditValues extends ShopEdit {
  /** Null for the middle of the city. */
  readonly pin: Position | null;
  /** The PIN code for which the owner has said that the pin is right, though it is far from it. */
  readonly sureFor: string;
  /** Nothing is typed here; it shows what the server says about the new photos. */
  readonly images: null;
}

export function valuesOf(shop: ShopRecord): EditValues {
  const hours = readHours(shop.sh_opening_hours ?? '');
  const days = readDays(shop.sh_working_days);
  return {
    shopName: shop.sh_name,
    ownerName: shop.sh_owner_name,
    category: shop.sh_category_name,
    description: shop.sh_description,
    services: shop.sh_product_and_service,
    prices: writePrices(shop.item_prices ?? []),
    address: shop.sh_address,
    state: shop.sh_state,
    city: shop.sh_city,
    pinCode: shop.sh_pin_code ?? '',
    workingDays: days.length > 0 ? days : editDefaults.days,
    openingHours: hours ? writeHours(hours) : editDefaults.hours,
    deliveryOption: shop.sh_delivery_option ?? '',
    serviceArea: shop.sh_service_area_coverage ?? '',
    primaryPhone: tenDigits(shop.sh_primary_phone),
    alternatePhone: tenDigits(shop.sh_secondary_phone ?? ''),
    whatsappNumber: tenDigits(shop.sh_whatsapp_number ?? ''),
    email: shop.sh_email ?? '',
    pin: shop.owner?.is_pinned ? { latitude: shop.latitude, longitude: shop.longitude } : null,
    sureFor: '',
    images: null,
  };
}

type Fields = RequestTo<typeof editShop>;

export function fieldsOf(shop: ShopRecord, values: EditValues): Fields {
  const city = values.city.trim();
  return {
    sh_id: shop.sh_id,
    sh_shop_or_service: shop.sh_shop_or_service,
    sh_name: values.shopName.trim(),
    sh_owner_name: values.ownerName.trim(),
    sh_category_name: values.category,
    sh_address: values.address.trim(),
    sh_state: values.state.trim(),
    sh_city: city,
    sh_pin_code: values.pinCode,
    sh_location: city === shop.sh_city ? shop.sh_location : city,
    sh_primary_phone: values.primaryPhone,
    sh_secondary_phone: values.alternatePhone,
    sh_whatsapp_number: values.whatsappNumber,
    sh_email: values.email.trim(),
    sh_description: values.description.trim(),
    sh_delivery_option: deliveryOf(shop.sh_shop_or_service, values),
    sh_service_area_coverage: values.serviceArea,
    sh_working_days: writeDays(weekdays.filter((day) => values.workingDays.includes(day))),
    sh_opening_hours: values.openingHours,
    sh_product_and_service: JSON.stringify(values.services),
    item_prices: JSON.stringify(values.prices.slice(0, values.services.length)),
    emptied: emptiedIn(values),
    ...pinFields(shop, values.pin),
    ...(values.pinCode && values.sureFor === values.pinCode && { pin_sure: '1' }),
  };
}

/** An empty field keeps what is stored, so fields that were emptied on purpose are named. */
const emptiedIn = ({ alternatePhone, email, description, pinCode }: EditValues): string =>
  Object.entries({
    sh_secondary_phone: alternatePhone,
    sh_email: email,
    sh_description: description,
    sh_pin_code: pinCode,
  })
    .filter(([, text]) => text.trim() === '')
    .map(([name]) => name)
    .join(',');

/** A removed pin is sent as the position that nobody sets: the server then uses the middle of the city. */
function pinFields({ owner, latitude, longitude }: ShopRecord, pin: Position | null): Partial<Fields> {
  const was = owner?.is_pinned ? { latitude, longitude } : null;
  if (pin?.latitude === was?.latitude && pin?.longitude === was?.longitude) return {};
  const to = pin ?? unknownPlace;
  return { latitude: String(to.latitude), longitude: String(to.longitude) };
}
