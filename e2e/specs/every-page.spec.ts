import { expectContrastInTheDark, expectNoSeriousViolations } from '../steps/accessibility';
import { guestPaths } from '../steps/guest-paths';
import { waitForHydration } from '../steps/hydration';
import { signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

test('every path answers a guest in any letter case, inside the frame [R-356] [M-048]', async ({
  request,
}) => {
  for (const path of guestPaths.flatMap((each) => [each, each.toLowerCase()])) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(200);
    expect(await reply.text(), path).toMatch(/<header[^>]*>.*<main[^>]*>.*<h1[^>]*>.+<\/main>.*<footer/s);
  }
});

test('the console asks a guest to log in, and for everybody else there is no such page', async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/admin/settings');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in');
  await expect(page).toHaveTitle('Please log in · Aaspaas');
  expect(await page.content()).not.toMatch(/assets\/[^"]*(admin|console)/i);
  await page.getByRole('main').getByRole('link', { name: 'Login / Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await signInAs(context, 'owner');
  watch.expectError(/404/);
  const reply = await page.goto('/admin');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We took a wrong turn');
  const htmlAt = async (path: string) => {
    const html = await (await context.request.get(path)).text();
    // What differs from one moment to the next.
    return html.replaceAll(path, '').replace(/"now":\d+/, '');
  };
  expect(await htmlAt('/admin/payments')).toBe(await htmlAt('/no/such-page'));
});

test('the footer leads to terms, privacy and grievances, which print without menus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/NearbyShop');
  await waitForHydration(page);
  for (const [link, title] of [
    ['Terms', 'Terms and conditions'],
    ['Privacy', 'Privacy'],
    ['Grievances', 'Grievances'],
  ] as const) {
    await page.locator('footer').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Last changed on')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown path says so with status 404', async ({ page, watch }) => {
  watch.expectError(/404/);
  const reply = await page.goto('/nowhere/at//all?x=%00');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We took a wrong turn');
});

test('an odd path gets a page, never an error of ours', async ({ request, baseURL }) => {
  for (const path of [
    '//evil.example/',
    '/%',
    '/%E0%A4%A',
    '/?search=%00',
    '/?city=%ED%A0%80',
    '/shop/16?x=[',
    '/ServiceFinder?category=%00&city=%ED%A0%80&type=%&shop=0',
    '/ServiceFinder?category=%E0%B4%AA%E0%B5%82%F0%9F%98%80&shop=99999999999',
  ]) {
    const reply = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(reply.status(), path).toBeLessThan(500);
  }
});

test('axe finds nothing serious in the dialogs that every page may open, nor among the parts of pages, light and dark', async ({
  page,
}) => {
  for (const path of ['/dev/ui', '/?open=login', '/?open=subscription'])
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await waitForHydration(page);
      if (path.includes('open=')) await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSeriousViolations(page);
      await expectContrastInTheDark(page);
    });
});
