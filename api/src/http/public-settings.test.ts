import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database';
import { sql } from '../db/sql';
import { readPublicSettings } from './public-settings';

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const fixed = { publicUrl: 'https://aaspaas.example', tileUrl: '', geocoderUrl: 'none', hasDevPages: false };

test('pages show the support number and the price that the operator has set [D-076]', async () => {
  await fresh.database.run(sql`
    INSERT INTO setting (name, value) VALUES ('support_phone', '+919876512345'), ('plan_price_rupees', '649')`);
  expect(await readPublicSettings(fresh.database, fixed)).toMatchObject({
    supportPhone: '+919876512345',
    planPriceRupees: 649,
  });
});
