import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { DeliveryOption, ServiceArea } from '@aaspaas/contract/shops/stored-keys';

/** What a business says about itself, as it is stored. Its category is not here: it is stored by its id. */
export interface Listing {
  readonly kind: Kind;
  readonly name: string;
  readonly ownerName: string;
  readonly description: string;
  readonly items: readonly string[];
  readonly address: string;
  readonly location: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly isPinned: boolean;
  readonly schedule: 'full-time' | 'part-time' | null;
  readonly opens: number | null;
  readonly closes: number | null;
  /** As bits: Monday is 1. */
  readonly days: number;
  readonly deliveryOption: DeliveryOption | null;
  readonly serviceArea: ServiceArea | null;
  readonly phone: string;
  readonly secondPhone: string | null;
  readonly whatsapp: string | null;
  /** For mail about the shop. The email that the owner signs in with belongs to the account. */
  readonly email: string | null;
}

/** What is computed from it, for searches. */
export interface Derived {
  readonly categoryId: number;
  readonly cityKey: string;
  readonly doc: string;
}
