import type { Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { expect, test } from '../steps/test';

const map = (page: Page) => page.getByRole('region', { name: 'Map to place the pin on' });
const chosen = (page: Page) => page.getByLabel('Chosen place');
const pin = (page: Page) => page.getByRole('button', { name: 'Your pin' });

async function openPicker(page: Page): Promise<void> {
  await page.goto('/dev/ui');
  await waitForHydration(page);
  await expect(map(page)).toBeVisible();
  await map(page).scrollIntoViewIfNeeded();
}

// A photo of /dev/ui is missing on purpose; how early a browser requests it depends on the browser.
test.beforeEach(({ watch }) => watch.expectError(/none-\d+/));

const numbers = async (page: Page) =>
  ((await chosen(page).textContent()) ?? '').split(', ').map((part) => Number(part));

test('a pin is placed by a tap and by the device, moved by keys and by hand, and removed', async ({
  page,
  context,
}) => {
  await openPicker(page);
  await test.step('one finger scrolls past it', async () => {
    expect(await map(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y');
  });
  await test.step('a tap places it', async () => {
    await map(page).click({ position: { x: 60, y: 80 } });
    await expect(pin(page)).toBeVisible();
    const [latitude = 0, longitude = 0] = await numbers(page);
    expect(latitude).toBeGreaterThan(12.9716);
    expect(longitude).toBeLessThan(77.5946);
  });
  await test.step('arrow keys move it, and it keeps the focus', async () => {
    const [, before = 0] = await numbers(page);
    await pin(page).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(pin(page)).toBeFocused();
    const [, after = 0] = await numbers(page);
    expect(after).toBeGreaterThan(before);
  });
  await test.step('a hand moves it', async () => {
    const before = await chosen(page).textContent();
    const box = await pin(page).boundingBox();
    if (!box) throw new Error('the pin has no place');
    await page.mouse.move(box.x + 22, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 62, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await expect(chosen(page)).not.toHaveText(before ?? '');
  });
  await test.step('the device knows where it is', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 9.9312, longitude: 76.2673 });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(chosen(page)).toHaveText('9.9312, 76.2673');
    await expect(pin(page)).toBeInViewport();
  });
  await test.step('it can be taken away, and put into the middle of what is shown', async () => {
    await page.getByRole('button', { name: 'Remove pin' }).click();
    await expect(pin(page)).toHaveCount(0);
    await expect(chosen(page)).toBeEmpty();
    await page.getByRole('button', { name: 'Pin in the middle' }).click();
    await expect(chosen(page)).toHaveText('9.9312, 76.2673');
  });
});

test('without tiles and without a position the picker still works, and says so', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  await context.route('**/tiles/**', (route) => route.abort());
  await openPicker(page);
  await expect(page.getByText('The map is not loading')).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Unable to retrieve your location. Please select manually.')).toBeVisible();
  await map(page).click({ position: { x: 60, y: 80 } });
  await expect(pin(page)).toBeVisible();
});

test('a map whose script does not come says so, and comes when asked again', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_FAILED/);
  await context.route('**/assets/map-*.css', (route) => route.abort());
  await page.goto('/dev/ui');
  await expect(page.getByText('The map did not load.')).toBeVisible();
  await context.unroute('**/assets/map-*.css');
  await page.getByRole('button', { name: 'Load the map again' }).click();
  await expect(map(page)).toBeVisible();
});
