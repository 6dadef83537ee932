import { seriousViolations, smallTargets } from '../steps/accessibility';
import {
  cardOnMap,
  cards,
  chip,
  dot,
  found,
  mapOf,
  marked,
  markers,
  middleOfDot,
  openFinder,
  pixelsFromCentre,
  pressFrequent,
  showList,
  showMap,
  someShops,
  tipOf,
  touchMap,
} from '../steps/finder';
import { followLink } from '../steps/links';
import { openSearch } from '../steps/search-sheet';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const onMap = '?view=map';
const middleOfBangalore = { latitude: 12.97, longitude: 77.59 };

test('on the map a thumb hits what it aims at, and axe finds nothing serious with a card open', async ({
  page,
}) => {
  // On a shorter one the first pin begins below the zoom buttons, and the map has to be moved.
  await page.setViewportSize({ width: 360, height: 900 });
  await openFinder(page, '?category=cleaning&view=map');
  await expect(markers(page).first()).toBeVisible();
  // Clear of the header and of the bar at the end of the screen.
  await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await smallTargets(page)).toEqual([]);
  await chip(page, 'Show all on map').click();
  await expect(mapOf(page).locator('.pin-group')).not.toHaveCount(0);
  expect(await smallTargets(page)).toEqual([]);
  await chip(page, 'Show all on map').click();
  // Until the map has zoomed in again, the first pin is a group, which has no card.
  await expect(mapOf(page).locator('.pin-group')).toHaveCount(0);
  await expect(markers(page)).toHaveCount(3);
  await markers(page).first().press('Enter');
  await expect(cardOnMap(page)).toBeInViewport({ ratio: 1 });
  expect(await seriousViolations(page)).toEqual([]);
});

test(
  'the map: centre, zoom, markers where the shops are, and their cards [M-146..M-155, M-623, M-625, D-049, D-050, D-104]',
  alsoOnDesktop,
  async ({ page, context, isMobile }) => {
    const tiles: string[] = [];
    page.on('request', (request) => {
      const [, zoom] = /\/tiles\/(\d+)\//.exec(request.url()) ?? [];
      if (zoom) tiles.push(zoom);
    });
    await openFinder(page, '?category=blorptang&view=map');
    await test.step('looks at 12.9716, 77.5946 from zoom 13, with the middle of the city marked at 12.97, 77.59', async () => {
      const expected = pixelsFromCentre({ latitude: 12.97, longitude: 77.59 }, 13);
      await expect.poll(() => tiles.length).toBeGreaterThan(0);
      const { right, down } = await middleOfDot(page, 'Middle of Bangalore');
      await expect(mapOf(page).getByRole('button', { name: 'Your Location' })).toHaveCount(0);
      expect(Math.abs(right - expected.right)).toBeLessThan(2);
      expect(Math.abs(down - expected.down)).toBeLessThan(2);
      expect(new Set(tiles)).toEqual(new Set(['13']));
    });
    tiles.length = 0;
    await pressFrequent(page, 'Dry Cleaning');
    await expect(markers(page)).toHaveCount(3);
    const names = await marked(page);
    await test.step('they are the first three of the list', async () => {
      await showList(page);
      const listed = await cards(page).getByRole('heading', { level: 3 }).allTextContents();
      expect(names.toSorted()).toEqual(listed.slice(0, 3).toSorted());
      await showMap(page);
    });
    await test.step('the first three results stand where they are', async () => {
      // Not all may be in view at zoom 13; then the map shows the middle with them.
      const zoom = Math.min(13, ...tiles.map(Number));
      await expect
        .poll(async () => {
          const map = await mapOf(page).boundingBox();
          const pins = await Promise.all((await markers(page).all()).map((pin) => pin.boundingBox()));
          return pins.every(
            (pin) =>
              pin &&
              map &&
              pin.x >= map.x &&
              pin.y >= map.y &&
              pin.x + pin.width <= map.x + map.width &&
              pin.y + pin.height <= map.y + map.height,
          );
        })
        .toBe(true);
      const known = await someShops(context, 'Dry Cleaning');
      for (const name of names) {
        const shop = known.find(({ sh_name }) => sh_name === name);
        if (!shop) throw new Error(`${name} is not known`);
        const [expected, middle] = [shop, middleOfBangalore].map((place) => pixelsFromCentre(place, zoom));
        const [tip, dotAt] = [await tipOf(page, name), await middleOfDot(page, 'Middle of Bangalore')];
        const off = (way: 'right' | 'down') =>
          Math.abs(tip[way] - dotAt[way] - ((expected?.[way] ?? 0) - (middle?.[way] ?? 0)));
        expect([off('right') < 2, off('down') < 2]).toEqual([true, true]);
      }
    });
    await test.step('services are green, the visitor is blue', async () => {
      const colour = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((pin) => getComputedStyle(pin, '::before').backgroundColor);
      expect(await colour('.pin-service')).toBe('rgb(15, 107, 74)');
      // The blue marker shows where the visitor is, which is not known yet.
      expect(await colour('.pin-middle')).toBe('rgb(87, 83, 78)');
      await expect(mapOf(page).locator('.pin-you')).toHaveCount(0);
    });
    const [first = ''] = names;
    const marker = mapOf(page).getByRole('button', { name: first, exact: true });
    const card = cardOnMap(page);
    await test.step('a marker has a card, by mouse and by keyboard', async () => {
      await marker.press('Enter');
      await expect(card.getByRole('link', { name: first, exact: true })).toBeVisible();
      await expect(card.getByRole('img').first()).toBeVisible();
      await expect(card).toContainText(/\d{1,2}:\d\d [AP]M – \d{1,2}:\d\d [AP]M|Open/);
      await expect(card.getByText(/Rated \d\.\d out of 5 by \d+|New/)).toBeAttached();
      await expect(card, 'nothing is near or far in an example').not.toContainText(/\d k?m(?![a-z])/);
      const { width } = (await card.boundingBox()) ?? {};
      expect(width).toBeLessThanOrEqual(300);
      await expect(marker).toHaveClass(/pin-lit/);
    });
    if (!isMobile)
      await test.step('which is the focus as long as it is open; Escape closes it', async () => {
        const popup = page.locator('.leaflet-popup');
        expect((await popup.boundingBox())?.width).toBeLessThanOrEqual(300);
        await expect(card.getByRole('link', { name: first, exact: true })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(card).toHaveCount(0);
        await expect(marker).toBeFocused();
        await marker.click();
        await expect(card).toBeVisible();
        await page.keyboard.press('Escape');
      });
    await test.step('all results at once, those close together as one', async () => {
      const count = (await someShops(context, 'Dry Cleaning')).length;
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
      await followLink(page, '/ServiceFinder?category=Bakery&type=shop&view=map');
      await expect(page).toHaveTitle('Bakery in Bangalore · Aaspaas');
      await expect(found(page).getByText('Discover Nearby Bakery Shops')).toBeVisible();
      const pin = page.locator('.pin-shop').first();
      expect(await pin.evaluate((each) => getComputedStyle(each, '::before').backgroundColor)).toBe(
        'rgb(184, 90, 0)',
      );
      const sheet = await openSearch(page);
      await expect(sheet.getByRole('combobox', { name: 'Search' })).toHaveAttribute(
        'placeholder',
        'Search shops...',
      );
      await page.goBack();
    });
    await test.step('the card of a marker says how far it is from a place that was chosen', async () => {
      await followLink(page, '/ServiceFinder?category=Dry+Cleaning&at=560034-koramangala&view=map');
      await expect(dot(page, 'Koramangala')).toBeVisible();
      await markers(page).first().press('Enter');
      await expect(card).toContainText(/\d k?m(?![a-z])/);
    });
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/?at=560034-koramangala');
  },
);

test('the blue marker stands where the device says, and the cards say how far it is [M-149]', async ({
  page,
  context,
  watch,
}) => {
  // The map service does not answer in this test; the position alone is enough.
  watch.expectError(/nominatim/);
  await openFinder(page, onMap);
  const button = page.getByRole('button', { name: 'Use my location' });
  await expect(dot(page, 'Middle of Bangalore')).toBeVisible();
  await expect(dot(page, 'Your Location')).toHaveCount(0);
  await button.click();
  await expect(page.getByText('Unable to retrieve your location. Please select manually.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.975, longitude: 77.6 });
  await button.click();
  await expect(dot(page, 'Your Location')).toBeVisible();
  await expect(dot(page, 'Middle of Bangalore')).toHaveCount(0);
  const colour = () =>
    mapOf(page)
      .locator('.pin-you')
      .evaluate((pin) => getComputedStyle(pin, '::before').backgroundColor);
  await expect.poll(colour).toBe('rgb(29, 95, 209)');
  await test.step('the map shows it, with what was asked for', async () => {
    for (const pin of [dot(page, 'Your Location'), ...(await markers(page).all())])
      await expect(pin).toBeInViewport({ ratio: 1 });
  });
  await markers(page).first().press('Enter');
  await expect(cardOnMap(page)).toContainText(/\d k?m(?![a-z])/);
  await test.step('the nearest first, by the server, and each card says how far', async () => {
    await showList(page);
    const sorted = page.waitForResponse(/sort=distance/);
    await found(page).getByRole('link', { name: 'Nearest' }).click();
    await sorted;
    await expect(cards(page).first()).toBeVisible();
    const distances = await cards(page)
      .getByText(/^(.* · )?[\d.]+ k?m$/)
      .allTextContents();
    expect(distances.length).toBeGreaterThan(3);
    const km = distances.map((text) => {
      const [, number, unit] = /([\d.]+) (k?m)$/.exec(text) ?? [];
      return Number(number) / (unit === 'km' ? 1 : 1000);
    });
    // The first is the one that was named.
    expect(km.slice(1)).toEqual(km.slice(1).toSorted((one, other) => one - other));
  });
});

test(
  'on the map of a phone one finger moves it; beside a list the page scrolls past it',
  alsoOnDesktop,
  async ({ page, isMobile }) => {
    await openFinder(page, onMap);
    await expect(mapOf(page)).toBeVisible();
    const touch = await mapOf(page).evaluate((map) => getComputedStyle(map).touchAction);
    expect(touch).toBe(isMobile ? 'none' : 'pan-x pan-y');
    if (isMobile) {
      const down = async () => (await middleOfDot(page, 'Middle of Bangalore')).down;
      const before = await down();
      await touchMap(page, [[0, 0]], [[0, -60]]);
      await expect.poll(down).toBeLessThan(before - 40);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByText('Use two fingers to move the map')).toHaveCount(0);
      return;
    }
    await mapOf(page).hover();
    await page.mouse.wheel(0, 120);
    await expect(page.getByText('Hold Ctrl while scrolling to zoom the map')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
);
