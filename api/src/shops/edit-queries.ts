import type { Db } from '../db/open';
import { sql } from '../db/sql';
import type { Derived, Listing } from './listing';

export interface Held {
  readonly version: number;
  readonly photos: number;
  readonly shop: Listing;
}

/** Locks the shop until the transaction ends, so that of two edits the second sees the changes of the first. */
export async function holdShop(tx: Db, id: number): Promise<Held | null> {
  const row = await tx.maybe<Listing & { version: number; photos: number }>(sql`
    SELECT s.version, s.photo_count AS photos, s.kind, s.name, s.owner_name AS "ownerName", c.name AS category,
      s.description, s.items, s.prices, s.address, s.location, s.city, s.state, s.pin_code AS "pinCode", s.latitude, s.longitude,
      s.is_pinned AS "isPinned", s.schedule, s.opens, s.closes, s.days, s.delivery_option AS "deliveryOption",
      s.service_area AS "serviceArea", s.phone, s.second_phone AS "secondPhone", s.whatsapp, s.email
    FROM shop s JOIN category c ON c.id = s.category_id WHERE s.id = ${id} FOR UPDATE OF s`);
  if (!row) return null;
  const { version, photos, ...shop } = row;
  return { version, photos, shop };
}

export async function saveShop(tx: Db, id: number, shop: Listing & Derived, now: Date): Promise<void> {
  await tx.run(sql`
    UPDATE shop SET kind = ${shop.kind}, name = ${shop.name}, owner_name = ${shop.ownerName},
      category_id = ${shop.categoryId}, description = ${shop.description}, items = ${shop.items}, prices = ${shop.prices},
      address = ${shop.address}, location = ${shop.location}, city = ${shop.city}, city_key = ${shop.cityKey},
      state = ${shop.state}, pin_code = ${shop.pinCode}, latitude = ${shop.latitude}, longitude = ${shop.longitude},
      is_pinned = ${shop.isPinned}, schedule = ${shop.schedule}, opens = ${shop.opens}, closes = ${shop.closes},
      days = ${shop.days}, delivery_option = ${shop.deliveryOption}, service_area = ${shop.serviceArea},
      phone = ${shop.phone}, second_phone = ${shop.secondPhone}, whatsapp = ${shop.whatsapp},
      email = ${shop.email}, version = version + 1, updated_at = ${now}
    WHERE id = ${id}`);
}
