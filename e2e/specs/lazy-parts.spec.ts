import type { Page } from '@playwright/test';
import { expectFrame, follow, lateParts, type Line, tapLine } from '../steps/lazy/lost-scripts';
import { type LostPart, lostOnPages } from '../steps/lazy/parts';
import { signIn, whenAlive } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

/** Every script that comes after a page stands gets lost in turn, where it is wanted. */

const screens: Readonly<Record<string, string>> = {
  LandingScreen: '/Why',
  LandingSearchScreen: '/?search=bakery',
  ShopScreen: '/shop/16-sampige-bakes-coffee',
  SearchScreen: '/NearbyShop?search=bakery',
  HomeScreen: '/UserProfile',
  NearbyScreen: '/NearbyService',
  FinderScreen: '/ServiceFinder',
  ShopProfileScreen: '/ShopProfile',
  ShopLayoutScreen: '/ShopProfileLayout',
  NotFoundScreen: '/nowhere',
  AssignDeliveryScreen: '/AssignDelivery',
  DeliveryProfileScreen: '/DeliveryProfile',
  DevUiScreen: '/dev/ui',
  LegalScreen: '/terms',
  NewPasswordScreen: '/new-password',
  ConfirmEmailScreen: '/confirm-email',
  UndoChangeScreen: '/undo-change',
  TypeChoiceScreen: '/RegistrationJoin',
  ShopBasicsScreen: '/BusinessRegistrationForm',
  ShopOperatingScreen: '/BusinessOperatingDetails',
  BusinessBrandingScreen: '/BrandingRegistrationform',
  BusinessContactScreen: '/ContactInfoform',
  ServiceBasicsScreen: '/ServiceRegistration',
  ServiceOperatingScreen: '/OperationDetails',
  BothBasicsScreen: '/BothRegistrationForm',
  BothOperatingScreen: '/BothBusinessOperatingDetails',
  AgentPersonalScreen: '/DeliveryAgentForm',
  AgentDetailsScreen: '/DeliveryDetails',
  AgentPictureScreen: '/uploadProfilePicture',
  AgentContactScreen: '/DeliveryContactInformation',
};

/** Where the walks begin, so it is there; the other begins at another page. */
const firstScreen = { SoonScreen: '/admin' };

/** Rules and lists that some page needs anyway: whoever asks for them later has them. */
const thereAlready = ['wizard'];

// With a mouse: what is for fingers comes as well.
test.use({ isMobile: false, hasTouch: false });
test.beforeEach(({ watch }) => watch.expectTrouble(/ERR_FAILED|Failed to load resource/));

test('no script that comes later is left out here', () => {
  const known = [
    ...Object.keys({ ...screens, ...firstScreen }),
    ...lostOnPages.flatMap(({ lost }) => lost.flatMap(({ parts }) => parts)),
    ...thereAlready,
  ];
  expect([...new Set(lateParts)].toSorted()).toEqual([...new Set(known)].toSorted());
});

const halves = [
  Object.entries(screens).slice(0, 15),
  [...Object.entries(screens).slice(15), ['SoonScreen', '/admin']],
];
for (const [index, half] of halves.entries()) {
  test(`a screen that does not come leaves header and footer standing, and comes with the line; Back works (${index + 1})`, async ({
    page,
  }) => {
    const line = await tapLine(page);
    await page.goto(index === 0 ? '/admin' : '/nowhere');
    await whenAlive(page);
    for (const [screen = '', address = ''] of half) {
      await test.step(screen, () => loseScreen(page, line, screen, address));
    }
  });
}

async function loseScreen(page: Page, line: Line, screen: string, address: string): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const before = await title.textContent();
  const trouble = page.getByText('This page did not load.');
  line.lose([screen]);
  await follow(page, address);
  await expect(trouble).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(before ?? '');
  await page.goForward();
  await expect(trouble).toBeVisible();
  await line.mend();
  await expect(title.first()).toBeVisible();
  await expect(trouble).toHaveCount(0);
}

for (const { address, as, prepare, lost } of lostOnPages) {
  test(`${lost.flatMap(({ parts }) => parts).join(', ')}: the page stands without, and it comes with the line`, async ({
    page,
    context,
  }) => {
    const line = await tapLine(page);
    if (as) await signIn(context, as);
    await prepare?.(page);
    const atOnce = lost.filter(({ isAskedAtOnce }) => isAskedAtOnce).flatMap(({ parts }) => parts);
    if (atOnce.length > 0) await line.loseFrom(address, atOnce);
    await page.goto(address);
    await whenAlive(page);
    for (const each of lost) {
      await test.step(each.parts.join(', '), () => losePart(page, line, each));
    }
  });
}

async function losePart(
  page: Page,
  line: Line,
  { parts, screen, isAskedAtOnce, ...way }: LostPart,
): Promise<void> {
  if (!isAskedAtOnce) line.lose(parts, screen);
  await way.reach?.(page);
  if (way.says) await expect(way.says(page)).toBeVisible();
  await expectFrame(page);
  await line.mend();
  await way.again?.(page);
  await expect(way.comes(page)).toBeVisible();
  await expectFrame(page);
  await way.leave?.(page);
  if (way.leave) await expect(page.locator('dialog[open]')).toHaveCount(0);
}

test('a page whose first scripts get lost is read as it is, and comes to life later', async ({ page }) => {
  let isDown = true;
  await page.route('**/assets/shell-*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isDown = false;
  await whenAlive(page);
});

test('a screen of a newer version is loaded with its page, once', async ({ page, watch }) => {
  watch.expectTrouble(/404/);
  const gone = { status: 404, body: 'gone' };
  let pages = 0;
  page.on('load', () => (pages += 1));
  await page.goto('/admin');
  await whenAlive(page);
  await page.route(/TypeChoiceScreen|shell-/, (route) => route.fulfill(gone));
  await follow(page, '/RegistrationJoin');
  // The server of this test has no newer version: the same page comes, without its scripts.
  await expect.poll(() => pages).toBe(2);
  await expect(page).toHaveURL('/RegistrationJoin');
  await expect(page.getByRole('heading', { name: 'Who Are You Joining As?' })).toBeVisible();
  await page.unroute(/TypeChoiceScreen|shell-/);
});

test('a dialog of a newer version offers to load the page, and leaves what was typed', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/404/);
  await page.goto('/');
  await whenAlive(page);
  await page.getByRole('combobox', { name: 'Search' }).fill('bakery');
  await page.route(/UrlDialogs|shell-/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('button', { name: 'Login / Register' }).click();
  const note = page.getByRole('dialog', { name: 'Not loaded' });
  await expect(note).toContainText('Aaspaas has been renewed.');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('bakery');
  await page.unroute(/UrlDialogs|shell-/);
  await note.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});
