import type { Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { everyLazyPart } from '../steps/lazy/every-part';
import type { LazyPart } from '../steps/lazy/lazy-part';
import {
  expectFrame,
  isFileOf,
  lazyScripts,
  lossyNetwork,
  type LossyNetwork,
} from '../steps/lazy/lost-scripts';
import { followLink } from '../steps/links';
import { signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

/** Every script that is not loaded with the first page is lost once, at the moment when it is needed. */

/** One function loads the script of every page, so that one of each kind stands for the others. */
const pages: Readonly<Record<string, string>> = {
  'pages/landing': '/Why',
  'pages/shop': '/shop/16-sampige-bakes-coffee',
  'pages/results': '/NearbyShop?search=bakery',
  'pages/new-password': '/new-password',
  'pages/BrandingPage': '/BrandingRegistrationform',
  'pages/log-in': '/admin',
};

/** What all pages of the console need is loaded like a page. */
const isNoPage = (script: string): boolean => !script.startsWith('pages/') && script !== 'console';

/** Scripts that every page which imports them lazily has already loaded with its first scripts. */
const neverLazy = ['AlertDialog'];

/** Loaded where there are several languages: languages.spec loses them. */
const ofLanguages = ['begin', 'choose-language', 'offer-language', 'CorrectionDialog', 'name-in'];

// Some parts are for a mouse only, the others work with both.
test.use({ isMobile: false, hasTouch: false });
test.beforeEach(({ watch }) => watch.expectError(/ERR_FAILED|Failed to load resource/));

test('every lazy script but those of pages is in these tables', () => {
  const known = [
    ...everyLazyPart.flatMap(({ lazyParts }) => lazyParts.flatMap(({ scripts }) => scripts)),
    ...neverLazy,
    ...ofLanguages,
  ].filter(isNoPage);
  const lazy = lazyScripts.filter(isNoPage);
  expect([...new Set(lazy)].toSorted()).toEqual([...new Set(known)].toSorted());
});

test('a page whose script is lost leaves header and footer standing, and appears once the network is back; Back works', async ({
  page,
}) => {
  const network = await lossyNetwork(page);
  await page.goto('/nowhere');
  await waitForHydration(page);
  for (const [script, path] of Object.entries(pages))
    await test.step(script, () => losePage(page, network, script, path));
});

async function losePage(page: Page, network: LossyNetwork, script: string, path: string): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await title.textContent();
  const error = page.getByText('This page did not load.');
  network.lose([script]);
  await followLink(page, path);
  await expect(error).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(before ?? '');
  await page.goForward();
  await expect(error).toBeVisible();
  await network.restore();
  await expect(title.first()).toBeVisible();
  await expect(error).toHaveCount(0);
}

for (const { path, as, prepare, lazyParts } of everyLazyPart) {
  test(`${lazyParts.flatMap(({ scripts }) => scripts).join(', ')}: the page works without, and it appears once the network is back`, async ({
    page,
    context,
  }) => {
    const network = await lossyNetwork(page);
    if (as) await signInAs(context, as);
    await prepare?.(page);
    const atOnce = lazyParts.filter(({ isLoadedAtOnce }) => isLoadedAtOnce).flatMap(({ scripts }) => scripts);
    if (atOnce.length > 0) await network.loseBeforeOpening(path, atOnce);
    await page.goto(path);
    await waitForHydration(page);
    for (const part of lazyParts) {
      await test.step(part.scripts.join(', '), () => losePart(page, network, part));
    }
  });
}

async function losePart(page: Page, network: LossyNetwork, part: LazyPart): Promise<void> {
  if (!part.isLoadedAtOnce) network.lose(part.scripts, part.pageScript);
  await part.reach?.(page);
  if (part.standsIn) await expect(part.standsIn(page)).toBeVisible();
  await expectFrame(page);
  await network.restore();
  await part.retry?.(page);
  await expect(part.appears(page)).toBeVisible();
  await expectFrame(page);
  await part.leave?.(page);
  if (part.leave) await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('a page whose first scripts get lost is read as it is, and comes to life later', async ({ page }) => {
  let isDown = true;
  await page.route('**/assets/entry-client-*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isDown = false;
  await waitForHydration(page);
});

test('a page of a newer version is loaded anew, once', async ({ page, watch }) => {
  watch.expectError(/404/);
  const gone = { status: 404, body: 'gone' };
  let pages = 0;
  page.on('load', () => (pages += 1));
  await page.goto('/admin');
  await waitForHydration(page);
  const isRenewed = (url: URL) => isFileOf('pages/TypePage', url) || url.pathname.includes('/entry-client-');
  await page.route(isRenewed, (route) => route.fulfill(gone));
  await followLink(page, '/RegistrationJoin');
  // The server of this test has no newer version, so that it sends the same page, and its scripts fail again.
  await expect.poll(() => pages).toBe(2);
  await expect(page).toHaveURL('/RegistrationJoin');
  await expect(page.getByRole('heading', { name: 'Who Are You Joining As?' })).toBeVisible();
  await page.unroute(isRenewed);
});

test('a dialog of a newer version offers to load the page, and leaves what was typed', async ({
  page,
  watch,
}) => {
  watch.expectError(/404/);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'Search' }).fill('bakery');
  await page.route(/UrlDialogs|entry-client-/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('button', { name: 'Login / Register' }).click();
  const note = page.getByRole('dialog', { name: 'Not loaded' });
  await expect(note).toContainText('Aaspaas has been renewed.');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('bakery');
  await page.unroute(/UrlDialogs|entry-client-/);
  await note.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});
