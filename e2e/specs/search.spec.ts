import type { Page, Request } from '@playwright/test';
import { seriousViolations } from '../steps/accessibility';
import {
  answerPosition,
  holdPosition,
  koramangala,
  refusePosition,
  standInForMaps,
} from '../steps/geolocation';
import { waitForHydration } from '../steps/hydration';
import { openSearch, searchFor, searchPill } from '../steps/search-sheet';
import { expect, test } from '../steps/test';

const place = (page: Page) => page.getByRole('combobox', { name: 'Location' });
const chosen = (page: Page) => place(page).locator('option:checked');
const box = (page: Page) => page.getByPlaceholder('Search Services, Shops ...');
const button = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search', exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Search result' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The pages of a kind have the search in a sheet, the home has it at its top. */
const isHome = (page: Page) => new URL(page.url()).pathname === '/UserProfile';

const selected = (page: Page) => result(page).locator('article [aria-current]');

const isListCall = (request: Request) => request.url().includes('/aaspaas/shop/list/shop');
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams);

test('the shops page finds where one is and lists the nearest shops [M-034, M-126..M-128, M-131, M-133, M-136, M-137, M-279, M-282, M-503, M-504]', async ({
  page,
  context,
}) => {
  const asked = await standInForMaps(context, {
    house_number: '12',
    road: '80 Feet Road',
    neighbourhood: 'not wanted beside a suburb',
    suburb: 'Koramangala',
    city: 'Bengaluru',
    state_district: 'Bangalore Urban',
    state: 'Karnataka',
    postcode: 'not wanted',
    country: 'India',
  });
  await holdPosition(context);
  await page.goto('/NearbyShop');

  await test.step('while it looks, the controls wait', async () => {
    await expect(page.getByText('Discover Local Shops & Services')).toBeVisible();
    await waitForHydration(page);
    await openSearch(page);
    await expect(chosen(page)).toHaveText('Detecting location...');
    for (const control of [place(page), box(page), button(page)]) await expect(control).toBeDisabled();
    await expect(result(page).getByRole('article').first()).toBeVisible();
  });

  await test.step('then the address stands in the dropdown and the nearest come first', async () => {
    const call = page.waitForRequest(isListCall);
    await answerPosition(page, koramangala);
    await expect(chosen(page)).toHaveText(
      '12, 80 Feet Road, Koramangala, Bengaluru, Bangalore Urban, Karnataka, India',
    );
    for (const control of [place(page), box(page), button(page)]) await expect(control).toBeEnabled();
    const { lat, lon, ...others } = asked[0] ?? {};
    expect([Number(lat), Number(lon)]).toEqual([koramangala.latitude, koramangala.longitude]);
    expect(others).toMatchObject({ addressdetails: '1', 'accept-language': 'en', zoom: '18' });
    expect(queryOf(await call)).toMatchObject({
      city: 'Bengaluru',
      latitude: '12.935',
      longitude: '77.625',
      sh_shop_or_service: 'shop',
    });
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Shops near ./);
    await expect(result(page).getByRole('article').first()).toContainText(/\d+ m/);
  });

  await test.step('a reload and other pages do not ask again', async () => {
    await page.goto('/NearbyService');
    await waitForHydration(page);
    await openSearch(page);
    await expect(chosen(page)).toHaveText(/^12, 80 Feet Road/);
    expect(asked).toHaveLength(1);
  });
});

test('the answer of an unreachable map service is not missed [M-283, D-081]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await standInForMaps(context, null);
  await context.route('**/aaspaas/places/nearest**', (route) => route.abort());
  await holdPosition(context);
  await page.goto('/NearbyService');
  await waitForHydration(page);
  const call = page.waitForRequest(isListCall);
  await answerPosition(page, koramangala);
  const query = queryOf(await call);
  expect(query).toMatchObject({ latitude: '12.935', longitude: '77.625', sh_shop_or_service: 'service' });
  expect(query).not.toHaveProperty('city');
  await openSearch(page);
  await expect(chosen(page)).toHaveText('Current Location (Accuracy: 24m)');
});

test('a refused position leaves the default, a sentence and a way to try again [M-021, M-284..M-286, M-591, M-619, D-043]', async ({
  page,
  context,
}) => {
  await standInForMaps(context, { village: 'Hoskote', country: 'India' });
  await holdPosition(context);
  await page.goto('/UserProfile');
  await waitForHydration(page);
  await expect(heading(page)).toHaveText('Find Shops & Services Near You.');
  await expect(page.getByRole('link', { name: 'Register as a Shop Owner' })).toBeVisible();
  await refusePosition(page);
  await expect(page.getByText('Unable to retrieve your location. Please select manually.')).toBeVisible();
  await expect(page.getByText(/^Showing Bangalore, an example\./).first()).toBeVisible();
  await expect(box(page)).toBeEnabled();

  const search = page.waitForRequest(isListCall);
  await box(page).fill('bakery');
  await box(page).press('Enter');
  expect(queryOf(await search)).toMatchObject({ city: 'Bangalore', search: 'bakery' });

  await page.goBack();
  await expect(page.getByText(/^Showing Bangalore, an example\./)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh Location' }).click();
  await answerPosition(page, koramangala);
  await expect(page.getByRole('button', { name: 'Refresh Location' })).toHaveCount(0);
  await openSearch(page);
  await expect(chosen(page)).toHaveText('Hoskote, India');
  await page.goBack();
  await expect(page).toHaveURL('/UserProfile?search=bakery');
});

test('a browser that knows no positions says so [M-590]', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined }),
  );
  await page.goto('/NearbyShop');
  await expect(page.getByText('Geolocation is not supported by this browser.')).toBeVisible();
  await expect(page.getByText(/^Showing Bangalore, an example\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Location' })).toBeVisible();
  await openSearch(page);
  await expect(chosen(page)).toHaveText('Bangalore, Karnataka, India');
});

test('nobody waits longer than five seconds, what was typed stays, and a late answer is still taken [M-280, M-615]', async ({
  page,
  context,
}) => {
  await standInForMaps(context, { town: 'Hosur', country: 'India' });
  await holdPosition(context);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/NearbyShop?open=search');
  // The page waits for a calm moment before it asks.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.evaluate(() => window.asked !== undefined);
    })
    .toBe(true);
  await page.clock.runFor(4800);
  await expect(box(page)).toBeDisabled();
  await page.clock.runFor(200);
  await expect(box(page)).toBeEnabled();
  await expect(page.getByText('Unable to retrieve your location. Please select manually.')).toBeVisible();

  await page.clock.resume();
  await box(page).fill('half a wo');
  await answerPosition(page, koramangala);
  await expect(chosen(page)).toHaveText('Hosur, India');
  await expect(box(page)).toHaveValue('half a wo');
});

test('a search selects the best match and keeps the list; Back clears both [M-287..M-292, M-410, M-412..M-414, M-621, D-064]', async ({
  page,
}) => {
  await page.goto('/NearbyShop');
  await waitForHydration(page);
  await openSearch(page);
  await place(page).selectOption('Kochi');
  await expect(page).toHaveURL('/NearbyShop?open=search&city=Kochi');
  await expect(heading(page)).toHaveText('Shops in Kochi');

  await test.step('blank text makes no call', async () => {
    const calls: string[] = [];
    page.on('request', (request) => isListCall(request) && calls.push(request.url()));
    await box(page).fill('   ');
    await box(page).press('Enter');
    await button(page).click();
    await expect(page).toHaveURL('/NearbyShop?open=search&city=Kochi');
    expect(calls).toEqual([]);
  });

  await test.step('Enter searches, with the text trimmed', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/aaspaas/shop/list/shop?*search=*', async (route) => {
      await held;
      await route.continue();
    });
    const call = page.waitForRequest((request) => request.url().includes('search='));
    await box(page).fill('  grocery ');
    await box(page).press('Enter');
    await expect(result(page).getByText('Searching...')).toBeVisible();
    expect(queryOf(await call)).toMatchObject({
      search: 'grocery',
      city: 'Kochi',
      sh_shop_or_service: 'shop',
    });
    letGo();
    await expect(heading(page)).toHaveText('Grocery in Kochi');
    await expect(heading(page)).toBeFocused();
    await expect(result(page).getByText(/^\d+\+? results/)).toBeVisible();
    await expect(selected(page)).toHaveCount(1);
    await expect(result(page).getByRole('article').last()).toBeVisible();
    await expect(page).toHaveURL('/NearbyShop?city=Kochi&search=grocery');
  });

  await test.step('Back clears the result', async () => {
    await result(page).getByRole('link', { name: 'Back' }).click();
    await expect(heading(page)).toHaveText('Shops in Kochi');
    await expect(selected(page)).toHaveCount(0);
    await expect(result(page).getByRole('article').first()).toContainText('Kochi');
  });

  await test.step('and so does blank text', async () => {
    await page.goBack();
    await expect(heading(page)).toHaveText('Grocery in Kochi');
    await searchFor(page, ' ');
    await expect(heading(page)).toHaveText('Shops in Kochi');
  });
});

test('says in red what is missing or failed, and shows samples that nobody can call [M-033, M-130, M-132, M-223, M-547..M-551, M-553, M-556, M-557, D-061, D-070]', async ({
  page,
  watch,
}) => {
  watch.expectError(/Failed to load resource|ERR_/);
  for (const [path, noun, empty] of [
    ['/UserProfile', 'shop', 'No shops available.'],
    ['/NearbyService', 'service', 'No shops found'],
    ['/NearbyShop', 'shop', 'No shops found'],
  ] as const) {
    await test.step(`${path}: nothing of that kind, which is no error, and nothing in a city`, async () => {
      await page.goto(`${path}?search=xxxxxx`);
      await expect(page.getByText(/^Nothing found for xxxxxx near \w+$/)).toBeVisible();
      await expect(page.getByText(`No matching ${noun} found.`)).toHaveCSS('text-align', 'center');
      await expect(
        page.getByRole('region', { name: /^What there is near / }).getByRole('article'),
      ).toHaveCount(4);
      await expect(page.getByText('Sample listings')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Help from Aaspaas/ })).toBeVisible();
      await page.goto(`${path}?search=xxxxxx&city=Atlantis`);
      await expectSamples(page);
      await page.goto(`${path}?city=Atlantis`);
      await waitForHydration(page);
      await expectRedAndCentred(page, empty);
      await expectSamples(page);
    });
    await test.step(`${path}: a lost network`, async () => {
      await page.route('**/aaspaas/shop/list/shop**', (route) => route.abort());
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Your place/ })
        .click();
      const cities = page.getByRole('dialog').getByRole('region', { name: 'Cities' });
      await cities.getByRole('button', { name: 'Pune' }).click();
      await expectRedAndCentred(page, 'Failed to load shops');
      if (!isHome(page)) await openSearch(page);
      await box(page).fill('tailor');
      await box(page).press('Enter');
      await expectRedAndCentred(page, `Failed to fetch ${noun}. Try again.`);
      await page.unroute('**/aaspaas/shop/list/shop**');
    });
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(selected(page)).toHaveCount(1);
});

async function expectRedAndCentred(page: Page, sentence: string): Promise<void> {
  const words = page.getByText(sentence, { exact: true }).first();
  await expect(words).toBeVisible();
  await expect(words).toHaveCSS('text-align', 'center');
  await expect(words).toHaveCSS('color', 'rgb(179, 38, 30)');
}

async function expectSamples(page: Page): Promise<void> {
  const samples = page.getByRole('region', { name: 'Sample listings' }).first();
  await expect(samples.getByRole('listitem')).toHaveCount(4);
  for (const sample of await samples.getByRole('listitem').all()) {
    await expect(sample).toContainText(/(Dry Clean|Laundry|Wash)/);
    await expect(sample).not.toContainText(/\d|Open|Rated/);
  }
  await expect(samples.getByRole('link')).toHaveCount(0);
}

test('the list grows as one reads on and is found again by Back [M-134, M-135]', async ({ page }) => {
  await page.goto('/NearbyShop');
  await waitForHydration(page);
  const cards = result(page).getByRole('article');
  await expect(cards).toHaveCount(20);
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  const isWide = (page.viewportSize()?.width ?? 0) >= 640;
  expect(first?.y === second?.y).toBe(isWide);

  await page.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(40);
  const far = cards.nth(35);
  await far.scrollIntoViewIfNeeded();
  const name = (await far.getByRole('link').first().textContent()) ?? '';
  const scrolled = await page.evaluate(() => scrollY);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(far.getByRole('link').first()).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

  const next = cards.nth(34).getByRole('link').first();
  const nextName = (await next.textContent()) ?? '';
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextName);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const path of ['/NearbyShop', '/NearbyService?search=repair']) {
  test(`filters and order of ${path} stand in the url: a reload and a new search keep them`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    const row = page.getByRole('form', { name: 'Filter and sort' });
    const chip = (name: string) => row.getByRole('link', { name });
    const call = page.waitForRequest((request) => isListCall(request) && request.url().includes('open=now'));
    await chip('Open now').click();
    await call;
    await chip('Top rated').click();
    await row.getByRole('combobox', { name: 'Rating' }).selectOption('3');
    await chip('Delivers').click();
    const kept = { now: 'open', sort: 'rating', stars: '3', delivers: 'yes' };
    const queryOfPage = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(queryOfPage).toMatchObject(kept);
    await page.reload();
    await expect(chip('Open now')).toHaveAttribute('aria-current', 'true');
    await expect(chip('Delivers')).toHaveAttribute('aria-current', 'true');
    await expect(row.getByRole('combobox', { name: 'Rating' })).toHaveValue('3');
    await waitForHydration(page);
    await searchFor(page, 'tailor');
    await expect.poll(queryOfPage).toMatchObject({ ...kept, search: 'tailor' });
    await chip('Clear filters').click();
    await expect.poll(queryOfPage).toEqual({ sort: 'rating', search: 'tailor' });
  });
}

test('filters that leave nothing say so and can be dropped [D-061]', async ({ page }) => {
  await page.route('**/aaspaas/shop/list/shop?*stars=4*', (route) =>
    route.fulfill({ json: { result: true, message: '', list: [], more: false } }),
  );
  await page.goto('/?search=bakery');
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('4');
  await expect(result(page).getByText('Nothing passes these filters at the moment.')).toBeVisible();
  await expect(result(page).getByRole('region', { name: 'Without the filters' })).toBeVisible();
  await result(page).getByText('Clear filters').last().click();
  await expect(selected(page)).toHaveCount(1);
});

test('before the scripts, filters are links and a form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/?search=bakery&city=Bangalore');
  const row = page.getByRole('form', { name: 'Filter and sort' });
  await row.getByRole('combobox', { name: 'Distance' }).selectOption('5');
  await row.getByRole('button', { name: 'Apply' }).click();
  await row.getByRole('link', { name: 'Top rated' }).click();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    search: 'bakery',
    city: 'Bangalore',
    within: '5',
    sort: 'rating',
  });
  await context.close();
});

test('the server draws the list, page by page, for visitors without scripts', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const shopsIn = (html: string): string[] => html.match(/href="\/shop\/\d+/g) ?? [];
  const first = await read('/NearbyShop');
  const next = /href="([^"]+)"[^>]*>Show more/.exec(first)?.[1] ?? '';
  expect(next).toBe('/NearbyShop?page=2');
  const second = await read(next);
  expect([shopsIn(first).length, shopsIn(second).length]).toEqual([20, 20]);
  expect(shopsIn(second).filter((shop) => shopsIn(first).includes(shop))).toEqual([]);
});

test('what a shop calls itself is text, never markup', async ({ page, context }) => {
  const evil = "\"><img src=x onerror=\"document.title='broken'\"><script>document.title='broken'</script>";
  await standInForMaps(context, { road: evil, city: evil });
  await holdPosition(context);
  await page.route('**/aaspaas/shop/list/shop**', async (route) => {
    const reply = await route.fetch();
    const body: { list: Record<string, unknown>[] } = await reply.json();
    const list = body.list.map((shop) => ({ ...shop, sh_name: evil, sh_category_name: evil, sh_city: evil }));
    await route.fulfill({ response: reply, json: { ...body, list } });
  });
  await page.goto('/NearbyShop');
  await waitForHydration(page);
  await refusePosition(page);
  await openSearch(page);
  await place(page).selectOption('Kochi');
  await expect(result(page).getByRole('link', { name: evil }).first()).toBeAttached();
  await box(page).fill('bakery');
  await box(page).press('Enter');
  await expect(selected(page)).toHaveText(evil);
  await page.getByRole('button', { name: 'Refresh Location' }).click();
  await answerPosition(page, koramangala);
  await openSearch(page);
  await expect(place(page).locator('option').first()).toHaveText(`${evil}, ${evil}`);
  await page.goto(`/?search=${encodeURIComponent(evil)}`);
  await expect(heading(page)).toContainText('<script>');
  await expect(searchPill(page)).toContainText('<script>');
  await expect(page).not.toHaveTitle('broken');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  // The last list call may still be waiting in the route above.
  await page.unrouteAll({ behavior: 'wait' });
});

test('who presses the search before the scripts came gets it with them', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/NearbyShop?search=tailor&now=open', { waitUntil: 'commit' });
  await searchPill(page).click();
  await expect(page).toHaveURL('/NearbyShop?search=tailor&now=open&open=search');
  letGo();
  await expect(box(page)).toHaveValue('tailor');
});

test('suggestions come while one types, by keyboard and by tap', async ({ page }) => {
  await page.goto('/NearbyShop');
  // Until the device's position has answered, the box takes nothing.
  await expect(page.getByRole('button', { name: 'Refresh Location' })).toBeVisible();
  await openSearch(page);
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const option = (name: string | RegExp) => suggestions.getByRole('option', { name });

  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'Electrician', exact: true }),
  ).toBeVisible();

  await test.step('Escape closes them and keeps the text', async () => {
    await box(page).pressSequentially('baker');
    await expect(option(/^Bakery/)).toBeVisible();
    // In the flow of the sheet, as wide as that.
    await expect(suggestions).toHaveCSS('position', 'static');
    expect((await suggestions.boundingBox())?.width).toBeGreaterThan(300);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await box(page).press('Escape');
    await expect(suggestions).toHaveCount(0);
    await expect(box(page)).toHaveValue('baker');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('arrow keys and Enter choose a category, which is searched for', async () => {
    await box(page).pressSequentially('y');
    await expect(option(/^Bakery/)).toBeVisible();
    await box(page).press('ArrowDown');
    await expect(option(/^Bakery/)).toHaveAttribute('aria-selected', 'true');
    expect(await seriousViolations(page)).toEqual([]);
    await box(page).press('Enter');
    await expect(page).toHaveURL('/NearbyShop?search=Bakery');
    await expect(heading(page)).toHaveText('Bakery in Bangalore');
    await openSearch(page);
  });

  await test.step('a tap on a place chooses the city and leaves the box free', async () => {
    await box(page).fill('koc');
    await option(/^Kochi/).click();
    await expect(place(page)).toHaveValue('Kochi');
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
  });

  await test.step('so does an area, by its name or its PIN code, anywhere in India', async () => {
    await box(page).fill('koramang');
    await option(/^Koramangala · 560034/).click();
    await expect(page).toHaveURL(/[?&]at=560034-koramangala(&|$)/);
    await expect(box(page)).toHaveValue('');
    await box(page).fill('682001');
    await expect(option(/ · 682001/).first()).toBeVisible();
  });

  await test.step('a shop leads to its page', async () => {
    await box(page).fill('sampige');
    await option(/^Sampige Bakes & Coffee/).click();
    await expect(page).toHaveURL(/\/shop\/16-sampige-bakes-coffee/);
  });
});

test('under the heading that they share, each nearby page says what it lists, and how many [M-133]', async ({
  page,
}) => {
  for (const [path, says] of [
    ['/NearbyShop?city=Kochi', 'Shops in Kochi'],
    ['/NearbyService?city=Kochi', 'Services in Kochi'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(says);
    await expect(result(page).getByText(/^\d+\+? results.*Discover Local Shops & Services$/)).toBeVisible();
  }
});
