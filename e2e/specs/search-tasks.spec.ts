import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
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
    for (const fact of [/Home Repairs|Hardware|Electr/, /Open|Closed/, /New|Rated/])
      await expect(selected).toContainText(fact);
  });
}

test('by picture it is two taps: the need, and Call', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const { tap, done } = thumb();
  // Of what is wanted at once only what is open is listed, and at night nobody may be.
  const need = page.getByRole('link', { name: 'Salon', exact: true });
  await expect(need).toBeInViewport({ ratio: 1 });
  await tap(need);
  await expect(page).toHaveURL('/?search=Salon');
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
  const count = result(page).getByRole('heading', { level: 2 }).first();
  await expect(count).toHaveText(/^\d+\+? results$/);
  expect(await bottomOf(count)).toBeLessThan(300);
  const filters = page.getByRole('form', { name: 'Filter and sort' });
  expect(await bottomOf(filters)).toBeLessThan(300);
  await expect(filters.getByRole('link', { name: 'Open now' })).toBeInViewport({ ratio: 1 });
  const second = result(page).getByRole('article').filter({ visible: true }).nth(1);
  const { y = Number.NaN } = (await second.boundingBox()) ?? {};
  expect(y).toBeLessThan(firstScreen);
});

test(
  'Back finds the list where it was left, on phones and beside the shop',
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
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    if (isWide) {
      await expect(page).toHaveURL(/\/NearbyShop\?search=store&shop=\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(cards.nth(8).getByRole('heading').getByRole('link')).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    } else {
      await expect(page).toHaveURL(/\/shop\/\d+/);
      await page.goBack();
      await expect(far.getByRole('heading')).toHaveText(name);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    }
  },
);

test('the selected shop unfolds in its place on a phone [M-176..M-179]', async ({ page }) => {
  await page.goto('/?search=sampige&city=Bangalore');
  await waitForHydration(page);
  const selected = result(page).getByRole('article').first();
  await selected.getByRole('link', { name: 'Photos, hours and reviews of Sampige Bakes & Coffee' }).click();
  await expect(selected.getByRole('list', { name: 'More photos' })).toBeVisible();
  await expect(selected.getByRole('tab', { name: 'About Us' })).toHaveAttribute('aria-selected', 'true');
  await expect(selected.getByRole('tab', { name: /^Reviews \(\d+\)/ })).toBeVisible();
  for (const title of ['Products and services', 'Opening Hours'])
    await expect(selected.getByRole('heading', { name: title })).toBeVisible();
});
