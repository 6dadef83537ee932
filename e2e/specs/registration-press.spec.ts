import { button } from '../steps/locators';
import { waitForHydration } from '../steps/hydration';
import { storeShopDrafts } from '../steps/registration/drafts';
import { expect, test } from '../steps/test';

test('a press counts though an error moves the button away before it is lifted [D-113]', async ({ page }) => {
  // Wide, because on a phone the buttons stand at the foot of the window.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ContactInfoform');
  await storeShopDrafts(page);
  await page.reload();
  await waitForHydration(page);
  await page.getByLabel('Confirm password').scrollIntoViewIfNeeded();
  await page.getByLabel('Email address').fill('nobody');
  const submit = button(page, 'Submit');
  await submit.scrollIntoViewIfNeeded();
  const before = await submit.boundingBox();
  if (!before) throw new Error('there is no Submit');
  await page.mouse.move(before.x + 10, before.y + 5);
  await page.mouse.down();
  // The error of the field that lost the focus has pushed the button down.
  await expect.poll(async () => (await submit.boundingBox())?.y).toBeGreaterThan(before.y + 5);
  await page.mouse.up();
  await expect(page.getByText('Please fix the errors before submitting')).toHaveCount(1);
  await expect(page.getByLabel('Primary contact number')).toBeFocused();
});
