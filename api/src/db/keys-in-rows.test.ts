import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveryOptionTexts, serviceAreaTexts } from '@aaspaas/contract/shops/stored-keys';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { goBackBefore, migrations } from '../../test/go-back';
import { migrate } from './migrate';
import { sql } from './sql';

let fresh: FreshDatabase;

beforeEach(async () => {
  fresh = await freshDatabase();
});
afterEach(async () => {
  await fresh.drop();
});

/** A shop as it was written then. */
async function addOldShop(deliveryOption: string | null, serviceArea: string | null): Promise<void> {
  await fresh.database.run(sql`
    WITH owner AS (
      INSERT INTO account (role, name, email, password_hash)
      VALUES ('shop', 'Meera', gen_random_uuid() || '@example.in', '') RETURNING id)
    INSERT INTO shop (owner_id, kind, name, category_id, latitude, longitude, schedule, days, description, items,
      photo_count, phone, status, paid_until, delivery_option, service_area)
    SELECT id, 'shop', 'Anand Stores', 4, 9.98, 76.28, 'full-time', 127, 'Rice and oil.', ARRAY['Rice'],
      1, '+919876543210', 'active', now(), ${deliveryOption}, ${serviceArea} FROM owner`);
}

test('rows that hold the texts of old are converted to keys, and stay listed or unlisted [D-060]', async () => {
  await goBackBefore(fresh.database, '024');
  await addOldShop('Yes, I have my own delivery staff', 'In-shop Only');
  await addOldShop('No, I need freelance delivery support', 'Home Service');
  await addOldShop('Only in-store service', 'Both');
  await addOldShop('Only in-store service', null);
  await addOldShop(null, null);
  expect(await migrate(fresh.database, migrations)).toContain('024_keys_instead_of_texts.sql');
  const rows = await fresh.database.many<Record<string, unknown>>(
    sql`SELECT delivery_option, service_area, is_complete, is_listed FROM shop ORDER BY id`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['own-staff', 'in-shop', true, true],
    ['freelance', 'home', true, true],
    ['in-store', 'both', true, true],
    ['in-store', null, false, false],
    [null, null, false, false],
  ]);
});

test.each([
  ['shop_delivery_option_check', deliveryOptionTexts],
  ['shop_service_area_check', serviceAreaTexts],
])('%s allows the keys of the contract and nothing else', async (constraint, texts) => {
  const { definition } = await fresh.database.one<{ definition: string }>(
    sql`SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = ${constraint}`,
  );
  expect(literalsIn(definition)).toEqual(Object.keys(texts));
});

const literalsIn = (definition: string): string[] =>
  [...definition.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal);

test('no check and no default holds a text for people', async () => {
  const definitions = await fresh.database.many<{ definition: string }>(sql`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE contype = 'c' AND connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef`);
  const literals = definitions.flatMap(({ definition }) => literalsIn(definition));
  expect(literals).toContain('own-staff');
  // What people read begins with a capital letter, and keys never do.
  expect(literals.filter((literal) => /^\p{Lu}/u.test(literal))).toEqual([]);
});
