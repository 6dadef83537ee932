import type { IndianTime } from '@aaspaas/contract/shops/open-state';
import { type Sql, sql } from '../db/sql';
import { mercator, mercatorRadius, type Scope } from './scope';

/** What a shop must have, whatever was typed. */
export interface Filters {
  readonly kind: 'shop' | 'service' | null;
  readonly categoryId: number | null;
  /** Open on this day (Monday is 0) at this minute, Indian time. */
  readonly openAt: IndianTime | null;
  readonly stars: number | null;
  readonly delivers: boolean;
}

export interface Page {
  readonly sort: 'distance' | 'rating' | null;
  /** Which shops are read whole; of the others only what a card shows. */
  readonly whole: Whole;
  readonly limit: number;
  readonly offset: number;
}

export type Whole = 'all' | 'first' | 'none';

export const always = sql`true`;
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length ? conditions.reduce((one, other) => sql`${one} AND ${other}`) : always;

/** `p` is a row of search_post or search_row. */
export function isInScope({ cityKey, near, withinKm }: Scope): Sql {
  const town = cityKey === null ? always : sql`p.city_key = ${cityKey}`;
  if (!near || withinKm === null) return town;
  return sql`${town} AND p.place <@ circle(${pointOf(near)}, ${mercatorRadius(near, withinKm)}::float8)`;
}

export const pointOf = (near: NonNullable<Scope['near']>): Sql => {
  const { x, y } = mercator(near);
  return sql`point(${x}::float8, ${y}::float8)`;
};

export const isOfKind = ({ kind }: Pick<Filters, 'kind'>): Sql =>
  kind === null ? always : sql`p.kind IN (${kind}, 'both')`;

/** Conditions that only the shop's own row can answer; null if there are none, so that it need not be read. */
export function shopFilters(
  { categoryId, openAt, stars, delivers }: Filters,
  isCategoryKnown = false,
): Sql | null {
  const conditions = [
    ...(categoryId === null || isCategoryKnown ? [] : [sql`s.category_id = ${categoryId}::smallint`]),
    ...(openAt ? [isOpen(openAt)] : []),
    ...(stars === null ? [] : [sql`s.rating_sum >= ${stars} * s.rating_count AND s.rating_count > 0`]),
    ...(delivers ? [sql`s.delivery_option IN ('own-staff', 'freelance')`] : []),
  ];
  return conditions.length ? allOf(conditions) : null;
}

export const passes = (filters: Sql | null): Sql =>
  filters ? sql`EXISTS (SELECT 1 FROM shop s WHERE s.id = p.shop_id AND ${filters})` : always;

/** In how many minutes it opens, by its days and hours; null where they are not known. */
export const opensIn = ({ date, day, minutes }: IndianTime): Sql => sql`(
  SELECT min(ahead * 1440 + CASE s.schedule WHEN 'full-time' THEN 0 ELSE s.opens END - ${minutes}::integer)
  FROM generate_series(0, 7) ahead
  WHERE (s.days >> ((${day}::integer + ahead) % 7)) & 1 = 1
    AND (ahead > 0 OR s.opens > ${minutes} AND s.closed_on IS DISTINCT FROM ${date}::date))`;

export const isOpen = ({ date, day, minutes }: IndianTime): Sql =>
  sql`((s.days >> ${day}::integer) & 1 = 1 AND (s.schedule = 'full-time' OR s.schedule = 'part-time'
    AND s.opens <= ${minutes} AND s.closes > ${minutes}) AND s.closed_on IS DISTINCT FROM ${date}::date)`;
