import type { Kind } from '@aaspaas/contract/shops/kinds';

/** What a business says of itself, as it is stored; its category is stored by its id. */
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
  /** Bits, Monday is 1. */
  readonly days: number;
  readonly deliveryOption: string | null;
  readonly serviceArea: string | null;
  readonly phone: string;
  readonly secondPhone: string | null;
  readonly whatsapp: string | null;
  /** Where letters about the shop go. The account's own address, to log in with, is changed in the account only. */
  readonly email: string | null;
}

/** What follows from it, for search. */
export interface Derived {
  readonly categoryId: number;
  readonly cityKey: string;
  readonly doc: string;
}
