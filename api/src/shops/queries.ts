import type { Kind } from '@aaspaas/contract/shops/calls';
import type { Position } from '@aaspaas/contract/places/distance';
import type { Db } from '../db/open';
import { type Sql, sql } from '../db/sql';
import { anywherePattern, tokenQuery } from './search-query';

export interface ShopRow {
  id: number;
  kind: Kind;
  name: string;
  owner_name: string;
  category: string;
  description: string;
  items: string[];
  address: string;
  location: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  schedule: 'full-time' | 'part-time' | null;
  opens: number | null;
  closes: number | null;
  days: number;
  delivery_option: string | null;
  service_area: string | null;
  phone: string;
  second_phone: string | null;
  whatsapp: string | null;
  email: string | null;
  status: 'pending_payment' | 'payment_submitted' | 'active' | 'expired' | 'rejected' | 'suspended';
  rating_sum: number;
  rating_count: number;
  images: { id: number; hash: string }[];
}

export interface ShopSearch {
  /** Normalised words; all must match. Null: everything. */
  readonly words: readonly string[] | null;
  readonly cityKey: string | null;
  readonly kind: 'shop' | 'service' | null;
  readonly near: Position | null;
  readonly limit: number;
  readonly offset: number;
}

/** What a ShopRow is made of, `FROM shop s JOIN category c ON c.id = s.category_id`. */
export const shopColumns = sql`
  s.id, s.kind, s.name, s.owner_name, c.name AS category, s.description, s.items, s.address, s.location, s.city,
  s.state, s.latitude, s.longitude, s.schedule, s.opens, s.closes, s.days, s.delivery_option, s.service_area,
  s.phone, s.second_phone, s.whatsapp, s.email, s.status, s.rating_sum, s.rating_count,
  coalesce((SELECT json_agg(json_build_object('id', i.id, 'hash', i.media_hash) ORDER BY i.position, i.id)
            FROM shop_image i WHERE i.shop_id = s.id), '[]') AS images`;

const everything = sql`true`;
const nothing = sql`false`;

/** Listed shops that match, nearest first where a position is known, otherwise best first. */
export function searchShops(db: Db, search: ShopSearch): Promise<ShopRow[]> {
  return db.many<ShopRow>(sql`
    SELECT ${shopColumns} FROM (
      SELECT * FROM shop s
      WHERE s.is_listed AND ${placeAndWords(search)} AND ${ofKind(search)}
      ORDER BY ${order(search)}, s.id LIMIT ${search.limit} OFFSET ${search.offset}
    ) s JOIN category c ON c.id = s.category_id ORDER BY ${order(search)}, s.id`);
}

/** A shop as everyone sees it, or as its owner and an admin do. */
export function findShop(db: Db, id: number, seesUnlisted: boolean): Promise<ShopRow | null> {
  return db.maybe<ShopRow>(sql`
    SELECT ${shopColumns} FROM shop s JOIN category c ON c.id = s.category_id
    WHERE s.id = ${id} AND (s.is_listed OR ${seesUnlisted})`);
}

function placeAndWords({ words, cityKey, kind }: ShopSearch): Sql {
  if (!words) return cityKey === null ? everything : sql`s.city_key = ${cityKey}`;
  // Text without a single letter or digit matches no shop; an empty list of words would match them all.
  if (words.length === 0) return nothing;
  if (cityKey === null) return sql`s.doc LIKE ALL (${words.map(anywherePattern)}::text[])`;
  return sql`search_tokens(s.city_key, s.kind, s.doc) @@ ${tokenQuery(cityKey, kind, words)}::tsquery`;
}

function ofKind({ kind }: ShopSearch): Sql {
  return kind === null ? everything : sql`s.kind IN (${kind}, 'both')`;
}

function order({ near, words }: ShopSearch): Sql {
  if (near) {
    const { latitude, longitude } = near;
    const distance = sql`s.place <-> point(radians(${longitude}::float8), ln(tan(pi() / 4 + radians(${latitude}::float8) / 2)))`;
    // Adding nothing keeps the planner from walking the map index and reading every word on the way.
    return words ? sql`(${distance}) + 0` : distance;
  }
  // Five imagined four-star reviews: one happy cousin does not beat two hundred customers.
  const standing = sql`(s.rating_sum + 20)::float8 / (s.rating_count + 5) DESC`;
  return words ? sql`(position(${words.join(' ')} IN lower(s.name)) = 0), ${standing}` : standing;
}
