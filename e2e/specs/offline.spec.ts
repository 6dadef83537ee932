import type { Locator } from '@playwright/test';
import { enterConsole } from '../steps/console';
import { waitForHydration } from '../steps/hydration';
import { expect, test } from '../steps/test';

const offline = 'You are offline. The rest will load when you are online.';

test('without a line one sentence says so for the whole page; the list stays, and the filter counts with the line', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/NearbyShop?city=Kochi');
  await waitForHydration(page);
  const note = page.getByText(offline);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(note).toBeHidden();

  await context.setOffline(true);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'Delivers' }).click();
  await expect(page).toHaveURL(/delivers=yes/);
  await expect(page.getByText(/^This list is from before/)).toBeVisible();
  await expect(cards).toHaveCount(20);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/fail|error/i)).toHaveCount(0);

  const filtered = page.waitForResponse(/delivers=yes/);
  await context.setOffline(false);
  await filtered;
  await expect(page.getByText(/^This list is from before/)).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await expect(note).toBeHidden();
});

test('in the console the same sentence stands once, and nothing covers it', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  await enterConsole(context);
  await page.goto('/admin/jobs');
  await waitForHydration(page);
  const note = page.getByText(offline).filter({ visible: true });
  await page.waitForLoadState('networkidle');
  await expect(note).toHaveCount(0);

  await context.setOffline(true);
  await expect(note).toHaveCount(1);
  expect(await isOnTop(note)).toBe(true);
});

const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === node;
  });
