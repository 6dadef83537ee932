import type { Page } from '@playwright/test';
import { serviceMenu, shopMenu } from '@aaspaas/contract/shops/category-menus';
import { linksOf, openMenu } from '../steps/header-menu';
import { waitForHydration } from '../steps/hydration';
import { becomeGuest, signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

const shopPage = '/shop/16-sampige-bakes-coffee';

const logoOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Aaspaas', exact: true });

/** Marks the page, so that a new page load can be told: it would remove the mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same-page'));

test.describe('the logo', () => {
  test("takes a guest to '/' without a new page load, and on '/' reloads the page [M-077] [M-078]", async ({
    page,
  }) => {
    await page.goto(shopPage);
    await waitForHydration(page);
    await mark(page);
    await logoOf(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Local, Sell Local, Grow Together');
    expect(await isMarked(page)).toBe(true);

    await Promise.all([page.waitForEvent('load'), logoOf(page).click()]);
    await expect(page).toHaveURL('/');
    expect(await isMarked(page)).toBe(false);
  });

  test('elsewhere takes somebody who is signed in to their profile route [M-078]', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'owner');
    await page.goto(shopPage);
    await logoOf(page).click();
    await expect(page).toHaveURL('/ShopProfile');
  });
});

test('a hamburger appears on small screens only [M-079]', async ({ page }) => {
  await page.goto('/');
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  for (const [width, isShown] of [
    [360, true],
    [767, true],
    [768, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(hamburger).toBeVisible({ visible: isShown });
  }
});

test(
  "a guest's links on '/' scroll to its sections, and the login dialog opens [M-080] [M-081] [M-093]",
  alsoOnDesktop,
  async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    for (const [label, section] of [
      ['Home', 'about'],
      ['Why Aaspaas', 'whyus'],
      ['Our Goal', 'goals'],
    ] as const) {
      await test.step(label, async () => {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.locator(`#${section}`)).not.toBeInViewport();
        const menu = await openMenu(page);
        await menu.getByRole('link', { name: label, exact: true }).click();
        await expect(page.locator(`#${section}`)).toBeInViewport();
        await expect(menu.getByRole('link', { name: label })).toBeVisible({
          visible: (page.viewportSize()?.width ?? 0) >= 768,
        });
      });
    }
    await page.getByRole('button', { name: 'Login / Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  },
);

test('Back closes the menu and stays on the page; what the menu led to is one step away', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.goto(shopPage);
  await waitForHydration(page);
  const link = page.locator('#menu').getByRole('link', { name: 'List your shop' });
  await test.step('Back', async () => {
    await openMenu(page);
    await expect(link).toBeVisible();
    await page.locator('#menu').getByRole('button', { name: 'Shop categories' }).click();
    await page.goBack();
    await expect(link).toBeHidden();
    await expect(page).toHaveURL(shopPage);
  });
  await test.step('closed by a press beside it, it leaves no step', async () => {
    await openMenu(page);
    await expect(link).toBeVisible();
    await page.mouse.click(4, 670);
    await expect(link).toBeHidden();
    await openMenu(page);
    await link.click();
    await expect(page).toHaveURL(/\/RegistrationJoin/);
    await expect(link).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(shopPage);
    await page.goBack();
    await expect(page).toHaveURL('/terms');
  });
});

test('jumping home scrolls after a pause of 300 ms [M-082] [M-097] [M-616]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(shopPage);
  await waitForHydration(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Goals' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#goals')).toBeAttached();
  await page.clock.runFor(299);
  await expect(page.locator('#goals')).not.toBeInViewport();
  await page.clock.runFor(1);
  await expect(page.locator('#goals')).toBeInViewport();
});

test(
  "the links outside '/': two for a guest, a third for who is signed in, and where they go [M-083] [M-085..M-088] [M-417] [M-419] [M-421] [M-423, D-045]",
  alsoOnDesktop,
  async ({ page, context }) => {
    const links = ['Find Your Local Shop', 'Find Nearby Services', 'Assign Your Delivery Agent'];
    await page.goto(shopPage);
    await expect(linksOf(await openMenu(page))).toHaveText([...links.slice(0, 2), 'List your shop']);
    await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible();

    for (const person of ['owner', 'agent', 'customer'] as const) {
      await test.step(person, async () => {
        await becomeGuest(page);
        await signInAs(context, person);
        await page.goto(shopPage);
        await expect(linksOf(await openMenu(page))).toHaveText(links);
      });
    }

    await page.goto(shopPage);
    await waitForHydration(page);
    for (const [index, path] of ['/NearbyShop', '/NearbyService', '/AssignDelivery'].entries()) {
      await test.step(path, async () => {
        const menu = await openMenu(page);
        await menu.getByRole('link', { name: links[index] ?? '' }).click();
        await expect(page).toHaveURL(path);
      });
    }
  },
);

for (const { label, panelName, entries, type, clauses } of [
  {
    label: 'Shop categories',
    panelName: 'shop',
    entries: shopMenu,
    type: 'shop',
    clauses: '[M-647] [M-090]',
  },
  {
    label: 'Service categories',
    panelName: 'service',
    entries: serviceMenu,
    type: 'service',
    clauses: '[M-649] [M-091]',
  },
]) {
  test(
    `the ${panelName} categories drop down, ten first, then all [M-089] [M-092] ${clauses}`,
    alsoOnDesktop,
    async ({ page }) => {
      await page.goto(shopPage);
      await waitForHydration(page);
      await openMenu(page);
      await page.getByRole('button', { name: label }).click();
      const panel = page
        .locator('[popover]:popover-open', { hasText: 'Frequently visited categories' })
        .last();
      await expect(panel.getByRole('heading', { name: 'Frequently visited categories' })).toBeVisible();
      const links = panel.locator(`a[href^="/ServiceFinder"]:visible`);
      const labels = entries.map((entry) => entry.label);
      await expect(links).toHaveText(labels.slice(0, 10));
      await panel.getByText('View more').click();
      await expect(links).toHaveText(labels);
      await panel.getByText('View less').click();
      await expect(links).toHaveText(labels.slice(0, 10));
      for (const [index, { value }] of entries.slice(0, 10).entries()) {
        await expect(links.nth(index)).toHaveAttribute(
          'href',
          `/ServiceFinder?category=${encodeURIComponent(value)}&type=${type}`,
        );
      }
      await links.nth(3).click();
      // The finder may have asked for the place already.
      await expect(page).toHaveURL(
        ({ pathname, searchParams: query }) =>
          pathname === '/ServiceFinder' &&
          query.get('category') === entries[3]?.value &&
          query.get('type') === type,
      );
      await expect(panel).toBeHidden();
    },
  );
}

test('somebody who is signed in has Favorites and Profile icons instead [M-094]', async ({
  page,
  context,
}) => {
  await signInAs(context, 'agent');
  await page.goto(shopPage);
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Login / Register' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Favorites' }).click();
  await expect(
    page
      .getByRole('alertdialog', { name: 'My Favorites' })
      .or(page.getByRole('dialog', { name: 'My Favorites' })),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByText('Manjunath Gowda')).toBeVisible();
});

test('the footer has contact details, About links that scroll, and social links [M-096] [M-097]', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+91 60000 00000' })).toHaveAttribute(
    'href',
    'tel:+916000000000',
  );
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('navigation', { name: 'About' }).getByRole('link')).toHaveCount(4);
  for (const name of ['Facebook', 'Instagram', 'YouTube', 'WhatsApp']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('target', '_blank');
  }
  await waitForHydration(page);
  for (const [label, section] of [
    ['About Us', 'about'],
    ['Company', 'company'],
    ['Achievements', 'whyus'],
    ['Our Goals', 'goals'],
  ] as const) {
    await test.step(`'${label}' scrolls to #${section}`, async () => {
      await footer.getByRole('link', { name: label }).click();
      await expect(page.locator(`#${section}`)).toBeInViewport();
    });
  }
});

test('the header changes with the page and the person, without a reload', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await mark(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\//);
  await expect(page.getByRole('banner').locator('a[href="/NearbyShop"]').first()).toBeAttached();
  await expect((await openMenu(page)).getByRole('link', { name: 'Find Your Local Shop' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('the keyboard can skip the header', async ({ page }) => {
  await page.goto('/shop/16-sampige-bakes-coffee');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
