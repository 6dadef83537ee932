import { refreshSearchTerms } from '../src/search/indexing/term-queries';
import { bootApp, type TestApp } from './boot';
import { makeShop, type ShopOptions } from './make';

/** A server with these shops, whose words the search knows. */
export async function bootStreet(
  street: readonly ShopOptions[],
  settings?: { readonly withPlaces: boolean },
): Promise<TestApp> {
  const testApp = await bootApp(settings);
  for (const options of street) await makeShop(testApp.db, options);
  await refreshSearchTerms(testApp.db);
  return testApp;
}
