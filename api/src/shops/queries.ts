import type { ShopRecord } from '@aaspaas/contract/shops/calls';
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

/**
 * The columns of a ShopRow, `FROM shop s JOIN category c ON c.id = s.category_id`; of those that are not whole only
 * what a card shows, since long texts and lists cost more to read than all the rest.
 */
export const shopColumns = (isWhole: Sql): Sql => sql`
  s.id, s.kind, s.name, c.name AS category, s.address, s.location, s.city, s.state, s.latitude, s.longitude,
  s.is_pinned, s.schedule, s.opens, s.closes, s.days, s.closed_on::text, s.delivery_option, s.service_area, s.phone,
  s.whatsapp, s.status, s.rating_sum, s.rating_count,
  coalesce(CASE WHEN ${isWhole}
    THEN (SELECT json_agg(json_build_object('id', i.id, 'hash', i.media_hash) ORDER BY i.position, i.id)
          FROM shop_image i WHERE i.shop_id = s.id)
    ELSE (SELECT json_build_array(json_build_object('id', i.id, 'hash', i.media_hash))
          FROM shop_image i WHERE i.shop_id = s.id ORDER BY i.position, i.id LIMIT 1) END, '[]') AS images,
  CASE WHEN ${isWhole} THEN json_build_object('owner_name', s.owner_name, 'description', s.description, 'items', s.items,
    'prices', s.prices, 'pin_code', s.pin_code, 'second_phone', s.second_phone, 'email', s.email) END AS details`;

/** A listed shop or, for its owner and admins, any shop. One that was merged into another is that one. */
export function findShop(db: Db, id: number, seesUnlisted: boolean): Promise<ShopRow | null> {
  return db.maybe<ShopRow>(
    quick(sql`
      SELECT ${shopColumns(sql`true`)} FROM shop s JOIN category c ON c.id = s.category_id
      WHERE s.id = coalesce((SELECT kept_id FROM shop_merged WHERE id = ${id}), ${id})
        AND (s.is_listed OR ${seesUnlisted})`),
  );
}
