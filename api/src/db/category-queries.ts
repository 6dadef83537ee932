import { categories } from '@aaspaas/contract/shops/categories';
import type { Db } from './open';
import { sql } from './sql';

/** Brings the category table in line with the contract's list. Safe to run at every start. */
export async function fillCategories(db: Db): Promise<void> {
  const ids = categories.map(({ id }) => id);
  const names = categories.map(({ name }) => name);
  await db.run(sql`
    INSERT INTO category (id, name) SELECT * FROM unnest(${ids}::smallint[], ${names}::text[])
    ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE category.name <> excluded.name`);
}
