import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { openSearch } from '../steps/search-sheet';
import { expect, test } from '../steps/test';
import { thumb } from '../steps/thumb';
import { alsoOnDesktop } from '../widths';

/** What a customer in a hurry has to do on a small phone, counted. */

const result = (page: Page) => page.getByRole('region', { name: 'Search result' });
const bottomOf = async (what: Locator): Promise<number> => {
  const { y = Number.NaN, height = Number.NaN } = (await what.boundingBox()) ?? {};
  return y + height;
};

const firstScreen = 740;

for (const path of ['/', '/UserProfile', '/NearbyService']) {
  test(`from ${path}, a word and one tap call somebody [D-084]`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    // While the device is asked where it is, nothing can be typed.
    if (path !== '/') await expect(page.getByText('Unable to retrieve your location.')).toBeVisible();
    if (path === '/NearbyService') await openSearch(page);
    const box = page.getByRole('combobox', { name: 'Search' });
    await expect(box).toBeEnabled();
    await box.fill('electrician');
    await box.press('Enter');
    const call = result(page)
      .getByRole('link', { name: /^Call / })
      .first();
    await expect(call).toHaveAttribute('href', /^tel:\+91\d{10}$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await bottomOf(call)).toBeLessThan(600);
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(
      result(page)
        .getByRole('link', { name: /^WhatsApp / })
        .first(),
    ).toBeInViewport({ ratio: 1 });
    const selected = result(page).getByRole('article').first();
    await expect(selected.getByRole('img').first()).toBeInViewport();
    for (const fact of [/Home Repairs|Hardware|Electr/, /Opens?/, /New|Rated/])
      await expect(selected).toContainText(fact);
  });
}

test('by picture it is two taps: the need, and Call', async ({ page }) => {
  await page.goto('/?at=560034-koramangala');
  await waitForHydration(page);
  const { tap, done } = thumb();
  // Of what is wanted at once only what is open is listed, and at night nobody may be.
  const need = page.getByRole('link', { name: 'Salon', exact: true });
  await expect(need).toBeInViewport({ ratio: 1 });
  await tap(need);
  await expect(page).toHaveURL('/?search=Salon&at=560034-koramangala');
  const call = result(page)
    .getByRole('link', { name: /^Call / })
    .first();
  await expect(call).toHaveAttribute('href', /^tel:/);
  expect(await bottomOf(call)).toBeLessThan(600);
  // Where a phone would ring, the browser of the test leads nowhere.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await expect(call).toBeInViewport({ ratio: 1 });
  await tap(call);
  expect(done).toEqual({ taps: 2, typed: 0 });
});

test('who else does it stands in the first screen, with count and filters [M-291, D-084]', async ({
  page,
}) => {
  await page.goto('/?search=repair&city=Bangalore');
  await waitForHydration(page);
  const count = result(page).getByText(/^\d+\+? results/);
  expect(await bottomOf(count)).toBeLessThan(130);
  const filters = page.getByRole('form', { name: 'Filter and sort' });
  expect(await bottomOf(filters)).toBeLessThan(190);
  await expect(filters.getByRole('link', { name: 'Open now' })).toBeInViewport({ ratio: 1 });
  const second = result(page).getByRole('article').filter({ visible: true }).nth(1);
  const { y = Number.NaN } = (await second.boundingBox()) ?? {};
  expect(y).toBeLessThan(firstScreen);
});

test(
  'Back finds the list where it was left, on phones and beside the map',
  alsoOnDesktop,
  async ({ page }) => {
    await page.goto('/NearbyShop?search=store');
    await waitForHydration(page);
    const cards = result(page).getByRole('listitem').getByRole('article').filter({ visible: true });
    const far = cards.nth(8);
    // The script that draws the hearts also remembers how far one has scrolled.
    await expect(far.getByRole('button', { name: /^Favorite: / })).toBeVisible();
    await far.scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))),
    );
    const name = (await far.getByRole('heading').textContent()) ?? '';
    const scrolled = await page.evaluate(() => scrollY);
    await far.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/shop\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(far.getByRole('heading')).toHaveText(name);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  },
);

test('the place changes with two taps at most and the six digits of a PIN code', async ({ page }) => {
  await page.goto('/NearbyShop?city=Kochi');
  await waitForHydration(page);
  const { tap, type, done } = thumb();
  await tap(page.getByRole('banner').getByRole('button', { name: /^Your place/ }));
  await type(page.getByRole('textbox', { name: /PIN/ }), '560034');
  await expect(page).toHaveURL(/at=560034/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Koramangala');
  expect(done).toEqual({ taps: 1, typed: 1 });
});

test("'nal tapak raha hai' is three taps and its words", async ({ page }) => {
  await page.goto('/?city=Bangalore');
  await waitForHydration(page);
  const { tap, type, done } = thumb();
  const box = page.getByRole('combobox', { name: 'Search' });
  await tap(box);
  await type(box, 'nal tapak raha hai');
  await tap(page.getByRole('main').getByRole('button', { name: 'Search', exact: true }));
  const first = result(page).getByRole('article').first();
  await expect(first).toContainText(/plumb/i);
  await expect(first.getByRole('link', { name: /^Call / })).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
  // The third tap calls.
  expect(done).toEqual({ taps: 2, typed: 1 });
});
