import { waitForHydration } from '../steps/hydration';
import { signInAsOwnerOf } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';
import { thumb } from '../steps/thumb';

/** A shop that no other test looks at. */
const shopId = 61;

test('an owner closes for today with one tap, and reaches the hours with two', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signInAsOwnerOf(context, shopId);
  await page.goto('/ShopProfile');
  await waitForHydration(page);
  const today = page.getByRole('region', { name: 'Today' });

  await test.step('closed for today', async () => {
    const { tap, done } = thumb();
    await tap(today.getByRole('button', { name: 'Closed today' }));
    await expect(today.getByText(/^Closed today/)).toBeVisible();
    expect(done).toEqual({ taps: 1, typed: 0 });
    const guest = await browser.newContext({ baseURL: baseURL ?? '' });
    const shop = await guest.newPage();
    await shop.goto(`/shop/${shopId}`);
    await expect(shop.getByText(/^Closed today/).first()).toBeVisible();
    await guest.close();
    await today.getByRole('button', { name: 'Open after all' }).click();
    await expect(today.getByRole('button', { name: 'Closed today' })).toBeVisible();
  });

  await test.step('to the hours', async () => {
    const { tap, done } = thumb();
    await tap(today.getByRole('button', { name: 'Change hours' }));
    const editor = page.getByRole('dialog', { name: 'Edit shop' });
    const opens = editor.getByLabel('Opening time, hour');
    await expect(opens).toBeInViewport({ ratio: 1 });
    await tap(opens);
    expect(done).toEqual({ taps: 2, typed: 0 });
  });
});
