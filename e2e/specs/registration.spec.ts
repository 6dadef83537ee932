import type { Page } from '@playwright/test';
import { bothCategories, serviceCategories, shopCategories } from '@aaspaas/contract/registration/categories';
import { expectNoViolations } from '../steps/accessibility';
import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { mailAbout } from '../steps/mailbox';
import { expectMessage, fieldNamed } from '../steps/registration/fields';
import { bothFlow, serviceFlow, shopFlow } from '../steps/registration/flows';
import { keptInBrowser } from '../steps/registration/kept-in-browser';
import { newOwner, type NewOwner } from '../steps/registration/shop-form';
import { walkEveryStep } from '../steps/registration/walk-every-step';
import { pressNext, type Walker, walkerOn } from '../steps/registration/walker';
import { expect, test } from '../steps/test';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '') as unknown, key);
const categories = (page: Page) => page.getByRole('group', { name: 'Business category' }).locator('label');
const moreCategories = (page: Page) =>
  page.getByRole('group', { name: 'All other categories' }).locator('label');

/** The first step of the three business flows. */
const chooseType = (walker: Walker, name: string): Promise<void> =>
  test.step('the choice of the type [R-003, R-006, R-019, R-020, R-024, M-022]', () => choose(walker, name));

async function choose({ page, input }: Walker, name: string): Promise<void> {
  await page.goto('/RegistrationJoin');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Who Are You Joining As?' })).toBeVisible();
  await expect(page.getByRole('main').locator('ol > li')).toHaveCount(5);
  await expect(page.getByRole('radio')).toHaveCount(3);
  for (const [index, each] of ['Product Seller', 'Service Provider', 'Both'].entries())
    await expect(page.getByRole('radio').nth(index)).toHaveAccessibleName(new RegExp(`^${each}`));
  await expect(button(page, 'Next')).toBeDisabled();
  await input.choose(name);
  await page.reload();
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await expect(button(page, 'Next')).toBeEnabled();
}

/** Types a text and expects what the field makes of it. Leaves the field empty. */
async function expectCleaned({ page, input }: Walker, label: string, typed: string, clean: string) {
  await input.type(fieldNamed(page, label), typed);
  await expect(fieldNamed(page, label)).toHaveValue(clean);
  await input.type(fieldNamed(page, label), '');
}

/** The registration has arrived: the payment is next, and the browser keeps nothing of the drafts. */
async function expectRegistered({ page }: Walker): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  const { local, photos } = await keptInBrowser(page);
  expect(local.filter((key) => key !== 'userData')).toEqual([]);
  expect(Object.values(photos).filter((count) => count > 0)).toEqual([]);
}

/** The owner is signed in without a login, and reads what comes next on the page and in a mail. */
async function expectOwnProfile({ page }: Walker, owner: NewOwner): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  const reference = /tn=(\w{12})/.exec(
    (await dialog.getByRole('link', { name: 'Open UPI app' }).getAttribute('href')) ?? '',
  )?.[1];
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userData')), 'signed in')
    .toContain('"role":"shop"');
  await button(page, 'Close').click();
  await expect(page).toHaveURL('/ShopProfile');
  await expect(page.getByText('Demo profile')).toHaveCount(0);
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('listitem')).toHaveText([
    /You pay the yearly fee/,
    /We confirm your payment/,
    /You are live/,
  ]);
  await expect(next.locator('[aria-current=step]')).toContainText('You pay');
  await expect(page.getByRole('region', { name: 'Complete Payment' })).toContainText(`${reference}`);
  const mail = await mailAbout(owner['Email address'], 'Your registration has reached us');
  expect(mail).toContain(`Reference: ${reference}`);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept + mail).not.toContain(owner.Password);
}

async function expectEnd(walker: Walker, owner: NewOwner): Promise<void> {
  await test.step('payment is next, and the drafts are gone [R-093, R-128, R-196, R-197]', () =>
    expectRegistered(walker));
  await test.step('signed in, at the own profile [D-027, D-083]', () => expectOwnProfile(walker, owner));
}

test('a shop registers, from the choice of its type to its own profile [R-004, R-169]', async ({
  page,
  isMobile,
}) => {
  const walker = walkerOn(page, isMobile);
  await chooseType(walker, 'Product Seller');
  const owner = newOwner();
  await walkEveryStep(walker, shopFlow(owner), {
    killedAt: 'branding',
    proves: {
      basics: {
        opens: '[R-005, R-006, R-016, R-027, R-030, R-031, R-408, M-023, D-022]',
        empty: '[R-180, R-386, M-594]',
        answers: '[R-032, R-181]',
        reloaded: '[R-033, R-127]',
      },
      operating: {
        opens: '[R-005, R-006, R-016, R-036..R-038, M-039]',
        empty: '[R-180, R-386, M-594]',
        answers: '[R-039, R-040, R-181]',
        reloaded: '[R-127]',
      },
      branding: {
        opens: '[R-005, R-006, R-016, R-041, R-043, R-044, M-040]',
        empty: '[R-180, R-192, R-386, M-594]',
        answers: '[R-045, R-047..R-051, R-181, R-190, R-191]',
        reloaded: '[R-127]',
        killed: '[R-127, D-027]',
      },
      contact: {
        opens: '[R-005..R-007, R-016, R-052, R-054, R-055, R-078, R-090, M-041, D-021..D-023]',
        empty: '[R-180, R-307, R-321, R-372, R-386, M-594]',
        answers: '[R-079, R-181]',
      },
    },
    onArrival: {
      async basics(basics) {
        await expect(categories(basics)).toHaveText([...shopCategories.names]);
        await test.step('scripts are removed [R-206]', () =>
          expectCleaned(walker, 'Shop name', '<script>alert(1)</script>Anand', 'Anand'));
      },
      async operating(operating) {
        await test.step('Next has saved the basics [R-036, R-179]', async () =>
          expect(await stored(operating, 'businessInfo')).toMatchObject({ shop_name: 'Anand Stores' }));
        await test.step('hours are for part time only [R-040, R-136, R-182, R-185..R-187, D-042]', () =>
          expectHoursPartTimeOnly(walker));
      },
      async branding(branding) {
        await test.step('Next has saved the operating details [R-136, R-179]', async () =>
          expect(await stored(branding, 'operatingDetails')).toMatchObject({
            working_days: ['Mon', 'Sun'],
            opening_hours: '09:00 AM - 07:00 PM',
          }));
      },
      async contact(contact) {
        await test.step('the header stays that of a business [R-017, D-022]', () =>
          expect(contact.getByText('Delivery Agent Registration.')).toHaveCount(0));
        await expect(contact.getByText('Not finished yet')).toBeHidden();
        await test.step('phone numbers [R-082..R-084, R-307]', () => expectDigitsOnly(walker));
      },
    },
  });
  await expectNoViolations(walker.page);
  await test.step('sent once, however often it is pressed [R-091, R-193, R-194, R-369, R-373, R-374]', () =>
    sendSlowly(walker));
  await expectEnd(walker, owner);
});

async function expectHoursPartTimeOnly({ page, input }: Walker): Promise<void> {
  const hours = page.getByRole('group', { name: 'Opening hours' });
  await expect(hours.getByLabel('Opening time, hour')).toHaveValue('08:00');
  await expect(hours.getByLabel('Closing time, AM or PM')).toHaveValue('PM');
  await input.select(hours.getByLabel('Opening time, AM or PM'), 'PM');
  await input.select(hours.getByLabel('Closing time, AM or PM'), 'AM');
  await expect(page.locator('[data-invalid]')).toHaveCount(0);
  await input.choose('Full time');
  await expect(hours).toBeHidden();
  expect(await stored(page, 'operatingDetails')).toMatchObject({ opening_hours: 'Full time' });
  await input.choose('Part time');
  await expect(hours.getByLabel('Opening time, AM or PM')).toHaveValue('AM');
}

async function expectDigitsOnly({ page, input }: Walker): Promise<void> {
  await expect(page.getByText('+91', { exact: true })).toHaveCount(3);
  const phone = fieldNamed(page, 'Alternate contact number');
  await input.type(phone, '98abc76');
  await expect(phone).toHaveValue('9876');
  await page.keyboard.press('Tab');
  await expectMessage(page, 'Alternate contact number', 'Alternate contact number must be exactly 10 digits');
  await input.type(phone, '+98761234567890');
  await expect(phone).toHaveValue('9876123456');
  await input.type(phone, '');
}

/** Presses Submit again while the first call is under way. */
async function sendSlowly(walker: Walker): Promise<void> {
  const { page } = walker;
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/shop/add/shop', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await pressNext(walker);
  await button(page, 'Submitting...').dispatchEvent('click');
  await expect(page.getByText('Processing your request...')).toBeVisible();
  await expect(page.getByText('Submitting your information...')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Photo 1' })).toBeVisible();
  release();
  await expect(page.getByText('Registration successful! Redirecting...')).toBeVisible();
  expect(calls).toBe(1);
}

test('a service registers, from the choice of its type to its own profile [R-065, D-020]', async ({
  page,
  isMobile,
}) => {
  const walker = walkerOn(page, isMobile);
  await chooseType(walker, 'Service Provider');
  const owner = newOwner();
  await walkEveryStep(walker, serviceFlow(owner), {
    proves: {
      basics: { opens: '[R-028, R-056, M-024]', empty: '[R-183]' },
      operating: { opens: '[R-063, M-025]' },
      branding: { opens: '[R-061]' },
      contact: { opens: '[R-061, R-062, R-067, R-078, M-026, D-021]' },
    },
    onArrival: {
      async basics(basics) {
        await test.step('twelve categories, then all [R-112, R-167]', () =>
          expectServiceCategories(walker, basics));
        await test.step('checked while typing, before any Next [R-183, D-042]', async () => {
          await walker.input.type(fieldNamed(basics, 'Shop name'), '#');
          await expectMessage(basics, 'Shop name', 'Shop name must be at least 2 characters');
        });
        await test.step('< and > are removed [R-204]', () =>
          expectCleaned(walker, 'Shop name', 'A<b>', 'Ab'));
      },
      async branding() {
        await test.step('< and > are removed [R-204]', () =>
          expectCleaned(walker, 'Products and services', '<Haircut>', 'Haircut'));
      },
      contact: (contact) => expect(contact.getByText('Email address (optional)')).toBeVisible(),
    },
  });
  await pressNext(walker);
  await expectEnd(walker, owner);
});

async function expectServiceCategories({ input }: Walker, page: Page): Promise<void> {
  const { names, atFirst } = serviceCategories;
  expect([atFirst, names.length]).toEqual([12, 13]);
  await expect(categories(page)).toHaveText(names.slice(0, atFirst));
  await input.press(button(page, 'View more'));
  await expectMoreBeginsWith(page, names.slice(atFirst));
  await input.press(button(page, 'View less'));
  await expect(moreCategories(page)).toHaveCount(0);
}

/** Those of the flow stand before all others. */
async function expectMoreBeginsWith(page: Page, names: readonly string[]): Promise<void> {
  await expect(moreCategories(page).first()).toBeVisible();
  expect((await moreCategories(page).allTextContents()).slice(0, names.length)).toEqual(names);
}

test('both registers, from the choice of its type to its own profile [R-072]', async ({ page, isMobile }) => {
  const walker = walkerOn(page, isMobile);
  await chooseType(walker, 'Both');
  const owner = newOwner();
  await walkEveryStep(walker, bothFlow(owner), {
    proves: {
      basics: { opens: '[R-029, R-072, M-027]' },
      operating: { opens: '[R-073, R-074, M-028]' },
      branding: { opens: '[R-075]' },
      contact: { opens: '[R-076, D-021]' },
    },
    onArrival: {
      async basics(basics) {
        await test.step('ten categories, then fifteen more [R-113, R-164, R-165]', async () => {
          await expect(categories(basics)).toHaveText([...shopCategories.names]);
          await walker.input.press(button(basics, 'View more'));
          await expectMoreBeginsWith(basics, bothCategories.names.slice(shopCategories.names.length));
          await walker.input.press(button(basics, 'View less'));
        });
        await test.step('< and > are removed [R-205]', () =>
          expectCleaned(walker, 'Shop name', 'T<est> Store', 'Test Store'));
      },
    },
  });
  await pressNext(walker);
  await expectEnd(walker, owner);
});
