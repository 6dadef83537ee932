import { deliveryOptions } from './delivery-options';
import type { Kind } from './kinds';
import { onlyComesHome } from './service-areas';

interface Serving {
  readonly serviceArea: string;
  readonly deliveryOption: string;
}

/** What a form sends: whoever is not asked about delivery does not deliver, whatever was answered before. */
export const deliveryOf = (kind: Kind, { serviceArea, deliveryOption }: Serving): string =>
  onlyComesHome(kind, serviceArea) ? deliveryOptions[2] : deliveryOption;
