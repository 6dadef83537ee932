import { categories } from '@aaspaas/contract/shops/categories';
import { cities } from '@aaspaas/contract/places/cities';
import { searchKey } from '@aaspaas/contract/search-words';
import type { Db } from './open';
import { sql } from './sql';

/** Brings the city and category tables in line with the contract's lists. Safe to run at every start. */
export async function fillReferenceData(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(sql`
      INSERT INTO category (id, name)
      SELECT * FROM unnest(${categories.map(({ id }) => id)}::smallint[], ${categories.map(({ name }) => name)}::text[])
      ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE category.name <> excluded.name`);
    const rows = cities.map((city, index) => ({ id: index + 1, key: searchKey(city.name), ...city }));
    await tx.run(sql`
      INSERT INTO city (id, name, key, state, latitude, longitude)
      SELECT id, name, key, state, latitude, longitude
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row (id smallint, name text, key text, state text, latitude float8, longitude float8)
      ON CONFLICT (id) DO NOTHING`);
    const aliases = rows.flatMap(({ id, alsoCalled }) =>
      alsoCalled.map((name) => ({ id, key: searchKey(name) })),
    );
    await tx.run(sql`
      INSERT INTO city_alias (key, city_id)
      SELECT key, id FROM jsonb_to_recordset(${JSON.stringify(aliases)}::jsonb) AS row (key text, id smallint)
      ON CONFLICT DO NOTHING`);
  });
}
