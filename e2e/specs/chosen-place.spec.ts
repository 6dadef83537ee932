import type { Page } from '@playwright/test';
import { seriousViolations } from '../steps/accessibility';
import { answerPosition, holdPosition, koramangala, refusePosition } from '../steps/geolocation';
import { waitForHydration } from '../steps/hydration';
import { openSearch, searchSheet } from '../steps/search-sheet';
import { signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const placeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Your place/ });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Where should we look?' });
const box = (page: Page) => picker(page).getByRole('combobox', { name: 'Area or town' });
const pin = (page: Page) => picker(page).getByRole('textbox', { name: 'PIN code' });
const option = (page: Page, name: RegExp) => picker(page).getByRole('option', { name }).first();
const bar = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });
const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Location' });

const wasAsked = (page: Page) => page.evaluate(() => window.asked !== undefined);

/** Areas and towns, by what is typed. */
const ways = [
  ['coimbatore', /^Coimbatore\s/, /Coimbatore/, /at=.*coimbatore/],
  ['koramangala', /^Koramangala\b.*Karnataka/, /Koramangala.*· 5600\d\d$/, /at=5600\d\d/],
] as const;

test('said once, by a PIN code, a town beyond the cities or an area, where one is stays on every page and the next visit [D-086, D-100]', async ({
  page,
  context,
}) => {
  await holdPosition(context);
  await page.goto('/');
  await waitForHydration(page);
  await expect(placeButton(page)).toHaveText(/Set location$/);
  await test.step('the sixth digit of a PIN code chooses it', async () => {
    await placeButton(page).click();
    await expect(pin(page)).toBeFocused();
    await page.keyboard.type('56003');
    await expect(picker(page)).toBeVisible();
    await page.keyboard.type('4');
    await expect(picker(page)).toHaveCount(0);
    await expect(placeButton(page)).toHaveText(/· 560034$/);
    await expect(page).toHaveURL(/at=560034/);
  });
  for (const [typed, takes, said, at] of ways) {
    await placeButton(page).click();
    await box(page).fill(typed);
    await option(page, takes).click();
    await expect(picker(page)).toHaveCount(0);
    await expect(placeButton(page)).toHaveText(said);
    await expect(page).toHaveURL(at);
  }
  const [, , said, at] = ways[1];

  await test.step('on other pages, whose urls carry it', async () => {
    for (const name of ['Shops', 'Services', 'Home']) {
      await bar(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(at);
      await expect(placeButton(page)).toHaveText(said);
    }
    await page.reload();
    await expect(placeButton(page)).toHaveText(said);
  });

  await test.step('the next visit neither asks nor forgets', async () => {
    const next = await context.newPage();
    await next.goto('/NearbyService');
    await expect(placeButton(next)).toHaveText(said);
    await expect(next).toHaveURL(at);
    await openSearch(next);
    await expect(dropdown(next).locator('option:checked')).toHaveText(said);
    expect(await wasAsked(next)).toBe(false);
  });
});

test("the device's position becomes the place, named by the nearest area, and stays out of urls [D-099]", async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await holdPosition(context);
  await page.goto('/');
  await waitForHydration(page);
  await placeButton(page).click();
  await picker(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(picker(page).getByText('Detecting location...')).toBeVisible();
  await answerPosition(page, koramangala);
  await expect(picker(page)).toHaveCount(0);
  await expect(placeButton(page)).toHaveText(/ · 5600\d\d$/);
  await expect(page).toHaveURL('/');
  const said = (await placeButton(page).textContent()) ?? '';
  await bar(page).getByRole('link', { name: 'Shops' }).click();
  await expect(page).toHaveURL('/NearbyShop');
  await expect(placeButton(page)).toHaveText(said);
  const next = await context.newPage();
  await next.goto('/UserProfile');
  await expect(placeButton(next)).toHaveText(said);
});

test('a declined position is a quiet notice, with the picker beside it [M-284, M-286, M-591, D-099]', async ({
  page,
  context,
}) => {
  await holdPosition(context);
  await page.goto('/NearbyShop');
  await waitForHydration(page);
  await refusePosition(page);
  const notice = page.getByText('Unable to retrieve your location. Please select manually.');
  await expect(notice).toBeVisible();
  await expect(notice).not.toHaveCSS('color', 'rgb(179, 38, 30)');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Refresh Location' })).toBeVisible();
  await page.getByRole('button', { name: 'Set your place' }).click();
  await picker(page).getByRole('button', { name: 'Kochi' }).click();
  await expect(placeButton(page)).toHaveText(/Kochi, Kerala$/);
  await expect(page).toHaveURL('/NearbyShop?at=kochi');
  await expect(notice).toHaveCount(0);

  await test.step('declined in the picker, the cities stay', async () => {
    await placeButton(page).click();
    await picker(page).getByRole('button', { name: 'Use my location' }).click();
    await refusePosition(page);
    await expect(picker(page).getByRole('status').filter({ hasText: 'Unable to' })).toBeVisible();
    await expect(picker(page).getByRole('region', { name: 'Cities' }).getByRole('button')).toHaveCount(19);
  });
});

test('the picker works by keyboard alone', async ({ page }) => {
  await page.goto('/terms');
  await waitForHydration(page);
  await placeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(pin(page)).toBeFocused();
  await page.keyboard.press('Tab');
  // Slow typing also asks for 'ko', whose places are others.
  await Promise.all([page.waitForResponse(/places\/suggest.*kozhi/), page.keyboard.type('kozhi')]);
  await expect(picker(page).getByRole('option').first()).toHaveText(/^Kozhikode/);
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^Kozhikode/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(placeButton(page)).toHaveText(/Kozhikode, Kerala$/);
  await expect(placeButton(page)).toBeFocused();
});

test('a place chosen by arrow key stays chosen when the answer to the last letter comes', async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  // The same places the other way round, so that the chosen one moves.
  await page.route(/places\/suggest.*kozhi/, async (route) => {
    const response = await route.fetch();
    const { list, ...reply } = await response.json();
    await held;
    await route.fulfill({ response, json: { ...reply, list: list.toReversed() } });
  });
  await page.goto('/terms');
  await waitForHydration(page);
  await placeButton(page).click();
  await box(page).pressSequentially('kozh');
  await expect(option(page, /^Kozhikode/)).toBeVisible();
  await Promise.all([page.waitForRequest(/places\/suggest.*kozhi/), box(page).press('i')]);
  await box(page).press('ArrowDown');
  const options = picker(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  letGo();
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toHaveText(/^Kozhikode/);
  const id = await options.last().getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? 'none');
});

test('the picker says what it does not know, and forgets on demand', async ({ page }) => {
  await page.goto('/NearbyShop?at=kochi');
  await waitForHydration(page);
  await expect(placeButton(page)).toHaveText(/Kochi, Kerala$/);
  await placeButton(page).click();
  expect(await seriousViolations(page)).toEqual([]);
  await expect(picker(page)).toContainText('Places: India Post, open government data.');
  await box(page).fill('zzqqxxzz');
  await expect(picker(page).getByText('No such place found. Try the PIN code.')).toBeVisible();
  await picker(page).getByRole('button', { name: 'Forget my place' }).click();
  await expect(placeButton(page)).toHaveText(/Set location$/);
  await expect(page).toHaveURL('/NearbyShop');
});

test('the dropdown has the 19 cities first, and then leads to the picker; a city is remembered too [M-127, D-086]', async ({
  page,
}) => {
  await page.goto('/NearbyShop');
  await waitForHydration(page);
  await openSearch(page);
  const options = dropdown(page).getByRole('option');
  await expect(options).toHaveCount(21);
  await expect(options.last()).toHaveText('PIN code, area or town …');
  await dropdown(page).selectOption('PIN code, area or town …');
  await expect(picker(page)).toBeVisible();
  await page.goto('/NearbyShop?open=search');
  await dropdown(page).selectOption('Pune');
  await expect(page).toHaveURL('/NearbyShop?open=search&city=Pune');
  await expect(placeButton(page)).toHaveText(/Pune$|Pune, Maharashtra$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('aaspaas.place'))).toContain('"pune"');
  await page.goto('/NearbyService');
  await expect(page).toHaveURL('/NearbyService?at=pune');
});

test('the profile of who is signed in names the place, if nothing else does [D-086]', async ({
  page,
  context,
}) => {
  await holdPosition(context);
  await signInAs(context, 'customer');
  await page.goto('/UserProfile');
  await waitForHydration(page);
  await expect(placeButton(page)).toHaveText(/ · \d{6}$/);
  expect(await wasAsked(page)).toBe(false);
  await expect(page).toHaveURL('/UserProfile');
});

test('the bottom bar is there for everybody on phones, and covers nothing [D-100]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Shops', 'Services', 'Delivery']);
  await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  const box = await bar(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);

  await test.step('at the end of the page everything stands above it', async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('contentinfo').boundingBox();
    const barAtEnd = await bar(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((barAtEnd?.y ?? 0) + 1);
  });

  await test.step('away while somebody types, and where a step has buttons there', async () => {
    await page.getByPlaceholder('Search Services, Shops ...').focus();
    await expect(bar(page)).toBeHidden();
    await page.goto('/RegistrationJoin');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });

  await test.step("'You' opens what one has", async () => {
    await page.goto('/NearbyShop');
    await waitForHydration(page);
    await bar(page).getByRole('button', { name: 'You' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    await signInAs(context, 'customer');
    await page.goto('/UserProfile');
    await waitForHydration(page);
    await bar(page).getByRole('button', { name: 'You' }).click();
    await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  });
});

test(
  'place and search are in the header at every width; the first search without a place asks where [D-100, D-104]',
  alsoOnDesktop,
  async ({ page }) => {
    await page.goto('/terms');
    await waitForHydration(page);
    const isWide = (page.viewportSize()?.width ?? 0) >= 768;
    await expect(bar(page)).toBeVisible({ visible: !isWide });
    await expect(placeButton(page)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Find' }).click();
    const dialog = searchSheet(page);
    await expect(dialog.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('sampige');
    await page.keyboard.press('Enter');
    await expect(picker(page), 'the first search asks where').toBeVisible();
    await expect(page).toHaveURL('/?search=sampige&open=place');
    await page.goBack();
    await expect(picker(page)).toHaveCount(0);
    await expect(page).toHaveURL('/?search=sampige');
    await expect(page.getByRole('heading', { name: 'Sampige Bakes & Coffee' }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  },
);

const kept = {
  key: '560034',
  name: 'Koramangala',
  pin: '560034',
  city: 'Bangalore',
  district: 'Bangalore',
  state: 'Karnataka',
  latitude: 12.93,
  longitude: 77.62,
};

test.describe('a place that the device remembers is there from the first moment', () => {
  const comeBack = (page: Page, isHere: boolean) =>
    page.addInitScript(
      (place) => localStorage.setItem('aaspaas.place', JSON.stringify(place)),
      isHere ? { ...kept, isHere } : kept,
    );

  for (const isHere of [false, true])
    test(`before any script has loaded, ${isHere ? 'where the device was' : 'chosen by hand'}`, async ({
      page,
      watch,
    }) => {
      watch.expectError(/Failed to load resource/);
      await comeBack(page, isHere);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/NearbyShop?sort=near');
      await expect(page).toHaveURL(`/NearbyShop?sort=near&at=560034${isHere ? '&here=1' : ''}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shops near Koramangala');
      await expect(page.getByText(/^\d+\+? results/)).toBeVisible();
      await expect(placeButton(page)).toHaveText(/Koramangala.* · 560034$/);
      await page.goto('/shop/16');
      await expect(page).toHaveURL(/\/shop\/16/);
      const said = () =>
        page.locator('[data-place]').evaluate((span) => getComputedStyle(span, '::before').content);
      expect(await said()).toBe('"Koramangala · 560034"');
    });

  test('where the device was leaves the url again', async ({ page }) => {
    await comeBack(page, true);
    await page.goto('/NearbyShop?sort=near');
    await expect(page).toHaveURL('/NearbyShop?sort=near');
    await expect(placeButton(page)).toHaveText(/Koramangala.* · 560034$/);
    await page.goto('/shop/16');
    await waitForHydration(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-kept');
    await expect(placeButton(page)).toHaveText(/Koramangala · 560034$/);
  });
});

test('a profile’s place is in the page that the server sends', async ({ page, context, watch }) => {
  watch.expectError(/Failed to load resource/);
  await signInAs(context, 'customer');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/NearbyShop');
  await expect(placeButton(page)).toHaveText(/ · \d{6}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Shops near ./);
});

test('Nearest in a city alone asks from where, and then goes by the distance from there', async ({
  page,
}) => {
  await page.goto('/?search=bakery&city=Bangalore');
  await waitForHydration(page);
  const nearest = page.getByRole('link', { name: 'Nearest' });
  await nearest.click();
  await pin(page).fill('560034');
  await expect(picker(page)).toHaveCount(0);
  await expect(page).toHaveURL(/at=560034.*sort=distance|sort=distance.*at=560034/);
  await expect(nearest).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('article').first()).toContainText(/\d k?m/);
});
