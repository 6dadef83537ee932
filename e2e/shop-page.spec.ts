import { whenAlive } from './people';
import { expect, test } from './test';

test("a shop's page comes whole from the server, with what link previews and search engines want", async ({
  request,
}) => {
  const reply = await request.get('/shop/16-sampige-bakes-coffee');
  const html = await reply.text();
  expect(reply.status()).toBe(200);
  expect(html).toContain('<h1');
  expect(html).toContain('Sampige Bakes &amp; Coffee');
  expect(html).toMatch(/<title>Sampige Bakes &amp; Coffee, Bakery in [^<]+<\/title>/);
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/shop\/16-sampige-bakes-coffee">/);
  expect(html).toMatch(/<meta property="og:image" content="http[^"]+\.webp">/);
  const data = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Sampige Bakes & Coffee',
    address: { addressLocality: 'Bangalore', addressCountry: 'IN' },
  });
});

for (const address of ['/shop/16', '/shop/16-old-name', '/shop/16-SAMPIGE']) {
  test(`${address} leads to the shop's own address for good`, async ({ request }) => {
    const reply = await request.get(address, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers()['location']).toBe('/shop/16-sampige-bakes-coffee');
  });
}

for (const address of ['/shop/999999', '/shop/abc', '/shop/99999999999', '/shop/0', '/shop/%F0%9F%98%80']) {
  test(`${address} says that there is no such shop, with a way home`, async ({ page, watch }) => {
    watch.expectTrouble(/404/);
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('Shop not found.');
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('shows a guest the pictures, hours, items and ways to reach the shop [M-009] [M-444] [M-445]', async ({
  page,
}) => {
  await page.goto('/shop/16-sampige-bakes-coffee');
  await whenAlive(page);
  await expect(page).toHaveTitle('Sampige Bakes & Coffee · Aaspaas');
  const shop = page.getByRole('article');
  await expect(shop.getByRole('link', { name: 'Contact Now' })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(shop.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}\?text=Hello%20Sampige/,
  );
  await expect(shop.getByRole('table').getByRole('row')).toHaveCount(7);
  await shop.getByRole('button', { name: /Photo 2 of/ }).click();
  await expect(shop.getByRole('button', { name: /Photo 2 of/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(shop.getByRole('heading', { name: 'Products and services' })).toBeVisible();
});

test('a picture that does not load gives way to a tile with the category', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/Failed to load resource|ERR_/);
  await context.route('**/media/**', (route) => route.abort());
  await page.goto('/shop/16-sampige-bakes-coffee');
  await expect(page.getByRole('article').locator('use[href*="#bread"]').first()).toBeVisible();
});

test('a visitor without an account browses, searches, contacts and shares [M-013] [M-432] [M-005]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await whenAlive(page);
  await page.getByRole('combobox', { name: 'Location' }).selectOption('Kochi');
  await page.getByRole('searchbox').fill('bakery');
  await page.getByRole('searchbox').press('Enter');
  const result = page.getByRole('region', { name: 'Search result' });
  await expect(result.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(result).toContainText('Kochi');
  await expect(result.getByRole('link', { name: 'Contact Now' })).toHaveAttribute('href', /^tel:/);

  await page.goto('/shop/16-sampige-bakes-coffee');
  await whenAlive(page);
  // Where the browser has no share sheet the link goes to the clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/shop/16-sampige-bakes-coffee');
});
