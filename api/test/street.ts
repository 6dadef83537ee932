import { refreshSearchTerms } from '../src/search/indexing/term-queries';
import { bootApp, type TestApp } from './boot';
import { makeShop, type ShopWishes } from './make';

/** A server with these shops, whose words the search knows. */
export async function bootStreet(
  street: readonly ShopWishes[],
  settings?: { readonly withPlaces: boolean },
): Promise<TestApp> {
  const testApp = await bootApp(settings);
  for (const wishes of street) await makeShop(testApp.db, wishes);
  await refreshSearchTerms(testApp.db);
  return testApp;
}
