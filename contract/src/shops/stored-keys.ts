import { deliveryOptions } from './delivery-options';
import { serviceAreas } from './service-areas';

/**
 * The keys that rows hold for texts, so that a text can be worded anew or in another language. Only the server needs
 * them.
 */

const [ownStaff, freelance, inStore] = deliveryOptions;
export const deliveryOptionTexts = { 'own-staff': ownStaff, freelance, 'in-store': inStore } as const;
export type DeliveryOption = keyof typeof deliveryOptionTexts;

const [inShop, home, both] = serviceAreas;
export const serviceAreaTexts = { 'in-shop': inShop, home, both } as const;
export type ServiceArea = keyof typeof serviceAreaTexts;

/** Null for a text that is not in the table. */
export function keyOfText<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  text: string | null | undefined,
): Key | null {
  // Object.keys widens to string; a table has no keys but its own.
  return (Object.keys(texts) as Key[]).find((key) => texts[key] === text) ?? null;
}
