import type { RequestOf } from '@aaspaas/contract/call';
import { readMobile } from '@aaspaas/contract/accounts/rules/mobile';
import type { editShop } from '@aaspaas/contract/shops/calls';
import { readHours } from '@aaspaas/contract/shops/hours';
import { onlyIfNamed, type Prices, pricesAfter, readPrices } from '@aaspaas/contract/shops/prices';
import { collapsePrefixes } from '@aaspaas/contract/shops/rules/edit';
import { deliveryOptionTexts, keyOfText, serviceAreaTexts } from '@aaspaas/contract/shops/stored-keys';
import type { Position } from '@aaspaas/contract/places/distance';
import { bitsOf } from '../shop-rows/day-bits';
import type { Listing } from './listing';
import { readPinCode, type Edit, readKind } from './read-edit';
import { readPin, readPlace } from './read-place';

type Body = RequestOf<typeof editShop>;

/** The stored shop with the changes of an edit that has passed the rules. */
export function editedShop(
  stored: Listing,
  edit: Edit,
  body: Body,
  /** Of the place that the shop has after the edit. */
  point: Position | null,
): Listing {
  return {
    kind: body.sh_shop_or_service?.trim() ? readKind(body.sh_shop_or_service) : stored.kind,
    name: edit.shopName ?? stored.name,
    ownerName: edit.ownerName ?? stored.ownerName,
    category: edit.category ?? stored.category,
    description: edit.description ?? stored.description,
    items: edit.services ?? stored.items,
    prices: pricesOf(stored, edit),
    address: edit.address ?? stored.address,
    ...placeOf(stored, placeAfter(stored, edit), body, point),
    ...schedule(stored, edit),
    days: edit.workingDays ? bitsOf(edit.workingDays) : stored.days,
    deliveryOption: keyOfText(deliveryOptionTexts, edit.deliveryOption) ?? stored.deliveryOption,
    serviceArea: keyOfText(serviceAreaTexts, edit.serviceArea) ?? stored.serviceArea,
    phone: phoneOf(edit.primaryPhone) ?? stored.phone,
    secondPhone: phoneOf(edit.alternatePhone) ?? stored.secondPhone,
    whatsapp: phoneOf(edit.whatsappNumber) ?? stored.whatsapp,
    email: edit.email ?? stored.email,
    ...emptied(body.emptied),
  };
}

/** Prices that are not sent stay with their items. */
function pricesOf(stored: Listing, { services: items = stored.items, prices }: Edit): Prices {
  if (prices) return readPrices(prices.slice(0, items.length));
  return items === stored.items ? stored.prices : onlyIfNamed(pricesAfter(stored, items, null));
}

const phoneOf = (typed = ''): string | null => readMobile(collapsePrefixes(typed));

type PlaceSaid = Pick<Listing, 'city' | 'state' | 'pinCode'>;

export const placeAfter = (stored: Listing, edit: Edit): PlaceSaid => ({
  city: edit.city ?? stored.city,
  state: edit.state ?? stored.state,
  pinCode: readPinCode(edit.pinCode) ?? stored.pinCode,
});

/**
 * A pin stays where the owner set it. A shop without one is where its PIN code or the middle of its town is, also when
 * these change.
 */
function placeOf(stored: Listing, { city, state, pinCode }: PlaceSaid, body: Body, point: Position | null) {
  const { latitude, longitude, isPinned, location } = stored;
  const hasMoved = city !== stored.city;
  const isElsewhere = hasMoved || state !== stored.state || pinCode !== stored.pinCode;
  const isPlacedAnew = readPin(body) !== null || (isElsewhere && !isPinned);
  return {
    city,
    state,
    pinCode,
    location: body.sh_location?.trim() || (hasMoved ? city : location),
    ...(isPlacedAnew ? readPlace(body, city, point) : { latitude, longitude, isPinned }),
  };
}

function schedule(stored: Listing, { openingHours = '' }: Edit) {
  const hours = readHours(openingHours);
  if (hours?.schedule === 'part-time') return hours;
  if (hours) return { schedule: hours.schedule, opens: null, closes: null };
  const { schedule, opens, closes } = stored;
  return { schedule, opens, closes };
}

/** Fields that an owner may clear, and what is stored then. */
const clearedFields: Readonly<Record<string, Partial<Listing>>> = {
  sh_secondary_phone: { secondPhone: null },
  sh_email: { email: null },
  sh_description: { description: '' },
  sh_pin_code: { pinCode: null },
};

function emptied(fields = ''): Partial<Listing> {
  const names = fields.split(',').map((name) => name.trim());
  const known = names.filter((name) => Object.hasOwn(clearedFields, name));
  return Object.assign({}, ...known.map((name) => clearedFields[name])) as Partial<Listing>;
}
