import { afterAll, beforeAll, expect, test } from 'vitest';
import { listShops } from '@aaspaas/contract/shops/calls';
import { bootApp, type TestApp } from '../../../test/boot';
import { makeShop } from '../../../test/make';

let testApp: TestApp;

/** Some 15 km from Yeshwanthpur, which is a part of Bangalore. */
const nextTown = { latitude: 13.1, longitude: 77.42 };
const yeshwanthpur = { latitude: 13.02, longitude: 77.54 };

beforeAll(async () => {
  testApp = await bootApp({ withPlaces: true });
  const make = (name: string, city: string, category = 'Bakery') =>
    makeShop(testApp.db, { name, city, category, items: ['Bread'] });
  await make('Hegde Bakery', 'Bangalore');
  await make('Sampige Bakes & Coffee', 'Bangalore');
  await make('Sundaram Dairy', 'Bangalore', 'Grocery');
  await make('Malabar Bakery', 'Kochi');
  await make('ಶ್ರೀ ಗಣೇಶ ಸ್ಟೋರ್', 'Bangalore', 'Grocery');
  for (const name of ['Royal Saree House', 'Hazratganj Saree House'])
    await make(name, 'Bangalore', 'Textile & Clothing');
  for (const name of ['Modern Furniture House', 'Kaloor Furniture House', 'Koramangala Furniture House'])
    await make(name, 'Bangalore', 'Furniture & Decor');
  for (const name of ['Raj Digital Studio', 'Nair Digital Studio'])
    await make(name, 'Bangalore', 'Photography');
  await makeShop(testApp.db, {
    name: 'Shanbhag Bakery',
    city: 'Nelamangala',
    category: 'Bakery',
    ...nextTown,
  });
});
afterAll(() => testApp.stop());

const find = async (search: string, more: object = {}) => {
  const reply = await testApp.ask(listShops, { search, city: 'Bangalore', limit: 3, ...more });
  const { tier, moved, corrected } = reply.understood ?? {};
  return { first: reply.list[0]?.sh_name, tier, moved, meant: corrected?.meant };
};

test.each([
  ['Hegde Bakry', 'Hegde Bakery'],
  ['hegdebakery', 'Hegde Bakery'],
  ['hegdebakry near me open now', 'Hegde Bakery'],
  ['ಹೆಗ್ಡೆ ಬೇಕರಿ', 'Hegde Bakery'],
  ['ഹെഗ്ഡെ ബേക്കറി', 'Hegde Bakery'],
  ['Sampige Baks', 'Sampige Bakes & Coffee'],
  ['sampigebakesandcoffee', 'Sampige Bakes & Coffee'],
  ['coffee sampige bakes', 'Sampige Bakes & Coffee'],
  ['sri ganesh store', 'ಶ್ರೀ ಗಣೇಶ ಸ್ಟೋರ್'],
  // As it is heard, and with a slip besides.
  ['हरतगंज साड़ी हाउस', 'Hazratganj Saree House'],
  ['हजरतगं साड़ी हाउस', 'Hazratganj Saree House'],
  ['കലൂ ഫർണിച്ചർ ഹൗസ്', 'Kaloor Furniture House'],
  ['നായ ഡിജിറ്റൽ സ്റ്റുഡിയോ', 'Nair Digital Studio'],
])('%s is %s, and neither a place nor a thing', async (text, name) => {
  expect(await find(text)).toMatchObject({ first: name, moved: false });
});

test('where nobody called nearly so passes the filters, the place in the text is meant', async () => {
  const [text, name] = ['koramangala furnitur hous', 'Koramangala Furniture House'];
  expect(await find(text)).toMatchObject({ first: name, moved: false });
  const { list, understood } = await testApp.ask(listShops, { search: text, city: 'Bangalore', stars: 5 });
  expect([list, understood?.moved, understood?.place?.name]).toEqual([[], true, 'Koramangala']);
});

test('a business of the next town is found by a slip of its name, from where one stands', async () => {
  const found = await find('Shanbag Bakry', { city: undefined, ...yeshwanthpur });
  expect(found).toMatchObject({ first: 'Shanbhag Bakery', moved: false });
});

test.each(['abhi khula', 'அருகில்', 'ഇപ്പോൾ തുറന്ന', 'ಹತ್ತಿರದ', 'sabse accha', 'daggara lo', 'kahan hai'])(
  'a name with a filter word or a question beside it is still that name: %s',
  async (beside) => {
    for (const text of [`hegdebakry ${beside}`, `${beside} hegdebakry`])
      expect([text, await find(text)]).toMatchObject([text, { first: 'Hegde Bakery', moved: false }]);
  },
);

test('a name is searched for as typed if the visitor says so', async () => {
  expect(await find('Hegde Bakry', { exact: '1' })).not.toMatchObject({
    first: 'Hegde Bakery',
    tier: 'name',
  });
});

test('a place after "in" is meant, though a business is called nearly so', async () => {
  expect(await find('bakes in sampige')).toMatchObject({ moved: true });
});

test('where the business is not, its name is neither a slip nor a village far away', async () => {
  const kochi = { city: 'Kochi' };
  expect(await find('hegde bakery', kochi)).toEqual({ first: 'Malabar Bakery', tier: 'items', moved: false });
  expect(await find('sampige bakery', kochi)).toMatchObject({ first: 'Malabar Bakery', moved: false });
});
