import { seriousViolations } from './axe';
import { whenAlive } from './people';
import { expect, test } from './test';

const paths = [
  '/UserProfile', '/RegistrationJoin', '/BusinessRegistrationForm', '/ServiceRegistration', '/OperationDetails',
  '/ServiceContactPage', '/BothRegistrationForm', '/BothBusinessOperatingDetails', '/ShopProfile', '/ServiceFinder',
  '/DeliveryAgentForm', '/DeliveryDetails', '/NearbyService', '/NearbyShop', '/DeliveryProfile', '/AssignDelivery',
  '/uploadProfilePicture', '/ServiceRegistrationForm', '/BusinessOperatingDetails', '/BrandingRegistrationform',
  '/ContactInfoform', '/ShopProfileLayout', '/DeliveryContactInformation', '/admin',
]; // prettier-ignore

for (const path of paths) {
  test(
    `${path} answers a guest in any letter case, inside the frame [R-356] [M-048]`,
    { tag: '@once' },
    async ({ request }) => {
      for (const address of [path, path.toLowerCase()]) {
        const reply = await request.get(address, { maxRedirects: 0 });
        expect(reply.status()).toBe(200);
        const html = await reply.text();
        expect(html).toMatch(/<header[^>]*>.*<main[^>]*>.*<h1[^>]*>.+<\/main>.*<footer/s);
      }
    },
  );
}

test('a screen that is not ready yet says so, with a way home', async ({ page }) => {
  await page.goto('/admin');
  await whenAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not ready yet');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address says so with status 404', async ({ page, watch }) => {
  watch.expectTrouble(/404/);
  const reply = await page.goto('/nowhere/at//all?x=%00');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We took a wrong turn');
});

for (const address of [
  '//evil.example/',
  '/%',
  '/%E0%A4%A',
  '/?search=%00',
  '/?city=%ED%A0%80',
  '/shop/16?x=[',
  '/ServiceFinder?category=%00&city=%ED%A0%80&type=%&shop=0',
  '/ServiceFinder?category=%E0%B4%AA%E0%B5%82%F0%9F%98%80&shop=99999999999',
]) {
  test(
    `an odd address gets a page, never an error of ours: ${address}`,
    { tag: '@once' },
    async ({ request, baseURL }) => {
      const reply = await request.get(`${baseURL}${address}`, { maxRedirects: 0 });
      expect(reply.status()).toBeLessThan(500);
    },
  );
}

for (const scheme of ['light', 'dark'] as const) {
  for (const address of [
    '/',
    '/?search=bakery&city=Bangalore',
    '/?search=zzzz&city=Bangalore',
    '/shop/16-sampige-bakes-coffee',
    '/NearbyShop',
    '/nowhere',
    '/?open=login',
    '/?open=subscription',
    '/dev/ui',
  ]) {
    // Colours are the same at any width.
    const tag = scheme === 'dark' ? ['@once'] : [];
    test(`axe finds nothing serious on ${address}, ${scheme}`, { tag }, async ({ page, watch }) => {
      watch.expectTrouble(/404/);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await whenAlive(page);
      if (address.includes('open=')) await expect(page.getByRole('dialog')).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });
  }
}
