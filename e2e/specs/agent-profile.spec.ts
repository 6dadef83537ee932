import { expectNoSeriousViolations } from '../steps/accessibility';
import { openDialog } from '../steps/dialogs';
import { waitForHydration } from '../steps/hydration';
import { readForms } from '../steps/network';
import { forgetHowToShrink, pngOf } from '../steps/photo-files';
import { registerAgent } from '../steps/register-agent';
import { expect, test } from '../steps/test';

test('an agent fills in the profile, says who is free, and everyone sees it [M-012, M-035, M-193, M-194, M-196]', async ({
  page,
  context,
  request,
}) => {
  const agent = await registerAgent(context);
  await page.goto('/AssignDelivery');
  await page.goto('/DeliveryProfile');
  const field = (label: string) => page.getByLabel(label, { exact: false }).first();
  const save = page.getByRole('button', { name: 'Save Profile' });
  const availability = page.getByRole('group', { name: 'Availability' });
  await expect(availability.getByRole('radio')).toHaveCount(3);
  await expect(availability.getByRole('radio', { name: 'Not Available' })).toBeChecked();
  await expect(page.getByLabel('Work type')).toHaveValue('Part Time');
  await expect(page.getByLabel('Work type').getByRole('option')).toHaveText([
    'Choose',
    'Full Time',
    'Part Time',
    'Contract',
    'Freelance',
    'Delivery',
  ]);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByText('Sample', { exact: true })).toBeVisible();
  await expect(reviews.getByRole('list', { name: 'Rating breakdown' })).toBeVisible();
  await expectNoSeriousViolations(page);

  await test.step('what is wrong is said at its field, and stops the saving [M-376..M-378, M-391, M-392, M-394]', async () => {
    let sent = 0;
    page.on('request', (each) => void (sent += each.url().includes('edit/delivery_staffs') ? 1 : 0));
    for (const [label, typed, says] of [
      ['Name', '', 'Name is required'],
      ['Email', 'ravi', 'Please enter a valid email address'],
      ['Mobile number', '', 'MobileNumber is required'],
      ['Secondary mobile', '12345', 'Please enter a valid Indian mobile number (+91XXXXXXXXXX)'],
      ['Vehicle type', 'B', 'VehicleType must be at least 2 characters'],
      ['Location', '', 'Location is required'],
    ] as const) {
      await field(label).fill(typed);
      await field(label).blur();
      await expect(page.getByText(says)).toBeVisible();
    }
    await page.getByLabel('Work type').selectOption('');
    await save.click();
    await expect(page.getByText('WorkType is required')).toBeVisible();
    await expect(page.getByText('Please fix the validation errors before saving').first()).toBeVisible();
    await page.getByLabel('Licence', { exact: true }).setInputFiles({
      name: 'licence.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    });
    await expect(page.getByText('Please upload a valid image file (JPEG, JPG, PNG, WEBP)')).toBeVisible();
    await forgetHowToShrink(page);
    await page.getByLabel('Photo', { exact: true }).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await expect(page.getByText('File size should not exceed 5MB')).toBeVisible();
    expect(sent).toBe(0);
  });

  await test.step('all is mended and saved [M-250, M-251, M-377, M-378, M-535]', async () => {
    await field('Name').fill('രവി നായർ');
    await field('Email').fill(agent.email);
    await field('Mobile number').fill(agent.mobile);
    await field('Mobile number').blur();
    await expect(field('Mobile number')).toHaveValue(`+91${agent.mobile}`);
    await field('Secondary mobile').fill('919876543210');
    await field('Secondary mobile').blur();
    await expect(field('Secondary mobile')).toHaveValue('+919876543210');
    await field('Vehicle type').fill('Electric scooter 🛵');
    await field('Location').fill('Nagampadam, Kottayam');
    await page.getByLabel('Work type').selectOption('Freelance');
    await page.getByLabel('Photo', { exact: true }).setInputFiles(pngOf(80, 80));
    await page.getByLabel('Licence', { exact: true }).setInputFiles(pngOf(90, 60));
    await readForms(context);
    const sending = page.waitForRequest('**/edit/delivery_staffs');
    await save.dblclick();
    // Ten digits, without the country code.
    const body = (await sending).postDataBuffer()?.toString('latin1') ?? '';
    expect(body).toMatch(new RegExp(`name="u_mobile"\\r\\n\\r\\n${agent.mobile}\\r\\n`));
    await expect(page.getByText('Profile updated!')).toHaveCount(1);
    await expect(page.getByRole('banner').locator('img[src^="/media/"]')).toBeVisible();
  });

  await test.step('the availability counts at once [M-250, M-326]', async () => {
    const saved = page.waitForResponse('**/edit/delivery_staffs');
    await availability.getByText('Busy', { exact: true }).click();
    expect((await saved).status()).toBe(200);
  });

  await test.step('it is there after a reload, and the licence is the agent’s alone', async () => {
    await page.reload();
    await expect(field('Name')).toHaveValue('രവി നായർ');
    await expect(page.getByLabel('Work type')).toHaveValue('Freelance');
    await expect(availability.getByRole('radio', { name: 'Busy' })).toBeChecked();
    const licence = page.getByRole('img', { name: 'Your licence' });
    await expect(licence).toHaveJSProperty('complete', true);
    const url = (await licence.getAttribute('src')) ?? '';
    expect((await context.request.get(url)).status()).toBe(200);
    expect((await request.get(url)).status()).toBe(404);
    const seen = await request.post('/aaspaas/deliverystaff/list/delivery_staffs', {
      data: { u_id: agent.id },
    });
    expect(await seen.json()).toMatchObject({
      list: [{ u_delivery_status: 'busy', u_work_type: 'Freelance' }],
    });
    expect(await seen.text()).not.toContain('u_licence_pic');
  });

  await test.step('Back leads back', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/AssignDelivery');
  });
});

test('saving that goes wrong is told, and nothing typed is lost [M-536..M-538]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/40[139]|500|ERR_FAILED/);
  await registerAgent(context);
  await page.goto('/DeliveryProfile');
  const vehicle = page.getByLabel('Vehicle type');
  await vehicle.fill('Hand cart');
  const save = page.getByRole('button', { name: 'Save Profile' });
  const call = '**/edit/delivery_staffs';
  for (const [answer, says] of [
    [
      { status: 409, json: { result: false, message: 'Somebody has this number.' } },
      'Somebody has this number.',
    ],
    [{ status: 200, json: { result: false, message: '' } }, 'Update failed'],
    [{ status: 500, json: {} }, 'Update failed'],
  ] as const) {
    await page.route(call, (route) => route.fulfill(answer));
    await save.click();
    await expect(page.getByText(says).first()).toBeVisible();
    await page.unroute(call);
  }
  await page.route(call, (route) => route.abort());
  await save.click();
  await expect(page.getByText('Save failed')).toBeVisible();
  await page.unroute(call);

  await test.step('a session that ended meanwhile', async () => {
    await context.clearCookies();
    await save.click();
    await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
    await expect(vehicle).toHaveValue('Hand cart');
    await save.click();
    await expect(page.getByText('User ID missing').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a profile that does not load is an error, never somebody else’s [M-327, D-009]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/500/);
  const agent = await registerAgent(context);
  const call = '**/deliverystaff/list/delivery_staffs*';
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/DeliveryProfile');
  await expect(page.getByText('The delivery profile could not be loaded.')).toBeVisible();
  await expect(page.getByText('Demo profile')).toHaveCount(0);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(agent.name);
});

test('a guest sees demo agent 14, and can change nothing [M-437, D-009]', async ({ page, request }) => {
  const reply = await request.post('/aaspaas/deliverystaff/list/delivery_staffs', { data: { u_id: 14 } });
  const { list } = (await reply.json()) as { list: { u_name: string; u_mobile: string }[] };
  await page.goto('/DeliveryProfile');
  await waitForHydration(page);
  await expect(page.getByText('Demo profile')).toBeVisible();
  await expect(page.getByRole('heading', { name: list[0]?.u_name ?? '' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save Profile' })).toHaveCount(0);
  await expectNoSeriousViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Login / Register' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the profile dialog of an agent changes the agent’s record [M-483, M-533, D-069]', async ({
  page,
  context,
}) => {
  const agent = await registerAgent(context);
  const dialog = await openDialog(page, '/NearbyShop?open=profile', 'User Profile');
  await expect(dialog.getByLabel('Location')).toHaveValue('Kottayam');
  // The dialog uses the rules of the agent's own page, because both make the same call.
  const gif = { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
  await dialog.getByLabel('Photo').setInputFiles(gif);
  await expect(dialog.getByText('Please upload a valid image file (JPEG, JPG, PNG, WEBP)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the old photo' }).click();
  await dialog.getByLabel('Name').fill('Ravi Krishnan');
  await dialog.getByLabel('Location').fill('Adyar, Chennai');
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Delivery profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/DeliveryProfile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi Krishnan');
  await expect(page.getByLabel('Mobile number')).toHaveValue(`+91${agent.mobile}`);
  await expect(page.getByLabel('Location')).toHaveValue('Adyar, Chennai');
});
