import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { basics, description, fillIn, newOwner, takePhotos } from './business';
import { choose, press } from './press';
import { expect, test } from './test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const progress = (page: Page) => page.locator('[aria-current=step]');

test('a shop registers, from the choice of its type to the payment [R-003..R-007, R-016, R-017, R-019, R-020, R-024, R-027, R-030..R-034, R-036..R-041, R-043..R-045, R-047..R-052, R-054, R-055, R-078, R-079, R-082..R-085, R-090, R-091, R-093, R-121, R-127, R-128, R-136, R-169..R-171, R-179..R-182, R-185..R-187, R-190..R-194, R-196, R-197, R-206, R-307, R-321, R-369, R-372..R-374, R-386, R-408, M-022, M-023, M-039..M-041, M-594]', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(60_000);
  const next = () => press(button(page, 'Next'), isMobile);
  const complaint = (text: string) => page.locator('[data-invalid]').getByText(text, { exact: true });

  const hasItsButtons = async () => {
    for (const name of ['Back', 'Skip', 'Next']) await expect(button(page, name)).toBeVisible();
  };

  await test.step('type', async () => {
    await page.goto('/RegistrationJoin');
    await expect(page.getByRole('heading', { name: 'Who Are You Joining As?' })).toBeVisible();
    const names = ['Product Seller', 'Service Provider', 'Both'];
    for (const [index, name] of names.entries())
      await expect(page.getByRole('radio').nth(index)).toHaveAccessibleName(new RegExp(`^${name}`));
    await expect(button(page, 'Next')).toBeDisabled();
    await choose(page, 'Product Seller', isMobile);
    await next();
    await expect(page).toHaveURL('/BusinessRegistrationForm');
  });

  await test.step('basics', async () => {
    await expect(page.getByText('Business Registration.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Basic Business & Shop Location Info' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveCount(5);
    await expect(progress(page)).toHaveText(/2.*Basic info/s);
    await hasItsButtons();
    await press(button(page, 'Back'), isMobile);
    await expect(page).toHaveURL('/RegistrationJoin');
    await page.goForward();
    await expect(page.getByLabel('Shop name')).toBeVisible();
    await expect(page.locator('[data-invalid]')).toHaveCount(0);
    await next();
    for (const name of ['Shop name', 'Owner name', 'Address', 'State', 'City'])
      await expect(complaint(`${name} is required`)).toBeVisible();
    await expect(complaint('Please select a business category')).toBeVisible();
    await expect(page.getByLabel('Shop name')).toBeFocused();
    // Once complained about, a field is checked again with every letter.
    await page.getByLabel('Shop name').fill('A');
    await expect(complaint('Shop name must be at least 2 characters')).toBeVisible();
    await expect(complaint('Shop name must be at least 2 characters')).toHaveCSS('color', 'rgb(179, 38, 30)');
    await page.getByLabel('Shop name').fill('<script>alert(1)</script>Anand');
    await expect(page.getByLabel('Shop name')).toHaveValue('Anand');
    await fillIn(page, basics);
    await choose(page, 'Grocery', isMobile);
    await page.reload();
    await expect(page.getByLabel('Full address')).toHaveValue(basics['Full address']);
    await expect(page.getByRole('radio', { name: 'Grocery' })).toBeChecked();
    await next();
    await expect(page).toHaveURL('/BusinessOperatingDetails');
    expect(JSON.parse((await stored(page, 'businessInfo')) ?? '')).toMatchObject({
      shop_name: 'Anand Stores',
    });
  });

  await test.step('operating details', async () => {
    await expect(page.getByRole('heading', { name: 'Operating Details' })).toBeVisible();
    await hasItsButtons();
    await press(button(page, 'Back'), isMobile);
    await expect(page).toHaveURL('/BusinessRegistrationForm');
    await page.goForward();
    const hours = page.getByRole('group', { name: 'Opening hours' });
    await expect(hours.getByLabel('Opening time, hour')).toHaveValue('08:00');
    await expect(hours.getByLabel('Closing time, AM or PM')).toHaveValue('PM');
    await hours.getByLabel('Opening time, AM or PM').selectOption('PM');
    await hours.getByLabel('Closing time, AM or PM').selectOption('AM');
    await expect(page.locator('[data-invalid]')).toHaveCount(0);
    await next();
    await expect(complaint('Please select at least one working day')).toBeVisible();
    await expect(complaint('Opening time must be before closing time')).toBeVisible();
    await expect(complaint('Please select a service area option')).toBeVisible();
    await expect(complaint('Please select a delivery option')).toBeVisible();
    await choose(page, 'Sun', isMobile);
    await choose(page, 'Mon', isMobile);
    await choose(page, 'Full time', isMobile);
    await expect(hours).toBeHidden();
    await choose(page, 'Part time', isMobile);
    await expect(hours.getByLabel('Opening time, AM or PM')).toHaveValue('AM');
    await choose(page, 'Full time', isMobile);
    await choose(page, 'Home Service', isMobile);
    await choose(page, 'Only in-store service', isMobile);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Sun' })).toBeChecked();
    await next();
    await expect(page).toHaveURL('/BrandingRegistrationform');
    const draft = JSON.parse((await stored(page, 'operatingDetails')) ?? '');
    expect(draft).toMatchObject({ working_days: ['Mon', 'Sun'], opening_hours: 'Full time' });
  });

  await test.step('branding', async () => {
    await expect(page.getByRole('heading', { name: 'Branding & Details' })).toBeVisible();
    await hasItsButtons();
    await next();
    await expect(complaint('At least one image is required')).toBeInViewport();
    await expect(complaint('Business description is required')).toBeVisible();
    await expect(complaint('At least one service is required')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 2));
    await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(2);
    await expect(complaint('At least one image is required')).toBeHidden();
    await press(button(page, 'Remove photo 2'), isMobile);
    await press(button(page, 'Remove photo 1'), isMobile);
    await expect(complaint('At least one image is required')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 1));
    await page.getByLabel('Shop description').fill(`${description} ചായ ☕`);
    const tag = page.getByLabel('Products and services');
    await tag.fill('Rice');
    await tag.press('Enter');
    await press(button(page, 'Remove Rice'), isMobile);
    await expect(complaint('At least one service is required')).toBeVisible();
    await tag.fill('Rice');
    await press(button(page, 'Add'), isMobile);
    await tag.fill('rice');
    await tag.press('Enter');
    await expect(complaint('This service already exists')).toBeVisible();
    await tag.fill('അരി');
    await tag.press('Enter');
    await page.reload();
    await expect(page.getByRole('listitem').getByRole('img')).toHaveCount(1);
    await expect(button(page, 'Remove അരി')).toBeVisible();
    await next();
    await expect(page).toHaveURL('/ContactInfoform');
  });

  await test.step('contact', async () => {
    await expect(page.getByRole('heading', { name: 'Add Contact Information' })).toBeVisible();
    await expect(progress(page)).toHaveText(/5.*Contact/s);
    // Once headed like an agent's registration; a business stays a business to the end.
    await expect(page.getByText('Business Registration.', { exact: true })).toBeVisible();
    await expect(page.getByText('Delivery Agent Registration.')).toHaveCount(0);
    await expect(page.getByText('+91', { exact: true })).toHaveCount(3);
    await expect(page.getByText('Not finished yet')).toBeHidden();
    await press(button(page, 'Submit'), isMobile);
    await expect(page.getByText('Please fix the errors before submitting')).toBeVisible();
    for (const name of ['Primary contact number', 'WhatsApp number', 'Email address', 'Password'])
      await expect(complaint(`${name} is required`)).toBeVisible();
    await expect(complaint('Please confirm your password')).toBeVisible();
    const phone = page.getByLabel('Alternate contact number');
    await phone.pressSequentially('98abc76');
    await expect(phone).toHaveValue('9876');
    await phone.blur();
    await expect(complaint('Alternate contact number must be exactly 10 digits')).toBeVisible();
    await phone.clear();
    await phone.pressSequentially('+98761234567890');
    await expect(phone).toHaveValue('9876123456');
    await press(button(page, 'Back'), isMobile);
    await expect(page).toHaveURL('/BrandingRegistrationform');
    await page.goForward();
    await expect(phone).toHaveValue('9876123456');
    await fillIn(page, newOwner());
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  await test.step('submit', async () => {
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
    await press(button(page, 'Submit'), isMobile);
    await button(page, 'Submitting...').dispatchEvent('click');
    await expect(page.getByText('Processing your request...')).toBeVisible();
    await expect(page.getByText('Submitting your information...')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Photo 1' })).toBeVisible();
    release();
    await expect(page.getByText('Registration successful! Redirecting...')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
    expect(calls).toBe(1);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => key !== 'userData')).toEqual([]);
    expect(await page.evaluate(keptPhotos)).toEqual([]);
  });
});

/** Runs in the page: the pictures that its database still holds. */
function keptPhotos(): Promise<unknown[]> {
  return new Promise((resolve) => {
    const request = indexedDB.open('aaspaas-drafts', 1);
    request.addEventListener('success', () => {
      const all = request.result.transaction('photos').objectStore('photos').getAll();
      all.addEventListener('success', () => resolve(all.result.filter((kept) => kept?.length > 0)));
    });
  });
}

test('the type choice leads to three registrations, and out of them [R-022, R-025, R-026, R-028, R-029, R-056, R-072, M-024, M-027]', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  for (const [name, path] of [
    ['Service Provider', '/ServiceRegistration'],
    ['Both', '/BothRegistrationForm'],
  ] as const) {
    await page.goto('/RegistrationJoin');
    await choose(page, name, false);
    await button(page, 'Next').click();
    await expect(page).toHaveURL(path);
  }
  // Whoever comes back finds the choice; a join card of the home page makes it.
  await page.goto('/RegistrationJoin');
  await expect(page.getByRole('radio', { name: 'Both' })).toBeChecked();
  for (const name of ['Back', 'Skip']) {
    await page.goto('/RegistrationJoin');
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL('/');
  }
  await page.getByRole('link', { name: 'Register as a Service Provider' }).click();
  await expect(page).toHaveURL(/^[^?]*\/RegistrationJoin/);
  await expect(page.getByRole('radio', { name: 'Service Provider' })).toBeChecked();
});

test('a service walks basics, operating details, branding and contact [R-057, R-058, R-060..R-065, R-067, R-068, R-070, R-086, R-088, R-112, R-167, R-172, R-173, R-183, R-204, M-025, M-026, M-038]', async ({
  page,
  isMobile,
}) => {
  const question = page.getByRole('alertdialog', { name: 'Skip this step?' });
  const confirm = () => press(question.getByRole('button', { name: 'Skip' }), isMobile);
  const unsaved = 'You have unsaved data. Are you sure you want to skip this step?';
  await page.goto('/ServiceRegistrationForm');
  await expect(progress(page)).toHaveText(/2.*Basic info/s);
  await expect(page.getByRole('radio')).toHaveCount(12);
  await press(button(page, 'View more'), isMobile);
  await expect(page.getByRole('radio', { name: 'Legal Services' })).toHaveCount(1);
  await press(button(page, 'View less'), isMobile);
  await expect(page.getByRole('radio')).toHaveCount(12);
  // Nothing typed: nothing to ask about.
  await press(button(page, 'Skip'), isMobile);
  await expect(page).toHaveURL('/OperationDetails');
  await page.goBack();
  await page.getByLabel('Shop name').fill('A<b>');
  await expect(page.getByLabel('Shop name')).toHaveValue('Ab');
  await page.getByLabel('Shop name').fill('#');
  await expect(page.getByText('Shop name must be at least 2 characters')).toBeVisible();
  await press(button(page, 'Skip'), isMobile);
  await expect(question).toContainText(unsaved);
  await press(button(page, 'Stay here'), isMobile);
  await expect(page).toHaveURL('/ServiceRegistrationForm');
  await press(button(page, 'Skip'), isMobile);
  await confirm();
  await expect(page).toHaveURL('/OperationDetails');
  await choose(page, 'Mon', isMobile);
  await press(button(page, 'Skip'), isMobile);
  await confirm();
  await expect(page).toHaveURL('/BrandingRegistrationform');
  await page.getByLabel('Shop description').fill('Haircuts at home');
  await page.getByLabel('Products and services').fill('<Haircut>');
  await page.getByLabel('Products and services').press('Enter');
  await expect(button(page, 'Remove Haircut')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 1));
  await press(button(page, 'Next'), isMobile);
  await expect(page).toHaveURL('/ServiceContactPage');
  await expect(page.getByText('Email address (optional)')).toBeVisible();
  await press(button(page, 'Skip'), isMobile);
  await expect(question).toContainText(
    'Contact information is important for customers to reach you. Are you sure you want to skip?',
  );
  await confirm();
  await expect(page).toHaveURL('/ShopProfileLayout');
  await page.goto('/ServiceRegistrationForm');
  await expect(page.getByLabel('Shop name')).toHaveValue('#');
});

test('both, with Skip all the way and a second before the last one [R-035, R-042, R-053, R-073..R-076, R-087, R-113, R-164, R-165, R-205, R-434, M-028, M-614]', async ({
  page,
  isMobile,
}) => {
  const on = (name: string) => press(button(page, name), isMobile);
  await page.goto('/BothRegistrationForm');
  await expect(page.getByRole('radio')).toHaveCount(10);
  await on('View more');
  await expect(page.getByRole('radio')).toHaveCount(25);
  await page.getByLabel('Shop name').fill('T<est> Store');
  await expect(page.getByLabel('Shop name')).toHaveValue('Test Store');
  await on('Next');
  await expect(page.getByText('Please enter a valid shop name')).toBeVisible();
  await on('Skip');
  await expect(page).toHaveURL('/BothBusinessOperatingDetails');
  expect(JSON.parse((await stored(page, 'bothInfo')) ?? '')).toMatchObject({ shop_name: 'Test Store' });
  await on('Skip');
  await expect(page).toHaveURL('/BrandingRegistrationform');
  await on('Skip');
  await expect(page).toHaveURL('/ContactInfoform');
  await expect(page.getByText('Not finished yet')).toContainText('Operating Details, Branding & Details');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await on('Skip');
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Skip' }), isMobile);
  await page.clock.runFor(900);
  await expect(page).toHaveURL('/ContactInfoform');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/');
  // The shop's own registration skips to its own pages.
  await page.goto('/BusinessRegistrationForm');
  await on('Skip');
  await expect(page).toHaveURL('/BusinessOperatingDetails');
  await on('Skip');
  await expect(page).toHaveURL('/BrandingRegistrationform');
});
