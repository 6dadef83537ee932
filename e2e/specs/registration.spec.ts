import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bothCategories, shopCategories } from '@aaspaas/contract/registration/categories';
import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { mailAbout } from '../steps/mailbox';
import { expectMessage, fieldNamed } from '../steps/registration/fields';
import { bothFlow, serviceFlow, shopFlow } from '../steps/registration/flows';
import { keptInBrowser } from '../steps/registration/kept-in-browser';
import { newOwner } from '../steps/registration/shop-form';
import { walkEveryStep } from '../steps/registration/walk-every-step';
import { pressNext, type Walker, walkerOn } from '../steps/registration/walker';
import { expect, test } from '../steps/test';
import { alsoByKeyboard } from '../widths';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '') as unknown, key);
const categories = (page: Page) => page.getByRole('group', { name: 'Business category' }).locator('label');

/** The first step of all three: nothing to get wrong. */
async function chooseType({ page, input }: Walker, name: string): Promise<void> {
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

/** What is typed, and what the field makes of it. Empty again afterwards. */
async function expectCleaned({ page, input }: Walker, label: string, typed: string, clean: string) {
  await input.type(fieldNamed(page, label), typed);
  await expect(fieldNamed(page, label)).toHaveValue(clean);
  await input.type(fieldNamed(page, label), '');
}

async function expectRegistered({ page }: Walker): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  const { local, photos } = await keptInBrowser(page);
  expect(local.filter((key) => key !== 'userData')).toEqual([]);
  expect(Object.values(photos).filter((count) => count > 0)).toEqual([]);
}

/** Signed in without having been asked, with what to do next on the page and in a mail. */
async function expectOwnProfile({ page }: Walker, owner: ReturnType<typeof newOwner>): Promise<void> {
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

test(
  'a shop registers, from the choice of its type to its own profile [R-003..R-007, R-016, R-017, R-019, R-020, R-024, R-027, R-030..R-033, R-036..R-041, R-043..R-045, R-047..R-052, R-054, R-055, R-078, R-079, R-082..R-084, R-090, R-091, R-093, R-121, R-127, R-128, R-136, R-169, R-171, R-179..R-182, R-185..R-187, R-190..R-194, R-196, R-197, R-206, R-307, R-321, R-369, R-372..R-374, R-386, R-408, M-022, M-023, M-039..M-041, M-594, D-083, D-021..D-023, D-027]',
  alsoByKeyboard,
  async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    const walker = walkerOn(page, isMobile);
    await chooseType(walker, 'Product Seller');
    const owner = newOwner();
    await walkEveryStep(walker, shopFlow(owner), {
      killedAt: 'branding',
      onArrival: {
        async basics(basics) {
          await expect(categories(basics)).toHaveText([...shopCategories.names]);
          await expectCleaned(walker, 'Shop name', '<script>alert(1)</script>Anand', 'Anand');
        },
        async operating(operating) {
          expect(await stored(operating, 'businessInfo')).toMatchObject({ shop_name: 'Anand Stores' });
          await expectHoursPartTimeOnly(walker);
        },
        async branding(branding) {
          expect(await stored(branding, 'operatingDetails')).toMatchObject({
            working_days: ['Mon', 'Sun'],
            opening_hours: '09:00 AM - 07:00 PM',
          });
        },
        async contact(contact) {
          // Once headed like an agent's registration; a business stays a business to the end.
          await expect(contact.getByText('Delivery Agent Registration.')).toHaveCount(0);
          await expect(contact.getByText('+91', { exact: true })).toHaveCount(3);
          await expect(contact.getByText('Not finished yet')).toBeHidden();
          await expectDigitsOnly(walker);
        },
      },
    });
    const { violations } = await new AxeBuilder({ page: walker.page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await sendSlowly(walker);
    await expectRegistered(walker);
    await expectOwnProfile(walker, owner);
  },
);

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
  const phone = fieldNamed(page, 'Alternate contact number');
  await input.type(phone, '98abc76');
  await expect(phone).toHaveValue('9876');
  await page.keyboard.press('Tab');
  await expectMessage(page, 'Alternate contact number', 'Alternate contact number must be exactly 10 digits');
  await input.type(phone, '+98761234567890');
  await expect(phone).toHaveValue('9876123456');
  await input.type(phone, '');
}

/** Pressed twice, and sent once. */
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

test(
  'a service registers, from the choice of its type to its own profile [R-028, R-056, R-058, R-061..R-063, R-065, R-067, R-112, R-167, R-183, R-204, M-024..M-026, D-083, D-020, D-021, D-042]',
  alsoByKeyboard,
  async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    const walker = walkerOn(page, isMobile);
    await chooseType(walker, 'Service Provider');
    const owner = newOwner();
    await walkEveryStep(walker, serviceFlow(owner), {
      killedAt: 'branding',
      onArrival: {
        async basics(basics) {
          await expect(categories(basics)).toHaveCount(12);
          await walker.input.press(button(basics, 'View more'));
          await expect(basics.getByRole('radio', { name: 'Legal Services' })).toHaveCount(1);
          await walker.input.press(button(basics, 'View less'));
          await expect(categories(basics)).toHaveCount(12);
          // Checked as one types, before any Next.
          await walker.input.type(fieldNamed(basics, 'Shop name'), '#');
          await expectMessage(basics, 'Shop name', 'Shop name must be at least 2 characters');
          await expectCleaned(walker, 'Shop name', 'A<b>', 'Ab');
        },
        branding: () => expectCleaned(walker, 'Products and services', '<Haircut>', 'Haircut'),
        contact: (contact) => expect(contact.getByText('Email address (optional)')).toBeVisible(),
      },
    });
    await pressNext(walker);
    await expectRegistered(walker);
    await expectOwnProfile(walker, owner);
  },
);

test(
  'both registers, from the choice of its type to its own profile [R-029, R-072..R-076, R-113, R-164, R-165, R-205, M-027, M-028, D-083]',
  alsoByKeyboard,
  async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    const walker = walkerOn(page, isMobile);
    await chooseType(walker, 'Both');
    const owner = newOwner();
    await walkEveryStep(walker, bothFlow(owner), {
      killedAt: 'branding',
      onArrival: {
        async basics(basics) {
          await expect(categories(basics)).toHaveText([...shopCategories.names]);
          await walker.input.press(button(basics, 'View more'));
          await expect(categories(basics)).toHaveText([...bothCategories.names]);
          await walker.input.press(button(basics, 'View less'));
          await expectCleaned(walker, 'Shop name', 'T<est> Store', 'Test Store');
        },
      },
    });
    await pressNext(walker);
    await expectRegistered(walker);
    await expectOwnProfile(walker, owner);
  },
);
