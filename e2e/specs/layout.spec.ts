import type { Page } from '@playwright/test';
import { expectContrastInTheDark, seriousViolations } from '../steps/accessibility';
import { guestPaths } from '../steps/guest-paths';
import { waitForHydration } from '../steps/hydration';
import { coveredBy, cutTexts, layOutAll, misfits } from '../steps/layout';
import { type DemoPerson, signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

/**
 * Every page is loaded once for all looks at it. At any width and with large text nothing scrolls sideways, wraps in the
 * header, or covers something else; on some of them axe finds nothing serious.
 */

// The narrowest phone, the one that many hold, and where the styles change.
const widths = [320, 360, 640, 768, 1024, 1280];
const widthsOfLargeText = [360, 1280];

// A desktop window that is made narrower: a phone would zoom out instead of scrolling sideways.
test.use({ isMobile: false, hasTouch: false });

const more = [
  '/',
  '/Why',
  '/?search=bakery&city=Bangalore',
  '/?search=zzzz&city=Bangalore',
  '/shop/16-sampige-bakes-coffee',
  '/ServiceFinder?category=Bakery&type=shop',
  '/ServiceFinder?category=Bakery&type=shop&shop=16',
  '/NearbyShop?city=Atlantis',
  '/nowhere',
];

/** Help stands there in a corner of its own. */
const withHelp = [
  '/',
  '/Why',
  '/NearbyShop',
  '/NearbyService',
  '/?search=bakery&city=Bangalore',
  '/UserProfile',
];

/** Arranged otherwise on a computer. */
const twoWays = ['/', '/shop/16-sampige-bakes-coffee', '/NearbyShop'];
const withAxe = [
  ...twoWays,
  '/?search=bakery&city=Bangalore',
  '/?search=zzzz&city=Bangalore',
  '/nowhere',
  '/terms',
  '/privacy',
  '/grievances',
];

const visits: readonly { readonly as?: DemoPerson; readonly paths: readonly string[] }[] = [
  { paths: more },
  ...[0, 1, 2].map((third) => ({ paths: guestPaths.filter((_, index) => index % 3 === third) })),
  { as: 'customer', paths: ['/UserProfile', '/Why', '/AssignDelivery', '/shop/16-sampige-bakes-coffee'] },
  { as: 'owner', paths: ['/ShopProfile', '/ShopProfileLayout', '/shop/16-sampige-bakes-coffee'] },
  { as: 'agent', paths: ['/DeliveryProfile', '/NearbyService'] },
  { as: 'admin', paths: ['/admin', '/shop/16-sampige-bakes-coffee'] },
];

for (const { as, paths } of visits) {
  test(`everything fits for ${as ?? 'a guest'} on ${paths.join(', ')}`, async ({ page, context, watch }) => {
    watch.expectError(/404/);
    if (as) await signInAs(context, as);
    const found: string[] = [];
    for (const path of paths) {
      await open(page, path);
      if (!as && withHelp.includes(path))
        await test.step(`help from Aaspaas covers nothing on ${path} [D-085, M-066, M-132]`, () =>
          expectHelpCoversNothing(page));
      if (!as && withAxe.includes(path))
        await test.step(`axe finds nothing serious on ${path}, light and dark`, () =>
          expectGoodForAll(page, twoWays.includes(path) ? [1280, 360] : [360]));
      found.push(...(await misfitsOf(page, path)));
    }
    expect(found).toEqual([]);
  });
}

test('the header stays in sight; sections and fields stop below it [M-080]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  const bottomOfHeader = async () => {
    const box = await header.boundingBox();
    expect(box?.y).toBe(0);
    return box?.height ?? 0;
  };
  for (const label of ['About Us', 'Company', 'Our Goals']) {
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
    const title = page.getByRole('heading', { name: label, exact: true });
    await expect(title).toBeInViewport({ ratio: 1 });
    expect((await title.boundingBox())?.y).toBeGreaterThan(await bottomOfHeader());
  }
  await page.goto('/DeliveryAgentForm');
  await waitForHydration(page);
  const fields = page.getByRole('main').locator('input,select');
  await fields.last().focus();
  for (let left = await fields.count(); left > 1; left -= 1) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(await bottomOfHeader());
  }
});

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(layOutAll);
}

async function expectHelpCoversNothing(page: Page): Promise<void> {
  const help = page.getByRole('link', { name: /^Help from Aaspaas/ });
  await expect(help).toHaveCount(1);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
      expect(await help.evaluate(coveredBy), `${width} px, ${share} of the page`).toEqual([]);
    }
  }
}

async function expectGoodForAll(page: Page, atWidths: readonly number[]): Promise<void> {
  for (const width of atWidths) {
    await page.setViewportSize({ width, height: 740 });
    expect(await seriousViolations(page)).toEqual([]);
  }
  // Colours are the same at any width.
  await expectContrastInTheDark(page);
}

async function misfitsOf(page: Page, path: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const found: string[] = [];
  const measure = async (width: number, how: string) => {
    await page.setViewportSize({ width, height: 800 });
    for (const misfit of await page.evaluate(misfits)) found.push(`${path} at ${width}${how}: ${misfit}`);
  };
  for (const width of widths) await measure(width, '');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of widthsOfLargeText) {
    await measure(width, ' with text of 200 %');
    for (const cut of await page.evaluate(cutTexts))
      found.push(`${path} at ${width} with text of 200 %: ${cut}`);
  }
  return found;
}
