import { waitForHydration } from '../steps/hydration';
import { signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

/** An attempt to inject a script, as somebody may type it into any field. */
const evil = '"><img src=x onerror=alert(1)><script>alert(2)</script>{{alert(3)}}';

test('what people typed is shown as text wherever a shop is shown', async ({ page, context }) => {
  page.on('dialog', () => expect(true, 'a script from a text has run').toBe(false));
  await context.route('**/aaspaas/shop/list/shop**', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { list: Record<string, unknown>[] };
    const fields = [
      'sh_name',
      'sh_owner_name',
      'sh_category_name',
      'sh_address',
      'sh_location',
      'sh_city',
      'sh_description',
    ];
    for (const shop of body.list) {
      for (const field of fields) shop[field] = `${field} ${evil}`;
      shop['sh_product_and_service'] = [`item ${evil}`, 'x'.repeat(400)];
      shop['sh_opening_hours'] = evil;
    }
    await route.fulfill({ response: reply, json: body });
  });
  await context.route('**/aaspaas/shop/list/review**', (route) =>
    route.fulfill({
      json: {
        result: true,
        more: false,
        breakdown: [0, 0, 0, 0, 1],
        list: [
          {
            r_id: 1,
            user_name: evil,
            created_at: evil,
            r_rating: 5,
            r_heading: `h ${evil}`,
            r_comment: `c ${evil}`,
          },
        ],
      },
    }),
  );
  const kept = await context.request.get('/aaspaas/shop/list/shop?sh_id=16');
  const { list } = (await kept.json()) as { list: Record<string, unknown>[] };
  const favourites = list.map((shop) => ({ ...shop, sh_name: `f ${evil}`, shopimages: [] }));
  await context.route('**/aaspaas/user/list/fav', (route) =>
    route.fulfill({ json: { result: true, list: favourites } }),
  );
  await signInAs(context, 'customer');
  await page.goto('/RegistrationJoin');
  await waitForHydration(page);
  // By a link within the app, so that the page is drawn from the reply above.
  await page.evaluate(() => {
    history.pushState({}, '', '/shop/17');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`sh_name ${evil}`);
  const shop = page.getByRole('article');
  await expect(shop).toContainText(`sh_description ${evil}`);
  await expect(shop).toContainText(`item ${evil}`);
  await expect(page.getByRole('region', { name: 'Services Nearby' }).getByRole('link').first()).toContainText(
    evil,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await shop.getByRole('link', { name: /^Reviews/ }).click();
  await expect(shop.getByRole('listitem')).toContainText([`c ${evil}`]);
  await expect(shop.getByRole('listitem')).toContainText(['Recent']);
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'My Favorites' })).toContainText(`f ${evil}`);
});
