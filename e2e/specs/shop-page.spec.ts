import type { Locator } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { waitForHydration } from '../steps/hydration';
import { signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

/** A window in which things stand side by side that are below each other on a phone. */
const wide = { width: 1280, height: 800 };

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} stands nowhere`);
  return box;
}

test("a shop's page comes whole from the server, with what link previews and search engines want [D-080]", async ({
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

test(
  'the number stands to be read, and a mouse takes it along in one press [M-444, D-094]',
  alsoOnDesktop,
  async ({ page, context, isMobile }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const html = await (await page.request.get('/shop/16-sampige-bakes-coffee')).text();
    expect(html).toMatch(/\+91 \d{5} \d{5}/);
    await page.goto('/shop/16-sampige-bakes-coffee');
    await waitForHydration(page);
    const shop = page.getByRole('article').first();
    const number = shop.getByText(/^\+91 \d{5} \d{5}$/);
    const text = (await number.textContent()) ?? '';
    // On a phone it is there once the round buttons have scrolled out of sight.
    const call = shop.getByRole('link', { name: 'Contact Now', includeHidden: true });
    await expect(call).toHaveAttribute('href', `tel:${text.replaceAll(' ', '')}`);
    const copy = shop.getByRole('button', { name: 'Copy the phone number' });
    if (isMobile) return expect(copy).toHaveCount(0);
    await copy.click();
    await expect(shop.getByRole('button', { name: 'Copied the phone number' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect(copy).toBeVisible();
    // Without the clipboard API, as on plain http, the button works as well.
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('something else');
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    });
    await copy.click();
    await expect(shop.getByRole('button', { name: 'Copied the phone number' })).toBeFocused();
    const later = await context.newPage();
    await later.goto('/shop/16-sampige-bakes-coffee');
    expect(await later.evaluate(() => navigator.clipboard.readText())).toBe(text);
  },
);

test('other paths of a shop redirect to its own for good', async ({ request }) => {
  for (const path of ['/shop/16', '/shop/16-old-name', '/shop/16-SAMPIGE']) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(301);
    expect(reply.headers()['location']).toBe('/shop/16-sampige-bakes-coffee');
  }
});

test('a path of no shop says that there is no such shop, with a way home [M-552]', async ({
  page,
  watch,
}) => {
  watch.expectError(/404/);
  for (const path of ['/shop/999999', '/shop/abc', '/shop/99999999999', '/shop/0', '/shop/%F0%9F%98%80']) {
    await test.step(path, async () => {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText('Shop not found.');
      await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('shows a guest the photos, hours, items and ways to reach the shop [M-009, M-167, M-169, M-177..M-179, M-444, M-445, M-628]', async ({
  page,
}) => {
  await page.goto('/shop/16-sampige-bakes-coffee');
  await waitForHydration(page);
  await expect(page).toHaveTitle('Sampige Bakes & Coffee · Aaspaas');
  const shop = page.getByRole('article');
  const contact = shop.getByRole('link', { name: 'Contact Now', includeHidden: true });
  await expect(contact).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(shop.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}\?text=Hello%20Sampige/,
  );
  await expect(shop.getByRole('link', { name: /^Way to/ })).toHaveAttribute('href', /destination=1\d\./);
  await expect(shop.getByRole('button', { name: /^Favorite/ })).toBeVisible();
  await expect(shop).toContainText('Delivery Available');
  await expect(shop.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'location');
  await expect(shop.getByRole('link', { name: /^Reviews \(\d+\)$/ })).toBeVisible();
  await expect(shop.getByRole('table').getByRole('row')).toHaveCount(7);
  await expect(shop.getByRole('heading', { name: 'Products and services' })).toBeVisible();

  await test.step('photos are swiped, six of them; larger, one is turned by keys and left by Escape or Back', async () => {
    await expect(shop.getByRole('button', { name: /^Photo \d of 7/ })).toHaveCount(6);
    const photo = shop.getByRole('button', { name: 'Photo 2 of 7' });
    const width = page.viewportSize()?.width ?? 0;
    expect((await boxOf(photo)).x).toBe(width);
    await shop
      .getByRole('list', { name: 'Photos' })
      .evaluate((list) => list.scrollTo({ left: list.clientWidth }));
    await expect(shop.getByText('2/7')).toBeVisible();
    expect((await boxOf(photo)).x).toBe(0);
    await photo.focus();
    await page.keyboard.press('Enter');
    const large = page.getByRole('dialog', { name: 'Photos of Sampige Bakes & Coffee' });
    await expect(large).toContainText('Photo 2 of 7');
    expect(await boxOf(large)).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(large).toContainText('Photo 7 of 7');
    await expectNoSeriousViolations(page);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(photo).toBeFocused();
    await expect(shop.getByText('6/7'), 'the last one of the row').toBeVisible();
    await photo.click();
    await expect(large).toBeVisible();
    await page.goBack();
    await expect(large).toHaveCount(0);
    await expect(page).toHaveURL('/shop/16-sampige-bakes-coffee');
  });

  await test.step('what is near stands at the side, on a phone below, and leads on [M-165, M-166]', async () => {
    // No other bakery is within 5 km, so that the list is not called nearby.
    const similar = page.getByRole('region', { name: 'Similar Shops Nearby' });
    const services = page.getByRole('region', { name: 'Services Nearby' });
    await expect(similar.getByRole('link').first()).toContainText(/\d km/);
    await expect(services.getByRole('link').first()).toBeVisible();
    expect(await similar.getByRole('link').count()).toBeLessThanOrEqual(5);
    expect(await services.getByRole('link').count()).toBeLessThanOrEqual(3);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    const boxes = async () => Promise.all([boxOf(services), boxOf(reviews)]);
    const [below, above] = await boxes();
    expect(below.y).toBeGreaterThan(above.y + above.height - 1);
    await page.setViewportSize(wide);
    const [beside, text] = await boxes();
    expect(beside.x).toBeGreaterThan(text.x + text.width);
    const link = services.getByRole('link').first();
    const to = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(shop.getByRole('heading', { level: 1 })).not.toHaveText('Sampige Bakes & Coffee');
  });
});

test('taps are counted without saying whose, and hold nothing up', async ({ page, context, watch }) => {
  watch.expectError(/tel:|wa\.me|google\.com|registered handler|ERR_/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    const taps: string[] = [];
    Object.assign(globalThis, { taps });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => taps.push(`${String(url)} ${text}`));
      return send(url, body);
    };
  });
  await page.goto('/shop/16-sampige-bakes-coffee');
  const shop = page.getByRole('article');
  // The hearts are drawn by the same lazy script that counts the taps.
  await expect(shop.getByRole('button', { name: /^Favorite/ })).toBeVisible();
  const accepted = page.waitForResponse('**/shop/count/tap');
  await shop.getByRole('button', { name: 'Share' }).click();
  expect((await accepted).status()).toBe(200);
  for (const name of ['WhatsApp', 'Way to']) await shop.getByRole('link', { name }).first().click();
  await page.mouse.wheel(0, 800);
  await shop.getByRole('link', { name: 'Contact Now' }).click();
  const tap = (action: string) => `/aaspaas/shop/count/tap {"sh_id":16,"action":"${action}"}`;
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { taps: string[] }).taps))
    .toEqual(['share', 'whatsapp', 'directions', 'call'].map(tap));
});

test('the gallery layout: the shop asked for, else the own, else the demo [M-045, M-171..M-174, M-629, M-642, D-044]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.97, longitude: 77.59 });
  await page.goto('/ShopProfileLayout');
  await expect(page.getByText('Demo profile')).toBeVisible();
  const shop = page.getByRole('article');
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Sampige Bakes & Coffee');
  const photos = shop.getByRole('button', { name: /^Photo \d of 7/ });
  await expect(photos).toHaveCount(5);
  await expect(photos.last()).toHaveText('+2');
  await expect(shop.getByText(/^\d+(\.\d)? km away$/)).toBeVisible();
  const boxes = () => Promise.all([boxOf(photos.first()), boxOf(photos.nth(1))]);
  const phone = page.viewportSize() ?? wide;
  // On a phone the others are swiped into sight, on a computer they stand beside the first.
  const [shown, next] = await boxes();
  expect([shown.width, next.x]).toEqual([phone.width, phone.width]);
  await page.setViewportSize(wide);
  const [left, right] = await boxes();
  expect(right.x).toBeGreaterThan(left.x + left.width - 1);
  expect(right.x + right.width).toBeLessThan(wide.width);
  await page.setViewportSize(phone);
  await photos.last().click();
  await expect(page.getByRole('dialog')).toContainText('Photo 5 of 7');
  await page.keyboard.press('Escape');
  await expectNoSeriousViolations(page);

  // The server draws these in full; no script is needed.
  const drawn = async (query = '') => (await context.request.get(`/ShopProfileLayout${query}`)).text();
  expect(await drawn('?sh_id=17')).not.toMatch(/Demo profile|<h1[^>]*>Sampige Bakes/);
  for (const wrong of ['999999', 'x', ''])
    expect(await drawn(`?sh_id=${wrong}`)).toContain('Shop not found.');
  await signInAs(context, 'owner');
  expect(await drawn()).toMatch(/<h1[^>]*>Sampige Bakes/);
  expect(await drawn()).not.toContain('Demo profile');
});

test(
  'Call and WhatsApp stay in reach wherever one has scrolled to, in place of the links to other pages',
  alsoOnDesktop,
  async ({ page, isMobile }) => {
    await page.goto('/shop/16-sampige-bakes-coffee');
    await waitForHydration(page);
    const shop = page.getByRole('article').first();
    // On a phone it is there once the round buttons have scrolled out of sight.
    const call = shop.getByRole('link', { name: 'Contact Now', includeHidden: true });
    const share = shop.getByRole('button', { name: 'Share' });
    await expect(share).toBeInViewport({ ratio: 1 });
    for (const section of ['Reviews', 'About Us']) {
      await shop.getByRole('link', { name: section }).press('Enter');
      await expect(shop.getByRole('region', { name: section, exact: true })).toBeFocused();
      await expect(share).not.toBeInViewport();
      await expect(call).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
    if (!isMobile) return;
    // While somebody types, the keyboard needs the room.
    await shop.getByRole('link', { name: 'Reviews' }).press('Enter');
    await page.getByRole('form', { name: 'Write a Review' }).locator('label').first().tap();
    await expect(page.getByRole('textbox', { name: 'Your review' })).toBeFocused();
    await expect(call).toBeHidden();
  },
);

test('Back closes the photos and a sheet where the browser has no help for that', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    for (const name of ['navigation', 'CloseWatcher'])
      Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  });
  await signInAs(context, 'customer');
  await page.goto('/shop/16-sampige-bakes-coffee');
  await waitForHydration(page);
  const isAsBefore = async () => {
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/shop/16-sampige-bakes-coffee');
  };
  await page.getByRole('button', { name: 'Photo 1 of 7' }).click();
  await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible();
  await isAsBefore();
  await page.getByRole('button', { name: 'Send an agent' }).click();
  await expect(page.getByRole('dialog', { name: 'Send an agent' })).toBeVisible();
  await isAsBefore();
  await page.getByRole('link', { name: 'Reviews' }).first().click();
  await page
    .getByRole('button', { name: /^Report the review/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Report this review' })).toBeVisible();
  await isAsBefore();
});

test('a photo that does not load gives way to a tile with the category [M-175, M-443, M-592]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to load resource|ERR_/);
  await context.route('**/media/**', (route) => route.abort());
  await page.goto('/shop/16-sampige-bakes-coffee');
  await expect(page.getByRole('article').locator('use[href*="#bread"]').first()).toBeVisible();
});

test('a visitor without an account browses, searches, contacts and shares [M-013] [M-432] [M-005] [M-186, M-187]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your place/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Kochi/ })
    .click();
  await page.getByPlaceholder('Search Services, Shops ...').fill('bakery');
  await page.getByPlaceholder('Search Services, Shops ...').press('Enter');
  const result = page.getByRole('region', { name: 'Search result' });
  await expect(result.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(result).toContainText('Kochi');
  await expect(result.getByRole('link', { name: /^(Call|Contact Now) / }).first()).toHaveAttribute(
    'href',
    /^tel:/,
  );

  await page.goto('/shop/16-sampige-bakes-coffee');
  await waitForHydration(page);
  // Without a share sheet the link is copied to the clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/shop/16-sampige-bakes-coffee');
});

test('a shop that cannot be fetched has a sentence, a note for whoever looks into it, and another chance [M-554, M-555, M-593, D-070]', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource|ERR_/);
  const notes: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') notes.push(message.text());
  });
  let answer: 'none' | 'empty' = 'none';
  await page.goto('/ServiceContactPage');
  await waitForHydration(page);
  await page.route('**/shop/list/shop?sh_id=*', (route) =>
    answer === 'none'
      ? route.abort()
      : route.fulfill({ json: { result: true, message: '', list: [], more: false } }),
  );
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/ShopProfileLayout');
  await expect(page.getByText('Failed to fetch shop details. Try again.')).toBeVisible();
  expect(notes).toContain('/aaspaas/shop/list/shop: unreachable');
  answer = 'empty';
  await page.getByRole('button', { name: /^(Retry|Try Again)$/ }).click();
  await expect(page.getByText('No shop data found.')).toBeVisible();
});
