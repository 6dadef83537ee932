import { seriousViolations, smallTargets } from './axe';
import {
  answerLists,
  chip,
  detail,
  follow,
  found,
  holdLists,
  isList,
  listenToLists,
  mapOf,
  markers,
  openFinder,
  pixelsFromCentre,
  someShops,
  tipOf,
} from './finder-stage';
import { openMenu } from './people';
import { expect, test } from './test';

const cities =
  'Bangalore, Mumbai, Delhi, Chennai, Kolkata, Hyderabad, Pune, Ahmedabad, Jaipur, Kochi, Thiruvananthapuram, ' +
  'Kozhikode, Thrissur, Alappuzha, Palakkad, Kannur, Kottayam, Malappuram, Kollam';

test('a guest finds dry cleaners in Bangalore: search, chips, cards and the map [M-030, M-138, M-156..M-160, M-433, M-622, M-650..M-652]', async ({
  page,
  isMobile,
}) => {
  await openFinder(page);
  await test.step('the overlay', async () => {
    const city = page.getByRole('combobox', { name: 'City' });
    await expect(city).toHaveValue('Bangalore');
    await expect(city.getByRole('option')).toHaveText(cities.split(', '));
    await expect(page.getByRole('searchbox')).toHaveValue('Dry Cleaning');
    await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search services...');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  });
  await test.step('the chips', async () => {
    const row = page.getByRole('form', { name: 'Frequently Searched Items' });
    await expect(row.getByRole('button')).toHaveText([
      'Dry Cleaning',
      'Bookstores',
      'Grocery Store',
      'Furniture Stores',
      'Pet Shop',
      'Deep Cleaning',
    ]);
    await expect(chip(page, 'Dry Cleaning')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('the results, in two columns where there is room', async () => {
    await expect(found(page).getByRole('heading', { level: 2 })).toHaveText(
      'Discover Nearby Dry Cleaning Services',
    );
    const grid = found(page).getByRole('list').first();
    const columns = await grid.evaluate(
      (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length,
    );
    expect(columns).toBe(isMobile ? 1 : 2);
  });
});

test('on the map a thumb hits what it aims at, and axe finds nothing serious with a card open', async ({
  page,
}) => {
  await openFinder(page);
  await expect(markers(page).first()).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await chip(page, 'Show all on map').click();
  await expect(mapOf(page).locator('.pin-group')).not.toHaveCount(0);
  expect(await smallTargets(page)).toEqual([]);
  await chip(page, 'Show all on map').click();
  await markers(page).first().press('Enter');
  await expect(mapOf(page).getByRole('article')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});

test('the map: centre, zoom, markers where the shops are, and their cards [M-146..M-155, M-623, M-625]', async ({
  page,
  context,
}) => {
  const tiles: string[] = [];
  page.on('request', (request) => {
    const [, zoom] = /tile\.openstreetmap\.org\/(\d+)\//.exec(request.url()) ?? [];
    if (zoom) tiles.push(zoom);
  });
  await openFinder(page, '?category=nobody-has-this');
  await test.step('looks at 12.9716, 77.5946 from zoom 13, with the visitor at 12.97, 77.59', async () => {
    const expected = pixelsFromCentre({ latitude: 12.97, longitude: 77.59 }, 13);
    await expect.poll(() => tiles.length).toBeGreaterThan(0);
    const { right, down } = await tipOf(page, 'Your Location');
    expect(Math.abs(right - expected.right)).toBeLessThan(2);
    expect(Math.abs(down - expected.down)).toBeLessThan(2);
    expect(new Set(tiles)).toEqual(new Set(['13']));
  });
  tiles.length = 0;
  await chip(page, 'Dry Cleaning').click();
  await expect(markers(page)).toHaveCount(3);
  const names = (await found(page).getByRole('heading', { level: 3 }).allTextContents()).slice(0, 3);
  await test.step('the first three results stand where they are', async () => {
    // On a small screen none of them may be in sight at zoom 13: then the map goes back until one is.
    const zoom = Math.min(13, ...tiles.map(Number));
    await expect(markers(page).locator('visible=true').first()).toBeInViewport();
    const known = await someShops(context, 'Dry Cleaning');
    for (const name of names) {
      const shop = known.find(({ sh_name }) => sh_name === name);
      if (!shop) throw new Error(`${name} is not known`);
      const expected = pixelsFromCentre(shop, zoom);
      const { right, down } = await tipOf(page, name);
      expect([Math.abs(right - expected.right) < 2, Math.abs(down - expected.down) < 2]).toEqual([
        true,
        true,
      ]);
    }
  });
  await test.step('services are green, the visitor is blue', async () => {
    const colour = (look: string) =>
      page
        .locator(look)
        .first()
        .evaluate((pin) => getComputedStyle(pin, '::before').backgroundColor);
    expect(await colour('.pin-service')).toBe('rgb(15, 107, 74)');
    expect(await colour('.pin-you')).toBe('rgb(29, 95, 209)');
  });
  await test.step('a marker opens a card, by mouse and by keyboard; Escape closes it', async () => {
    const marker = mapOf(page).getByRole('button', { name: names[0] ?? '', exact: true });
    await marker.press('Enter');
    const card = mapOf(page).getByRole('article');
    await expect(card.getByRole('link', { name: names[0] ?? '' })).toBeFocused();
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card).toContainText(/\d (km|m) from the centre/);
    await expect(card).toContainText(/\d\d:\d\d [AP]M - \d\d:\d\d [AP]M|Full time/);
    await expect(card).toContainText(/Rated \d\.\d out of 5 by \d+|New/);
    const box = await page.locator('.leaflet-popup').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(300);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(marker).toBeFocused();
    await marker.click();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('all results at once, those close together as one', async () => {
    const count = await found(page).getByRole('article').count();
    await page.getByRole('button', { name: 'Show all on map' }).click();
    await expect
      .poll(async () => {
        const groups = await mapOf(page).locator('.pin-group').allTextContents();
        const alone = await mapOf(page).locator('.pin-service').count();
        return groups.reduce((sum, number) => sum + Number(number), alone);
      })
      .toBe(count);
    await page.getByRole('button', { name: 'Show all on map' }).click();
    await expect(markers(page)).toHaveCount(3);
  });
  await test.step('no nearer than zoom 18', async () => {
    const nearer = page.getByRole('button', { name: 'Zoom in' });
    await expect(async () => {
      if ((await nearer.getAttribute('aria-disabled')) === 'false') await nearer.click();
      await expect(nearer).toHaveAttribute('aria-disabled', 'true', { timeout: 100 });
    }).toPass();
    await expect.poll(() => Math.max(...tiles.map(Number))).toBe(18);
  });
  await test.step('shops are orange, and the texts say shops', async () => {
    await follow(page, '/ServiceFinder?category=Bakery&type=shop');
    await expect(found(page).getByRole('heading', { level: 2 })).toHaveText('Discover Nearby Bakery Shops');
    await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search shops...');
    const pin = page.locator('.pin-shop').first();
    expect(await pin.evaluate((each) => getComputedStyle(each, '::before').backgroundColor)).toBe(
      'rgb(184, 90, 0)',
    );
  });
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a search: what it asks, how it waits, fails, finds nothing, finds [M-139, M-140, M-161, M-293..M-300, M-497, M-498, M-500, M-501, M-211]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_FAILED/);
  const shops = await someShops(context, 'cleaning');
  await openFinder(page);
  const asked = listenToLists(page);
  const button = page.getByRole('button', { name: /^Search/ });
  await test.step('a chip is a search; while it runs nothing can be pressed', async () => {
    const fail = await holdLists(context);
    await chip(page, 'Deep Cleaning').click();
    await expect(page.getByText('Searching for services...')).toBeVisible();
    await expect(button).toHaveText('Searching...');
    await expect(button).toBeDisabled();
    await expect(page.getByRole('searchbox')).toBeDisabled();
    await expect(page.getByRole('searchbox')).toHaveValue('Deep Cleaning');
    await expect(chip(page, 'Bookstores')).toBeDisabled();
    await expect(chip(page, 'Deep Cleaning')).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/ServiceFinder?category=Deep+Cleaning');
    expect(asked.at(-1)).toMatchObject({
      search: 'Deep Cleaning',
      city: 'Bangalore',
      sh_shop_or_service: 'service',
    });
    fail();
  });
  await test.step('a failure is red, and can be tried again', async () => {
    const trouble = found(page).getByText('Failed to fetch service. Try again.');
    await expect(trouble).toHaveCSS('color', 'rgb(179, 38, 30)');
    await expect(button).toHaveText('Search');
    await context.unroute(isList);
    await answerLists(context, []);
    await found(page).getByRole('button', { name: 'Retry' }).click();
  });
  await test.step('nothing found: so it says, and shows samples', async () => {
    await expect(found(page)).toContainText('No services found. Try a different search term.');
    const samples = found(page).getByRole('region', { name: 'Sample listings' });
    await expect(samples.getByRole('listitem')).toHaveCount(4);
    await expect(found(page).getByRole('link', { name: /^Call/ })).toHaveCount(0);
    await expect(markers(page)).toHaveCount(0);
  });
  await test.step('blank text is no search', async () => {
    const before = asked.length;
    await page.getByRole('searchbox').fill('   ');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/ServiceFinder?category=Deep+Cleaning');
    expect(asked).toHaveLength(before);
  });
  await test.step('the match by name leads, the whole list follows; names are text, never HTML', async () => {
    await context.unroute(isList);
    const evil = '<img src=x onerror="document.title=1">SPARKLE <b>& Co';
    const list = shops.slice(0, 3).map((shop, index) => ({
      ...shop,
      sh_name: index === 2 ? evil : `Plain ${index}`,
      // What some servers send beside the record.
      sh_image: '/x.png',
      sh_hours: '9 to 5',
      sh_rating: 4,
      sh_reviews: 1,
      sh_whatsapp: '9876543210',
    }));
    await answerLists(context, list);
    await page.getByRole('combobox', { name: 'City' }).selectOption('Kochi');
    await page.getByRole('searchbox').fill('  sparkle  ');
    await page.getByRole('searchbox').press('Enter');
    await expect(found(page).getByRole('heading', { level: 3 })).toHaveText([evil, 'Plain 0', 'Plain 1']);
    expect(asked.at(-1)).toMatchObject({ search: 'sparkle', city: 'Kochi', sh_shop_or_service: 'service' });
    await mapOf(page).getByRole('button', { name: evil, exact: true }).press('Enter');
    await expect(mapOf(page).getByRole('link', { name: evil, exact: true })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
  await test.step("any type but 'shop' means services", async () => {
    await follow(page, `/ServiceFinder?category=${encodeURIComponent('AC & Fridge/Repair?')}&type=banana`);
    await expect
      .poll(() => asked.at(-1))
      .toMatchObject({ search: 'AC & Fridge/Repair?', sh_shop_or_service: 'service' });
    await follow(page, '/ServiceFinder?category=Toys&type=shop');
    await expect.poll(() => asked.at(-1)).toMatchObject({ search: 'Toys', sh_shop_or_service: 'shop' });
  });
  await test.step('of shops the texts say shops', async () => {
    await context.unroute(isList);
    const fail = await holdLists(context);
    await chip(page, 'Pet Shop').click();
    await expect(page.getByText('Searching for shops...')).toBeVisible();
    fail();
    await expect(found(page)).toContainText('Failed to fetch shop. Try again.');
    await context.unroute(isList);
    await answerLists(context, []);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(found(page)).toContainText('No shops found. Try a different search term.');
  });
});

test('a card opens the shop in place of the map; Back, the menu and any other change of the address lead out again, and nothing polls for it [M-141..M-145, M-162..M-164, M-301, M-618]', async ({
  page,
}) => {
  const polls: number[] = [];
  await page.exposeFunction('onPoll', (everyMs: number) => polls.push(everyMs));
  await page.addInitScript(reportIntervals);
  await openFinder(page);
  const card = found(page).getByRole('article').nth(2);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const asked = listenToLists(page);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await test.step('at once, from the list', async () => {
    await card.getByRole('link', { name, exact: true }).click();
    await expect(detail(page).getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(mapOf(page)).toBeHidden();
    await expect(page).toHaveURL(/shop=\d+/);
    await expect(page).toHaveTitle(`${name} · Aaspaas`);
    expect(asked.filter((each) => 'sh_id' in each)).toEqual([]);
  });
  await test.step('Back, on the page and in the browser', async () => {
    await detail(page).getByRole('link', { name: 'Back', exact: true }).click();
    await expect(mapOf(page)).toBeVisible();
    await expect(detail(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goBack();
    await expect(detail(page).getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(mapOf(page)).toBeVisible();
    await page.goForward();
    await expect(detail(page)).toBeVisible();
  });
  await test.step('another category begins with the map again', async () => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Service categories' }).click();
    await page.getByRole('link', { name: 'Deep Cleaning', exact: true }).locator('visible=true').click();
    await expect(detail(page)).toHaveCount(0);
    await expect(mapOf(page)).toBeVisible();
    await expect(found(page).getByRole('heading', { level: 2 })).toHaveText(
      'Discover Nearby Deep Cleaning Services',
    );
    expect(asked.at(-1)).toMatchObject({ search: 'Deep Cleaning', sh_shop_or_service: 'service' });
  });
  await test.step('another type, too', async () => {
    await found(page).getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(detail(page)).toBeVisible();
    await follow(page, '/ServiceFinder?category=Deep+Cleaning&type=shop');
    await expect(mapOf(page)).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ search: 'Deep Cleaning', sh_shop_or_service: 'shop' });
  });
  await test.step('a reload keeps the shop, and its card on the map opens it too', async () => {
    await page.goBack();
    await page.reload();
    await expect(detail(page).getByRole('heading', { level: 1 })).toBeVisible();
    await detail(page).getByRole('link', { name: 'Back', exact: true }).click();
    await markers(page).first().press('Enter');
    await mapOf(page).getByRole('article').getByRole('link').press('Enter');
    await expect(detail(page).getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(polls).toEqual([]);
});

/** Runs in the page. */
function reportIntervals(): void {
  const start = setInterval;
  // What the test has exposed.
  const { onPoll } = window as unknown as { onPoll(everyMs: number): void };
  window.setInterval = ((run: () => void, everyMs = 0) => {
    onPoll(everyMs);
    return start(run, everyMs);
  }) as typeof setInterval;
}

test(
  'a shop that no list has is fetched by its id; every way to fail has its sentence [M-163, M-301, M-499, M-559..M-565]',
  { tag: '@once' },
  async ({ page, context, watch }) => {
    watch.expectTrouble(/ERR_FAILED/);
    await openFinder(page);
    const bakery = '/ServiceFinder?category=Dry+Cleaning&shop=16';
    await test.step('it is on its way, and then it fails', async () => {
      const fail = await holdLists(context);
      await follow(page, bakery);
      await expect(page.getByText('Loading shop details...')).toBeVisible();
      fail();
      await expect(detail(page)).toContainText('Failed to load shop details. Please try again.');
    });
    await test.step('it comes when tried again', async () => {
      await context.unroute(isList);
      const asked = listenToLists(page);
      await detail(page).getByRole('button', { name: 'Retry' }).click();
      await expect(detail(page).getByRole('heading', { level: 1 })).toHaveText('Sampige Bakes & Coffee');
      expect(asked[0]).toEqual({ sh_id: '16' });
    });
    await test.step('there is none, or no number', async () => {
      await follow(page, '/ServiceFinder?category=Dry+Cleaning&shop=99999999');
      await expect(detail(page)).toContainText('Shop details not found.');
      await follow(page, '/ServiceFinder?category=Dry+Cleaning&shop=abc');
      await expect(detail(page)).toContainText('No shop details available.');
    });
    await follow(page, bakery);
    for (const [list, kind, sentences, variants] of [
      [
        'Similar Shops Nearby',
        'shop',
        [
          'Shop not found. Please try refreshing the page.',
          'Failed to fetch shop details. Please check your connection and try again.',
        ],
        [{}, { search: '' }],
      ],
      [
        'Services Nearby',
        'service',
        [
          /Service with ID \d+ not found\. Please try refreshing the page\./,
          'Failed to fetch service details. Please check your connection and try again.',
        ],
        [{ sh_shop_or_service: 'service' }, {}],
      ],
    ] as const) {
      await test.step(`a ${kind} beside it that cannot be found`, async () => {
        const line = detail(page).getByRole('region', { name: list }).getByRole('link').first();
        await expect(line).toBeVisible();
        const asked = listenToLists(page);
        await answerLists(context, []);
        await line.click();
        await expect(detail(page).getByText(sentences[0])).toBeVisible();
        expect(asked).toEqual([{ sh_id: expect.stringMatching(/^\d+$/) }, ...variants]);
        await context.unroute(isList);
        await context.route(isList, (route) => route.abort());
        await line.click();
        await expect(detail(page).getByText(sentences[1])).toBeVisible();
        await context.unroute(isList);
        page.removeAllListeners('request');
      });
    }
    await test.step('and one that can', async () => {
      const line = detail(page)
        .getByRole('region', { name: 'Similar Shops Nearby' })
        .getByRole('link')
        .first();
      await line.click();
      await expect(detail(page).getByRole('heading', { level: 1 })).not.toHaveText('Sampige Bakes & Coffee');
      await expect(page).not.toHaveURL(/shop=16/);
    });
  },
);

test(
  'the blue marker stands where the device says, and the cards say how far it is [M-149]',
  { tag: '@once' },
  async ({ page, context, watch }) => {
    // No map service answers here; the position is enough.
    watch.expectTrouble(/nominatim/);
    await openFinder(page);
    const button = page.getByRole('button', { name: 'Use my location' });
    await expect(mapOf(page).getByRole('button', { name: 'Your Location' })).toBeVisible();
    await button.click();
    await expect(page.getByText('Unable to retrieve your location. Please select manually.')).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 12.975, longitude: 77.6 });
    const before = await tipOf(page, 'Your Location');
    await button.click();
    await expect(found(page).getByRole('article').nth(1)).toContainText(/\d (km|m)/);
    const after = await tipOf(page, 'Your Location');
    expect([after.right > before.right, after.down < before.down]).toEqual([true, true]);
    const distances = await found(page)
      .getByRole('article')
      .getByText(/· [\d.]+ km/)
      .allTextContents();
    const km = distances.slice(1).map((text) => Number(/[\d.]+/.exec(text)?.[0]));
    expect(km).toEqual(km.toSorted((one, other) => one - other));
    await markers(page).first().press('Enter');
    await expect(mapOf(page).getByRole('article')).toContainText(/\d (km|m) away/);
  },
);

test('without tiles everything but the picture works, and one finger scrolls past the map', async ({
  page,
  context,
  watch,
  isMobile,
}) => {
  watch.expectTrouble(/ERR_FAILED/);
  await context.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await openFinder(page);
  await expect(page.getByText('Map pictures cannot be loaded')).toBeVisible();
  await markers(page).first().press('Enter');
  await expect(mapOf(page).getByRole('article')).toBeVisible();
  expect(await mapOf(page).evaluate((map) => getComputedStyle(map).touchAction)).toBe('pan-x pan-y');
  if (isMobile) return;
  await mapOf(page).hover();
  await page.mouse.wheel(0, 120);
  await expect(page.getByText('Hold Ctrl while scrolling to zoom the map')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});
