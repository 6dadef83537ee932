import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAgent, makeShop } from '../../test/make';
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

test('visitors are shown a sample only where the database has one, never a real shop of the same number [D-009, M-437, M-438]', async () => {
  const shown = () => readPublicSettings(fresh.database, fixed);
  for (let number = 1; number <= 16; number++) await makeShop(fresh.database);
  expect(await shown()).toMatchObject({ demoShopId: null, demoAgentId: null });
  const [shop, agent] = [await makeShop(fresh.database), await makeAgent(fresh.database)];
  await fresh.database.run(sql`INSERT INTO demo_data (shop_id, agent_id) VALUES (${shop.id}, ${agent.id})`);
  expect(await shown()).toMatchObject({ demoShopId: shop.id, demoAgentId: agent.id });
  await fresh.database.run(sql`DELETE FROM account WHERE id IN (${shop.owner.id}, ${agent.id})`);
  expect(await shown()).toMatchObject({ demoShopId: null, demoAgentId: null });
});
