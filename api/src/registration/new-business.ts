import type { Operating } from '@aaspaas/contract/registration/values';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import { readHours } from '@aaspaas/contract/shops/hours';
import { deliveryOf } from '@aaspaas/contract/shops/delivery-of';
import { readPrices } from '@aaspaas/contract/shops/prices';
import { deliveryOptionTexts, keyOfText, serviceAreaTexts } from '@aaspaas/contract/shops/stored-keys';
import { withCountry, withCountryIfGiven } from '../http/read-typed';
import { bitsOf } from '../shop-rows/day-bits';
import type { Listing } from '../shops/listing';
import type { Place } from '../shops/read-place';
import type { NewAccount } from './queries';
import type { Business } from './read-business';

/** What is stored of a business that has passed the rules. */

export function ownerOf(business: Business, passwordHash: string): NewAccount {
  return {
    role: 'shop',
    name: business.ownerName,
    email: business.email || null,
    phone: withCountry(business.primaryPhone),
    passwordHash,
    picture: null,
  };
}

interface Where extends Place {
  readonly pinCode: string | null;
}

export function listingOf(kind: Kind, business: Business, place: Where, location: string): Listing {
  const { city, state } = business;
  return {
    kind,
    name: business.shopName,
    ownerName: business.ownerName,
    category: business.category,
    description: business.description,
    items: business.services,
    prices: readPrices(business.prices.slice(0, business.services.length)),
    address: business.address,
    location: location.trim() || city || state,
    city,
    state,
    ...place,
    ...scheduleOf(business),
    days: bitsOf(business.workingDays),
    deliveryOption: keyOfText(deliveryOptionTexts, business.deliveryOption || deliveryOf(kind, business)),
    serviceArea: keyOfText(serviceAreaTexts, business.serviceArea),
    phone: withCountry(business.primaryPhone),
    secondPhone: withCountryIfGiven(business.alternatePhone),
    whatsapp: withCountryIfGiven(business.whatsappNumber),
    email: business.email || null,
  };
}

/** Part-time without opening hours is not a schedule yet. */
function scheduleOf({ scheduleType, openingHours }: Operating) {
  const hours = readHours(openingHours);
  if (scheduleType === 'full-time') return { schedule: 'full-time', opens: null, closes: null } as const;
  if (hours?.schedule === 'part-time') return hours;
  return { schedule: null, opens: null, closes: null } as const;
}
