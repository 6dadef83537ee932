import type { Kind } from '@aaspaas/contract/shops/calls';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

/** All of a shop that an edit may change. */
export interface EditableShop {
  readonly kind: Kind;
  readonly name: string;
  readonly ownerName: string;
  readonly category: string;
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
  readonly days: number;
  readonly deliveryOption: string | null;
  readonly serviceArea: string | null;
  readonly phone: string;
  readonly secondPhone: string | null;
  readonly whatsapp: string | null;
  /** Where letters about the shop go. The account's own address, to log in with, is changed in the account only. */
  readonly email: string | null;
}

export interface Held {
  readonly version: number;
  readonly photos: number;
  readonly shop: EditableShop;
}

/** The shop as it is, until the transaction ends: of two edits the second sees what the first has made. */
export async function holdShop(tx: Db, id: number): Promise<Held | null> {
  const row = await tx.maybe<EditableShop & { version: number; photos: number }>(sql`
    SELECT s.version, s.photo_count AS photos, s.kind, s.name, s.owner_name AS "ownerName", c.name AS category,
      s.description, s.items, s.address, s.location, s.city, s.state, s.latitude, s.longitude,
      s.is_pinned AS "isPinned", s.schedule, s.opens, s.closes, s.days, s.delivery_option AS "deliveryOption",
      s.service_area AS "serviceArea", s.phone, s.second_phone AS "secondPhone", s.whatsapp, s.email
    FROM shop s JOIN category c ON c.id = s.category_id WHERE s.id = ${id} FOR UPDATE OF s`);
  if (!row) return null;
  const { version, photos, ...shop } = row;
  return { version, photos, shop };
}

/** What follows from the shop, for search. */
export interface Derived {
  readonly categoryId: number;
  readonly cityKey: string;
  readonly doc: string;
}

export async function saveShop(tx: Db, id: number, shop: EditableShop & Derived, now: Date): Promise<void> {
  await tx.run(sql`
    UPDATE shop SET kind = ${shop.kind}, name = ${shop.name}, owner_name = ${shop.ownerName},
      category_id = ${shop.categoryId}, description = ${shop.description}, items = ${shop.items},
      address = ${shop.address}, location = ${shop.location}, city = ${shop.city}, city_key = ${shop.cityKey},
      state = ${shop.state}, latitude = ${shop.latitude}, longitude = ${shop.longitude},
      is_pinned = ${shop.isPinned}, schedule = ${shop.schedule}, opens = ${shop.opens}, closes = ${shop.closes},
      days = ${shop.days}, delivery_option = ${shop.deliveryOption}, service_area = ${shop.serviceArea},
      phone = ${shop.phone}, second_phone = ${shop.secondPhone}, whatsapp = ${shop.whatsapp},
      email = ${shop.email}, doc = ${shop.doc}, version = version + 1, updated_at = ${now}
    WHERE id = ${id}`);
}
