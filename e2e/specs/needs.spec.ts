import type { Locator, Page } from '@playwright/test';
import { openMenu } from '../steps/header-menu';
import { waitForHydration } from '../steps/hydration';
import { openSearch, searchPill } from '../steps/search-sheet';
import { signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

const needs = (page: Page) => page.getByRole('navigation', { name: 'What do you need?' });
const search = (page: Page | Locator) => page.getByRole('search').getByRole('combobox', { name: 'Search' });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent searches' });

test('a tap on a picture leads to who does it near the place, and the next calls', async ({ page }) => {
  await page.goto('/?at=kochi');
  await waitForHydration(page);
  const salon = needs(page).getByRole('link', { name: 'Salon' });
  await expect(salon, 'without scrolling').toBeInViewport();
  await salon.click();
  await expect(page).toHaveURL('/?search=Salon&at=kochi');
  const call = page.getByRole('main').locator('a[href^="tel:+91"]').first();
  await expect(call, 'the second tap').toBeInViewport();
});

test('the pictures follow when another place is chosen', async ({ page }) => {
  await page.goto('/?at=560034-koramangala');
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your place/ })
    .click();
  await page.getByRole('textbox', { name: 'PIN code' }).fill('400050');
  await expect(page).toHaveURL(/at=400050/);
  await expect(needs(page).getByRole('link', { name: 'Plumber' })).toHaveAttribute('href', /at=400050/);
});

test('of what is wanted at once only what is open is listed', async ({ page }) => {
  await page.goto('/?at=kochi');
  await waitForHydration(page);
  const electrician = needs(page).getByRole('link', { name: 'Electrician' });
  await expect(electrician, 'without scrolling').toBeInViewport();
  await electrician.click();
  await expect(page).toHaveURL('/?search=Electrician&now=open&at=kochi');
  await expect(searchPill(page)).toHaveText('FindElectrician');
  await expect(search(await openSearch(page))).toHaveValue('Electrician');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Open now' })).toHaveAttribute('aria-current', 'true');
});

test('the pictures are plain links, which need no script and keep the place', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/?at=kochi');
  await expect(needs(page).getByRole('listitem')).toHaveCount(12);
  const open = page.getByRole('region', { name: /^Open( near you)? now$/ });
  await expect(open.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    '/NearbyShop?now=open&at=kochi',
  );
  await needs(page).getByRole('link', { name: 'Bakery' }).click();
  await expect(page).toHaveURL(/search=Bakery&now=open.*at=kochi/);
  await page.getByRole('link', { name: 'Open now' }).click();
  await expect(page.getByRole('main').locator('a[href^="tel:+91"]').first()).toBeVisible();
  await context.close();
});

test('no list of the landing page or the home repeats another', async ({ page }) => {
  for (const path of ['/', '/UserProfile?city=Mumbai']) {
    await page.goto(path);
    const links = page.getByRole('article').locator('h3 a');
    // Six shops, six services, and what is open at this hour.
    await expect(links.nth(12)).toBeAttached();
    const shops = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(shops).size).toBe(shops.length);
  }
});

test('one main button stands in the first screen of the landing page', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Search', exact: true })).toHaveCSS(
    'background-color',
    'rgb(15, 107, 74)',
  );
  await expect(main.getByRole('button', { name: 'Get started now' })).not.toBeInViewport();
});

test('owners find the way to list their shop with one tap, or below the lists', async ({ page }) => {
  await page.goto('/');
  const door = (await openMenu(page)).getByRole('link', { name: 'List your shop' });
  await expect(door).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'List your shop' }).click();
  await expect(page.getByRole('heading', { name: 'Who Are You Joining As?' })).toBeVisible();
});

test('an empty search box offers what was searched before, and one tap forgets it', async ({ page }) => {
  for (const text of ['plumber', 'cake']) {
    await page.goto(`/NearbyShop?search=${text}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('aaspaas.searches'))).toContain(text);
  }
  await page.goto('/');
  await waitForHydration(page);
  await search(page).click();
  await expect(recent(page).getByRole('link')).toHaveText(['cake', 'plumber']);
  await recent(page).getByRole('link', { name: 'plumber' }).click();
  await expect(page).toHaveURL(/\?search=plumber/);
  await page.goto('/NearbyService');
  await waitForHydration(page);
  await openSearch(page);
  await recent(page).getByRole('button', { name: 'Clear' }).click();
  await expect(recent(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('aaspaas.searches'))).toBeNull();
});

test('the home of somebody signed in shows the favourites that are open', async ({ page, context }) => {
  await signInAs(context, 'customer');
  await page.route('**/aaspaas/user/list/fav', async (route) => {
    const reply = await route.fetch();
    const body: { list: Record<string, unknown>[] } = await reply.json();
    const list = body.list.map((shop, at) => ({ ...shop, open_now: at === 0, sh_name: `Favourite ${at}` }));
    await route.fulfill({ response: reply, json: { ...body, list } });
  });
  await page.goto('/UserProfile');
  await waitForHydration(page);
  const open = page.getByRole('region', { name: 'Your favourites, open now' });
  await expect(open.getByRole('article')).toHaveCount(1);
  await expect(open).toContainText('Favourite 0');
});
