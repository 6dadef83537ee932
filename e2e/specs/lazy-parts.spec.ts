import type { Page } from '@playwright/test';
import { consolePages } from '../steps/console-paths';
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

const pages: Readonly<Record<string, string>> = {
  'pages/landing': '/Why',
  'pages/landing-search': '/?search=bakery',
  'pages/shop': '/shop/16-sampige-bakes-coffee',
  'pages/search': '/NearbyShop?search=bakery',
  'pages/home': '/UserProfile',
  'pages/nearby': '/NearbyService',
  'pages/finder': '/ServiceFinder',
  'pages/shop-profile': '/ShopProfile',
  'pages/shop-layout': '/ShopProfileLayout',
  'pages/not-found': '/nowhere',
  'pages/assign-delivery': '/AssignDelivery',
  'pages/delivery-profile': '/DeliveryProfile',
  'pages/dev-ui': '/dev/ui',
  'pages/legal': '/terms',
  'pages/new-password': '/new-password',
  'pages/confirm-email': '/confirm-email',
  'pages/undo-change': '/undo-change',
  'pages/admin-two-step': '/admin/two-step',
  'pages/admin-admins': '/admin/admins',
  'pages/admin-security': '/admin/security',
  'pages/end-wish': '/end-wish',
  'pages/registration-type': '/RegistrationJoin',
  'pages/registration-shop-basics': '/BusinessRegistrationForm',
  'pages/registration-shop-operating': '/BusinessOperatingDetails',
  'pages/registration-branding': '/BrandingRegistrationform',
  'pages/registration-contact': '/ContactInfoform',
  'pages/registration-service-basics': '/ServiceRegistration',
  'pages/registration-service-operating': '/OperationDetails',
  'pages/registration-both-basics': '/BothRegistrationForm',
  'pages/registration-both-operating': '/BothBusinessOperatingDetails',
  'pages/registration-agent-personal': '/DeliveryAgentForm',
  'pages/registration-agent-details': '/DeliveryDetails',
  'pages/registration-agent-photo': '/uploadProfilePicture',
  'pages/registration-agent-contact': '/DeliveryContactInformation',
  'pages/admin-payments': '/admin/payments',
  'pages/admin-payment': '/admin/payments/1',
  'pages/admin-ledger': '/admin/ledger',
  'pages/admin-statements': '/admin/statements',
  'pages/admin-statement': '/admin/statements/1',
  'pages/receipt': '/receipt/AP-2026-27-000001',
  'pages/admin-shops': '/admin/shops',
  'pages/admin-services': '/admin/services',
  'pages/admin-listing': '/admin/listings/16',
  'pages/admin-edits': '/admin/edits',
  'pages/admin-settings': '/admin/settings',
  'pages/admin-customers': '/admin/customers',
  'pages/admin-agents': '/admin/agents',
  'pages/admin-person': '/admin/people/2',
  'pages/admin-reviews': '/admin/reviews',
  'pages/admin-licences': '/admin/licences',
  'pages/admin-duplicates': '/admin/duplicates',
  'pages/admin-pair': '/admin/duplicates/1-2',
  'pages/admin-announcements': '/admin/announcements',
  'pages/admin-words': '/admin/words',
  'pages/admin-places': '/admin/places',
  'pages/admin-outbox': '/admin/outbox',
  'pages/admin-audit': '/admin/audit',
  'pages/admin-jobs': '/admin/jobs',
};

/** Loaded already where the first half begins, so that the second half loses it. */
const firstPage = { 'pages/admin': '/admin' };

/** As a guest sees them. */
const ofConsole = consolePages
  .filter(({ script }) => !(script in firstPage))
  .map(({ script, path }) => [script, path.replace(/:\w+/g, '1')] as const);

/** Scripts that every page which imports them lazily has already loaded with its first scripts. */
const neverLazy = ['values', 'AlertDialog'];

// Some parts are for a mouse only, the others work with both.
test.use({ isMobile: false, hasTouch: false });
test.beforeEach(({ watch }) => watch.expectError(/ERR_FAILED|Failed to load resource/));

test('every lazy script is in these tables', () => {
  const known = [
    ...Object.keys({ ...pages, ...firstPage, ...Object.fromEntries(ofConsole) }),
    ...everyLazyPart.flatMap(({ lazyParts }) => lazyParts.flatMap(({ scripts }) => scripts)),
    ...neverLazy,
  ];
  expect([...new Set(lazyScripts)].toSorted()).toEqual([...new Set(known)].toSorted());
});

const halves = [
  Object.entries(pages).slice(0, 15),
  [...Object.entries(pages).slice(15), ...Object.entries(firstPage)],
  // One way to each page is enough.
  Object.entries(Object.fromEntries(ofConsole)),
];
for (const [index, half] of halves.entries()) {
  test(`a page whose script is lost leaves header and footer standing, and appears once the network is back; Back works (${index + 1})`, async ({
    page,
  }) => {
    const network = await lossyNetwork(page);
    await page.goto(index === 0 ? '/admin' : '/nowhere');
    await waitForHydration(page);
    for (const [script = '', path = ''] of half) {
      await test.step(script, () => losePage(page, network, script, path));
    }
  });
}

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
  const isRenewed = (url: URL) =>
    isFileOf('pages/registration-type', url) || url.pathname.includes('/entry-client-');
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
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('bakery');
  await page.unroute(/UrlDialogs|entry-client-/);
  await note.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});
