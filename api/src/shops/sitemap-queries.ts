import type { Db } from '../db/open';
import { sql } from '../db/sql';

export interface MappedShop {
  id: number;
  name: string;
  updated_at: Date;
}

/** Listed shops with ids up to `size` are on page 1, up to twice that on page 2, and so on. */
export async function mapPages(db: Db, size: number): Promise<number[]> {
  const rows = await db.many<{ page: number }>(sql`
    SELECT DISTINCT (id - 1) / ${size}::integer + 1 AS page FROM shop WHERE is_listed ORDER BY page`);
  return rows.map(({ page }) => page);
}

export function shopsOnPage(db: Db, page: number, size: number): Promise<MappedShop[]> {
  return db.many<MappedShop>(sql`
    SELECT id, name, updated_at FROM shop
    WHERE is_listed AND id > ${(page - 1) * size}::bigint AND id <= ${page * size}::bigint ORDER BY id`);
}
