import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import { categories } from '@aaspaas/contract/shops/categories';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { DeliveryOption, ServiceArea } from '@aaspaas/contract/shops/stored-keys';
import type { Db } from '../db/open';
import { quick, type Sql, sql } from '../db/sql';

export interface ShopRow {
  id: number;
  kind: Kind;
  name: string;
  category: string;
  address: string;
  location: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  is_pinned: boolean;
  schedule: 'full-time' | 'part-time' | null;
  opens: number | null;
  closes: number | null;
  days: number;
  /** YYYY-MM-DD. */
  closed_on: string | null;
  delivery_option: DeliveryOption | null;
  service_area: ServiceArea | null;
  phone: string;
  whatsapp: string | null;
  status: ShopRecord['sh_status'];
  rating_sum: number;
  rating_count: number;
  /** Of a card the first at most. */
  images: { id: number; hash: string }[];
  /** Null for a card. */
  details: ShopDetails | null;
}

/** What no card shows. */
interface ShopDetails {
  owner_name: string;
  description: string;
  items: string[];
  prices: (number | null)[];
  pin_code: string | null;
  second_phone: string | null;
  email: string | null;
}

/** A ShopRow as it is read. */
export interface StoredShop {
  /** Its numbers and keys. */
  facts: string;
  name: string;
  address: string;
  location: string;
  city: string;
  state: string;
  /** Null for a card. */
  whole: { images: ShopRow['images'] | null; details: ShopDetails } | null;
}

/**
 * The columns of a StoredShop, `FROM shop s`; of those that are not whole only what a card shows, since long texts and
 * lists cost more to read than all the rest. To read twenty numbers and keys of each row one by one would take a tenth
 * of a search, so they are one text. None of them has a space, as the CHECKs of their columns say; null is empty.
 */
export const shopColumns = (isWhole: Sql): Sql => sql`
  concat(s.id, ' ', s.kind, ' ', s.category_id, ' ', s.latitude, ' ', s.longitude, ' ', s.is_pinned, ' ',
    s.schedule, ' ', s.opens, ' ', s.closes, ' ', s.days, ' ', s.closed_on, ' ', s.delivery_option, ' ',
    s.service_area, ' ', s.phone, ' ', s.whatsapp, ' ', s.status, ' ', s.rating_sum, ' ', s.rating_count, ' ',
    (SELECT concat(i.id, ' ', i.media_hash) FROM shop_image i WHERE i.shop_id = s.id
     ORDER BY i.position, i.id LIMIT 1)) AS facts,
  s.name, s.address, s.location, s.city, s.state,
  CASE WHEN ${isWhole} THEN json_build_object(
    'images', (SELECT json_agg(json_build_object('id', i.id, 'hash', i.media_hash) ORDER BY i.position, i.id)
               FROM shop_image i WHERE i.shop_id = s.id),
    'details', json_build_object('owner_name', s.owner_name, 'description', s.description, 'items', s.items,
      'prices', s.prices, 'pin_code', s.pin_code, 'second_phone', s.second_phone, 'email', s.email)) END AS whole`;

/** In their order; what is null is empty. */
type Facts = [
  id: string, kind: Kind, categoryId: string, latitude: string, longitude: string, isPinned: 't' | 'f',
  schedule: 'full-time' | 'part-time' | '', opens: string, closes: string, days: string, closedOn: string,
  deliveryOption: DeliveryOption | '', serviceArea: ServiceArea | '', phone: string, whatsapp: string,
  status: ShopRow['status'], ratingSum: string, ratingCount: string, imageId: string, imageHash?: string,
]; // prettier-ignore

export function readShop({ facts, name, address, location, city, state, whole }: StoredShop): ShopRow {
  const [
    id, kind, categoryId, latitude, longitude, isPinned, schedule, opens, closes, days, closedOn, deliveryOption,
    serviceArea, phone, whatsapp, status, ratingSum, ratingCount, imageId, imageHash,
  ] = facts.split(' ') as Facts; // prettier-ignore
  const firstImage = imageHash ? [{ id: Number(imageId), hash: imageHash }] : [];
  return {
    id: Number(id),
    kind,
    name,
    category: categoryNames.get(Number(categoryId)) ?? '',
    address,
    location,
    city,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
    is_pinned: isPinned === 't',
    schedule: schedule || null,
    opens: numberOf(opens),
    closes: numberOf(closes),
    days: Number(days),
    closed_on: closedOn || null,
    delivery_option: deliveryOption || null,
    service_area: serviceArea || null,
    phone,
    whatsapp: whatsapp || null,
    status,
    rating_sum: Number(ratingSum),
    rating_count: Number(ratingCount),
    images: whole?.images ?? firstImage,
    details: whole?.details ?? null,
  };
}

const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** A listed shop or, for its owner and admins, any shop. One that was merged into another is that one. */
export async function findShop(db: Db, id: number, seesUnlisted: boolean): Promise<ShopRow | null> {
  const stored = await db.maybe<StoredShop>(
    quick(sql`
      SELECT ${shopColumns(sql`true`)} FROM shop s
      WHERE s.id = coalesce((SELECT kept_id FROM shop_merged WHERE id = ${id}), ${id})
        AND (s.is_listed OR ${seesUnlisted})`),
  );
  return stored && readShop(stored);
}
