import type { ShopRecord } from '@aaspaas/contract/shops/calls';
import type { Kind } from '@aaspaas/contract/shops/kinds';
import type { DeliveryOption, ServiceArea } from '@aaspaas/contract/shops/stored-keys';
import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface ShopRow {
  id: number;
  kind: Kind;
  name: string;
  owner_name: string;
  category: string;
  description: string;
  items: string[];
  prices: (number | null)[];
  address: string;
  location: string;
  city: string;
  state: string;
  pin_code: string | null;
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
  second_phone: string | null;
  whatsapp: string | null;
  email: string | null;
  status: ShopRecord['sh_status'];
  rating_sum: number;
  rating_count: number;
  images: { id: number; hash: string }[];
}

const ofCards = sql`
  s.id, s.kind, s.name, c.name AS category, s.address, s.location, s.city, s.state, s.pin_code, s.latitude, s.longitude,
  s.is_pinned, s.schedule, s.opens, s.closes, s.days, s.closed_on::text, s.delivery_option, s.service_area, s.phone,
  s.whatsapp, s.status, s.rating_sum, s.rating_count`;

/** The columns of a ShopRow, `FROM shop s JOIN category c ON c.id = s.category_id`. */
export const shopColumns = sql`${ofCards},
  s.owner_name, s.description, s.items, s.prices, s.second_phone, s.email,
  coalesce((SELECT json_agg(json_build_object('id', i.id, 'hash', i.media_hash) ORDER BY i.position, i.id)
            FROM shop_image i WHERE i.shop_id = s.id), '[]') AS images`;

/** The same with nothing that a card does not show: long texts and lists cost more to read than all the rest. */
export const cardColumns = sql`${ofCards},
  '' AS owner_name, '' AS description, '{}'::text[] AS items, '{}'::integer[] AS prices, NULL AS second_phone, NULL AS email,
  coalesce((SELECT json_build_array(json_build_object('id', i.id, 'hash', i.media_hash))
            FROM shop_image i WHERE i.shop_id = s.id ORDER BY i.position, i.id LIMIT 1), '[]') AS images`;

/** A listed shop or, for its owner and admins, any shop. One that was merged into another is that one. */
export function findShop(db: Db, id: number, seesUnlisted: boolean): Promise<ShopRow | null> {
  return db.maybe<ShopRow>(sql`
    SELECT ${shopColumns} FROM shop s JOIN category c ON c.id = s.category_id
    WHERE s.id = coalesce((SELECT kept_id FROM shop_merged WHERE id = ${id}), ${id}) AND (s.is_listed OR ${seesUnlisted})`);
}
