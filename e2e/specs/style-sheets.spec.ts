import { waitForHydration } from '../steps/hydration';
import { expect, test } from '../steps/test';

test('a page begins with its own styles, and loads all others before it leads elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('style[data-sheet="first"]')).toHaveCount(1);
  await page.goto('/?open=login');
  await expect(page.getByRole('dialog')).toBeVisible();
  // The dialog needs styles that the landing page does not have.
  await expect(page.locator('style[data-sheet]')).toHaveCount(0);
  await expect(page.locator('link[rel="stylesheet"][href*="whole"]')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', /^[6-9]00$/);
});

test('styles that do not come are asked for again', async ({ page, watch }) => {
  watch.expectError(/whole/);
  await page.goto('/');
  await waitForHydration(page);
  let isDown = true;
  await page.route('**/sheet-whole-*.css', (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Register as a Shop Owner' }).click();
  await expect(page.getByText('Please check your internet connection')).toBeVisible();
  isDown = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Who Are You Joining As?' })).toBeVisible();
});
