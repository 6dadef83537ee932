import { afterAll, beforeAll, expect, test } from 'vitest';
import { addShop } from '@aaspaas/contract/registration/calls';
import { editShop, listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../test/boot';
import { makeAccount, signIn } from '../../test/make';
import { hastyShopForm } from '../../test/registrations';
import { sql } from '../db/sql';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await bootApp();
});
afterAll(() => testApp.stop());

const register = async (category_name: string) =>
  (await testApp.ask(addShop, { ...hastyShopForm(), category_name })).sh_id;
const stored = (id: number) =>
  testApp.db.one<Record<string, unknown>>(sql`
    SELECT c.name AS category, s.items, e.before FROM shop s JOIN category c ON c.id = s.category_id
      LEFT JOIN listing_edit e ON e.shop_id = s.id WHERE s.id = ${id}`);

test.each(['Salon', 'Jewelry & Accessories'])('a shop may be of any category: %s [D-107]', async (name) => {
  expect(await stored(await register(name))).toMatchObject({ category: name, before: null });
});

test.each([
  ['Other: ', 'Please say in 2 to 40 characters what you do'],
  ['Piracy', 'Please select a business category'],
])('%j is refused: %s [D-107]', async (category_name, sentence) => {
  const answer = await testApp.post(addShop.path, { ...hastyShopForm(), category_name });
  expect([answer.status, answer.body['fields']]).toEqual([400, { category: sentence }]);
});

test.each(["Women's tailoring", 'A/C repair'])(
  'words that no item may have are for the operator alone, and the owner can save all again: %s [D-107]',
  async (words) => {
    const id = await register(`Other: ${words}`);
    expect(await stored(id)).toEqual({
      category: 'Other',
      items: [],
      before: { category: `Other: ${words}` },
    });
    const { owner_id } = await testApp.db.one<{ owner_id: number }>(
      sql`SELECT owner_id FROM shop WHERE id = ${id}`,
    );
    const as = await signIn(testApp.db, { id: owner_id, role: 'shop' }, testApp.clock.now());
    const { list } = await testApp.ask(listShops, { sh_id: id }, { as });
    const { sh_name, sh_category_name, sh_address, sh_product_and_service = [] } = list[0] ?? {};
    const items = JSON.stringify(sh_product_and_service);
    const fields = { sh_name, sh_category_name, sh_address, sh_product_and_service: items };
    const answer = await testApp.post(editShop.path, { sh_id: String(id), ...fields }, { as });
    expect([answer.status, answer.body['fields']]).toEqual([200, undefined]);
  },
);

test('where none fits, an owner says what it is, and the admin finds it and files it [D-107]', async () => {
  const id = await register('Other: Tattoo studio');
  expect(await stored(id)).toMatchObject({
    category: 'Other',
    items: expect.arrayContaining(['Tattoo studio']) as unknown,
    before: { category: 'Other: Tattoo studio' },
  });
  const admin = await makeAccount(testApp.db, 'admin');
  const as = await signIn(testApp.db, admin, testApp.clock.now());
  await testApp.ask(editShop, { sh_id: String(id), sh_category_name: 'Beauty' }, { as });
  expect(await stored(id)).toMatchObject({ category: 'Beauty', before: null });
  const { list } = await testApp.ask(listShops, { sh_id: id }, { as });
  expect(list[0]?.sh_category_name).toBe('Beauty');
});
