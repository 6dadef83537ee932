import { waitForHydration } from '../steps/hydration';
import { pngOf } from '../steps/photo-files';
import { storeShopDrafts } from '../steps/registration/drafts';
import { fillIn, newOwner } from '../steps/registration/shop-form';
import { expect, test as base } from '../steps/test';

const name = 'shop.test';

/** The same server under a host name, as from another machine: browsers trust plain http on 127.0.0.1 only. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`];
      await provide({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ baseURL }, provide) => provide(baseURL?.replace('127.0.0.1', name)),
});

// One browser for both.
test.describe.configure({ mode: 'default' });
// The browser logs this for every page without https; there is nothing to fix.
test.beforeEach(({ watch }) => watch.expectError(/Cross-Origin-Opener-Policy header has been ignored/));

test('a business registers with photos over plain http from another machine, and is signed in [D-083]', async ({
  page,
}) => {
  await page.goto('/BrandingRegistrationform');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await storeShopDrafts(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles([pngOf(60, 60, 'a.png'), pngOf(61, 60, 'b.png')]);
  await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await fillIn(page, newOwner());
  const registered = page.waitForResponse('**/shop/add/shop');
  const entered = page.waitForResponse('**/user/login');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  expect((await registered).status()).toBe(200);
  expect((await entered).status()).toBe(200);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).toContain('session');
});

test('sharing copies the link where browsers have no clipboard for pages without https', async ({ page }) => {
  await page.goto('/NearbyShop');
  await page.locator('a[href^="/shop/"]').first().click();
  await page.waitForURL('**/shop/*');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
});
