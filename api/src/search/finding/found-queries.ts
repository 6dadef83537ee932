import { mostCounted, type SearchTier } from '@aaspaas/contract/shops/found-shapes';
import { type Sql, sql } from '../../db/sql';
import type { Whole } from '../match-queries';
import { readShop, shopColumns, type ShopRow, type StoredShop } from '../../shop-rows/queries';

/** A shop that was found; `tier`, `total` and `good` are the same in all rows. */
export interface FoundRow extends StoredShop {
  /** The best tier of all. */
  readonly tier: SearchTier;
  /** How many there are, as far as they were counted. */
  readonly total: number;
  /** How many of them offer what was asked for. */
  readonly good: number | null;
}

export interface Found {
  /** Of the best among them; null if there are none. */
  readonly tier: SearchTier | null;
  readonly rows: readonly ShopRow[];
  readonly count: number;
  readonly isMore: boolean;
  /** How many of them offer what was asked for. */
  readonly good: number;
  /** Only what is open was asked for, and nothing is: these come by when they open, and after them what is open. */
  readonly isLater?: true;
}

export const nothingFound: Found = { tier: null, rows: [], count: 0, isMore: false, good: 0 };

export const foundOf = (rows: readonly FoundRow[]): Found => ({
  ...countOf(rows[0]?.total ?? 0, rows[0]?.tier ?? null),
  good: rows[0]?.good ?? rows[0]?.total ?? 0,
  rows: rows.map(readShop),
});

export const countOf = (total: number, tier: SearchTier | null): Found => ({
  tier: total > 0 ? tier : null,
  rows: [],
  count: Math.min(total, mostCounted),
  isMore: total > mostCounted,
  good: total,
});

const isWhole: Record<Whole, Sql> = { all: sql`true`, first: sql`f.turn = 1`, none: sql`false` };

/** The shops of rows (shop_id, tier, turn, total), in the order of `turn`. */
export const hydrated = (found: Sql, whole: Whole): Sql => sql`
  SELECT ${shopColumns(isWhole[whole])}, f.tier, f.total, f.good FROM (${found}) f
  JOIN shop s ON s.id = f.shop_id ORDER BY f.turn`;
