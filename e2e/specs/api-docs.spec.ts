import { seriousViolations } from '../steps/accessibility';
import { expect, test } from '../steps/test';

test('the calls can be read on a phone; their list can be skipped, and leads to each of them', async ({
  page,
}) => {
  await page.goto('/aaspaas/docs');
  await test.step('the list can be skipped, and leads to each call', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip the list of calls' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'GET /aaspaas/search/suggest' })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'GET /aaspaas/search/suggest' })).toBeInViewport();
  });
  await test.step('a call says what it takes, within the width of the screen', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calls of Aaspaas');
    const login = page.getByRole('article', { name: 'POST /aaspaas/user/login' });
    await expect(login).toContainText('Signs in with an email or mobile number');
    await expect(login.getByText('string of at most 254 characters')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
  // All calls are written alike, and axe would take seconds for them, even to pass over them.
  await page.locator('article:not(:has(#login))').evaluateAll((all) => all.forEach((call) => call.remove()));
  const parts = ['header', 'nav', 'article:has(#login)', '[aria-label="Failures"]'];
  expect(await seriousViolations(page, parts)).toEqual([]);
});
