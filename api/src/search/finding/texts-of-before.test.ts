import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database';
import { goBackBefore, migrations } from '../../../test/go-back';
import { migrate } from '../../db/migrate';
import { sql } from '../../db/sql';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('texts that were stored for one network alone go on counting, and can neither be read nor guessed', async () => {
  await goBackBefore(fresh.database, '075');
  const guess = sql`sha256(convert_to('ramesh', 'UTF8'))`;
  await fresh.database.run(sql`
    INSERT INTO search_text (day, city_key, hash, query, tier, count)
    VALUES ('2026-03-16', 'kochi', ${guess}, 'ramesh', 'none', 9), ('2026-03-17', 'kochi', ${guess}, NULL, 'all', 1)`);
  await migrate(fresh.database, migrations);
  expect(
    await fresh.database.many(sql`
      SELECT query, tier, count, networks, hash = ${guess} AS is_guessed,
        hash = first_value(hash) OVER (ORDER BY day) AS is_same
      FROM search_text ORDER BY day`),
  ).toEqual([
    { query: null, tier: 'none', count: 9, networks: [], is_guessed: false, is_same: true },
    { query: null, tier: 'all', count: 1, networks: [], is_guessed: false, is_same: true },
  ]);
});
