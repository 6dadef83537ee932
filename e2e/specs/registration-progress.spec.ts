import type { Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { basics, fillIn } from '../steps/registration/shop-form';
import { expect, test } from '../steps/test';

/** The names of the steps that have a tick. */
const ticked = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ hasText: ', done' })
    .evaluateAll((steps) => steps.map(({ textContent }) => (textContent ?? '').replace(/, done$/, '')));

test('a step that was skipped has no tick, and a link to a later step claims none; the next steps open without a line', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/ERR_INTERNET_DISCONNECTED/);
  for (const path of ['/ContactInfoform', '/BusinessOperatingDetails', '/DeliveryContactInformation']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Next|Submit/ })).toBeVisible();
    expect(await ticked(page), path).toEqual([]);
  }
  await page.goto('/BusinessRegistrationForm');
  await expect.poll(() => ticked(page)).toEqual(['Business type']);
  await fillIn(page, basics);
  await page.locator('label.choice', { hasText: 'Grocery' }).click();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await button(page, 'Next').click();
  await expect(page).toHaveURL('/BusinessOperatingDetails');
  await expect.poll(() => ticked(page)).toEqual(['Business type', 'Basic info']);
  await button(page, 'Skip').click();
  await expect(page).toHaveURL('/BrandingRegistrationform');
  await expect.poll(() => ticked(page)).toEqual(['Business type', 'Basic info']);
  await expect(button(page, 'Next')).toBeVisible();
});

const flows = [
  [
    'product-seller',
    [
      '/BusinessRegistrationForm',
      '/BusinessOperatingDetails',
      '/BrandingRegistrationform',
      '/ContactInfoform',
    ],
  ],
  [
    'service-provider',
    ['/ServiceRegistrationForm', '/OperationDetails', '/BrandingRegistrationform', '/ServiceContactPage'],
  ],
  [
    'both',
    [
      '/BothRegistrationForm',
      '/BothBusinessOperatingDetails',
      '/BrandingRegistrationform',
      '/ContactInfoform',
    ],
  ],
  [
    'agent',
    ['/DeliveryAgentForm', '/DeliveryDetails', '/uploadProfilePicture', '/DeliveryContactInformation'],
  ],
] as const;

for (const [flow, [first, ...later]] of flows) {
  test(`all steps of ${flow} come with its first, and open without a line`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED/);
    await page.addInitScript((type) => localStorage.setItem('businessType', type), flow);
    await page.goto(first);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const path of later) {
      await button(page, 'Skip').click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('#step-title')).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await expect(page.getByText('This did not load')).toHaveCount(0);
    }
  });
}

test('Back with the question open closes it and stays on the step', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Skip this step?' });
  await page.goto('/terms');
  await waitForHydration(page);
  await page.goto('/DeliveryAgentForm');
  await waitForHydration(page);
  await page.getByLabel('Full name').fill('Ravi');
  await button(page, 'Skip').click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/DeliveryAgentForm');
  await expect(page.getByLabel('Full name')).toHaveValue('Ravi');
  await test.step('by its button too, pressed twice', async () => {
    await button(page, 'Skip').click();
    await button(page, 'Stay here').dblclick();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/DeliveryAgentForm');
  });
  await test.step('a reload keeps what was typed, and skipping leaves no question behind', async () => {
    await button(page, 'Skip').click();
    // The button that stays on the step is the green one.
    const answer = (name: string) => question.getByRole('button', { name, exact: true });
    await expect(answer('Stay here')).toHaveClass(/bg-leaf/);
    await expect(answer('Skip')).not.toHaveClass(/bg-leaf /);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Ravi');
    await page.getByLabel('Full name').fill('Ravi K');
    await button(page, 'Skip').click();
    await answer('Skip').click();
    await expect(page).toHaveURL('/DeliveryDetails');
    await page.goBack();
    await expect(page).toHaveURL('/DeliveryAgentForm');
    await expect(button(page, 'Next')).toBeVisible();
    await expect(question).toHaveCount(0);
  });
});

test('without scripts a registration says that it needs them, and whom to call', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  for (const path of ['/RegistrationJoin', '/BusinessRegistrationForm', '/DeliveryContactInformation']) {
    await page.goto(path);
    const main = page.getByRole('main');
    // Locators by text and role do not see into <noscript>, so the element itself is checked.
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('This form needs JavaScript.');
    await expect(note.locator('a')).toHaveText(/^\+91 \d{5} \d{5}$/);
    await expect(note.locator('a')).toHaveAttribute('href', /^tel:\+91/);
    await expect(main.getByRole('status', { name: 'Loading' })).toBeHidden();
  }
  await page.close();
});
