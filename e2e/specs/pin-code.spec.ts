import { waitForHydration } from '../steps/hydration';
import { registerShop } from '../steps/register-shop';
import { newPerson } from '../steps/sign-up';
import { basics, fillIn } from '../steps/registration/shop-form';
import { expect, test } from '../steps/test';

test('a PIN code fills in state and city of a registration, and leaves what was typed [D-101]', async ({
  page,
}) => {
  for (const path of ['/BusinessRegistrationForm', '/ServiceRegistrationForm', '/BothRegistrationForm']) {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByLabel('City').fill('');
    await page.getByLabel('State').fill('');
    await page.getByLabel('PIN code').fill('');
    await page.getByLabel('PIN code').fill('682020');
    await expect(page.getByText('Kadavanthra, Kochi, Kerala')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Kochi');
    await expect(page.getByLabel('State')).toHaveValue('Kerala');
    await page.getByLabel('City').fill('Ernakulam');
    await page.getByLabel('PIN code').fill('560034');
    await expect(page.getByLabel('State')).toHaveValue('Karnataka');
    await expect(page.getByLabel('City')).toHaveValue('Ernakulam');
    await page.reload();
    await expect(page.getByLabel('PIN code')).toHaveValue('560034');
  }
});

test('the map for the pin opens at the PIN code, or else at the town', async ({ page }) => {
  const pinInTheMiddle = async () => {
    await page.getByRole('button', { name: 'Set a pin on the map' }).click();
    await page.getByRole('button', { name: 'Pin in the middle' }).click();
    await expect(page.getByRole('button', { name: /^Your pin/ })).toBeVisible();
    return page.evaluate(() => JSON.parse(sessionStorage.getItem('businessPin') ?? '{}') as unknown);
  };
  const about = (latitude: number, longitude: number) => ({
    latitude: expect.closeTo(latitude, 1),
    longitude: expect.closeTo(longitude, 1),
  });
  await page.goto('/BusinessRegistrationForm');
  await waitForHydration(page);
  await page.getByLabel('PIN code').fill('629001');
  expect(await pinInTheMiddle()).toMatchObject(about(8.19, 77.43));

  await page.getByRole('button', { name: 'Remove pin' }).click();
  await page.getByLabel('PIN code').fill('');
  await page.getByLabel('City').fill('Madurai');
  await page.reload();
  await waitForHydration(page);
  expect(await pinInTheMiddle()).toMatchObject(about(9.92, 78.12));
});

test('after the PIN code was corrected the map shows its place, and a pin that was set before is asked about', async ({
  page,
}) => {
  await page.goto('/BusinessRegistrationForm');
  await waitForHydration(page);
  await fillIn(page, basics);
  await page.getByText('Grocery', { exact: true }).click();
  await page.getByLabel('PIN code').fill('560034');
  await page.getByRole('button', { name: 'Set a pin on the map' }).click();
  await page.getByRole('button', { name: 'Pin in the middle' }).click();
  await page.getByLabel('PIN code').fill('682020');
  const question = page.getByRole('alert').filter({ hasText: 'from PIN code 682020. Is it right?' });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(question.getByRole('button', { name: 'No, set it again' })).toBeFocused();
  await expect(page).toHaveURL('/BusinessRegistrationForm');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  // As soon as the map has come to the new place.
  await expect(async () => {
    await page.getByRole('button', { name: 'Pin in the middle' }).click();
    const pin: unknown = await page.evaluate(() => JSON.parse(sessionStorage.getItem('businessPin') ?? '{}'));
    expect(pin).toMatchObject({ latitude: expect.closeTo(9.97, 1), longitude: expect.closeTo(76.3, 1) });
  }).toPass();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/BusinessOperatingDetails');
});

test('a PIN code chooses the city of an agent, and district and state of an address [D-101]', async ({
  page,
  context,
}) => {
  await page.goto('/DeliveryAgentForm');
  await waitForHydration(page);
  await page.getByLabel('PIN code').fill('411001');
  await expect(page.getByLabel('Location')).toHaveValue('Pune');
  const { name, mobile, password } = newPerson();
  await context.request.post('/aaspaas/user/register', { data: { name, mobile, password } });
  await page.goto('/NearbyShop?open=address');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('PIN code').fill('695001');
  await expect(dialog.getByLabel('District')).toHaveValue('Thiruvananthapuram');
  await expect(dialog.getByLabel('State')).toHaveValue('Kerala');
});

test('an owner finds the PIN code in the editor, and changes it [D-101]', async ({ page, context }) => {
  await registerShop(context, { pin_code: '680001' });
  await page.goto('/ShopProfile');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit shop' });
  await editor.getByRole('tab', { name: 'Location & Working Hours' }).click();
  await expect(editor.getByLabel('PIN code')).toHaveValue('680001');
  await editor.getByLabel('PIN code').fill('680002');
  await expect(editor.getByText('Punkunnam, Thrissur, Kerala')).toBeVisible();
});
