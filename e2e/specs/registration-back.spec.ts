import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { expect, test } from '../steps/test';

/** By flow: the path of the second step, and that of the first. */
const seconds = [
  ['/BusinessOperatingDetails', '/BusinessRegistrationForm'],
  ['/OperationDetails', '/ServiceRegistrationForm'],
  ['/BothBusinessOperatingDetails', '/BothRegistrationForm'],
  ['/DeliveryDetails', '/DeliveryAgentForm'],
] as const;

test('who came to the second step by a link goes Back to the first [R-170]', async ({ page }) => {
  for (const [second, first] of seconds) {
    await test.step(second, async () => {
      await page.goto(second);
      await waitForHydration(page);
      await button(page, 'Back').click();
      await expect(page).toHaveURL(first);
    });
  }
});

test('the demo profile is that of the demo shop, and of no other [M-438, M-642, D-009]', async ({ page }) => {
  await page.goto('/shop/16');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(name).toBe('Sampige Bakes & Coffee');
  const call = await page
    .getByRole('link', { name: /^(Call|Contact Now)/ })
    .first()
    .getAttribute('href');
  for (const path of ['/ShopProfile', '/ShopProfileLayout']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText('Demo profile')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      expect(
        await page
          .getByRole('link', { name: /^(Call|Contact Now)/ })
          .first()
          .getAttribute('href'),
      ).toBe(call);
    });
  }
});
