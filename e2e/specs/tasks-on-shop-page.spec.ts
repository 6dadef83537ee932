import { waitForHydration } from '../steps/hydration';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';
import { thumb } from '../steps/thumb';

const firstScreen = 740;

test('on a shop’s page, Call and WhatsApp are in the first screen, Call first', async ({ page }) => {
  await page.goto('/shop/16');
  const bottomOf = async (name: RegExp): Promise<number> => {
    const box = await page.getByRole('link', { name }).first().boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  for (const call of [/^Call/, /^Contact Now/]) expect(await bottomOf(call)).toBeLessThanOrEqual(firstScreen);
  expect(await bottomOf(/^WhatsApp/)).toBeLessThan(firstScreen);
});

test('a review is two taps and its words from the shop’s page [D-098]', async ({ page, context }) => {
  await signUp(context);
  await page.goto('/shop/23');
  await waitForHydration(page);
  const { tap, type, done } = thumb();
  // To scroll there is no tap.
  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await tap(page.getByRole('form', { name: 'Write a Review' }).locator('label').nth(3));
  const text = page.getByRole('textbox', { name: 'Your review' });
  await expect(text).toBeFocused();
  await type(text, 'Came within the hour.');
  await tap(page.getByRole('button', { name: 'Post Review' }));
  await expect(page.getByText('Review submitted successfully!')).toBeVisible();
  expect(done).toEqual({ taps: 2, typed: 1 });
});

test('an agent is sent by two taps from the shop’s page, pickup and own address filled', async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto('/shop/16');
  await waitForHydration(page);
  const { tap, done } = thumb();
  await tap(page.getByRole('button', { name: 'Send an agent' }));
  const dialog = page.getByRole('dialog', { name: 'Send an agent' });
  await expect(dialog.getByText('Sampige Bakes & Coffee')).toBeVisible();
  await expect(dialog.getByText(/\d\.\d ★/)).not.toHaveCount(0);
  await expect(dialog.getByText(/^\d ★/)).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Drop address' })).not.toHaveValue('');
  const send = dialog.getByRole('button', { name: 'Send request' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await tap(send);
  await expect(dialog).toBeHidden();
  expect(done).toEqual({ taps: 2, typed: 0 });
});

test('sharing is one tap without scrolling', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/shop/16');
  await waitForHydration(page);
  const share = page.getByRole('button', { name: /^Share/ });
  await expect(share).toBeInViewport({ ratio: 1 });
  const { tap, done } = thumb();
  await tap(share);
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(done).toEqual({ taps: 1, typed: 0 });
});

test('Call is in sight within a second of the tap on a card, on slow 4G', async ({ page, context }) => {
  await page.goto('/NearbyShop?city=Kochi');
  await waitForHydration(page);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  const card = page.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  const name = (await card.textContent()) ?? '';
  const began = Date.now();
  await card.tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ }).first()).toBeInViewport();
  expect(Date.now() - began).toBeLessThan(1000);
});
