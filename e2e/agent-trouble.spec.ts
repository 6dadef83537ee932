import type { Page, Route } from '@playwright/test';
import {
  agentPaths,
  alertOf,
  button,
  field,
  fillPasswords,
  fillPersonal,
  licenceInput,
  licenceTiles,
  newAgent,
  openStep,
  pictureInput,
  roundPreview,
  withPersonalDraft,
} from './agent-steps';
import { expectNoSeriousViolations } from './newcomer';
import { pngOf } from './picture-files';
import { expect, test } from './test';

// Nothing here depends on the width of the screen.
test.skip(({ isMobile }) => !isMobile, 'on the phone');

const textNamedPng = { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('hello '.repeat(300)) };
const oneByte = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.of(7) };
const document = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5000) };
const wrongType = 'Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.';
const closeAlert = (page: Page) => alertOf(page).getByRole('button', { name: 'OK' }).click();

test('errors stand in red under their fields on Next, and go as one types [R-180, R-181, R-386, M-594]', async ({
  page,
}) => {
  test.slow();
  const next = () => button(page, 'Next').click();
  await openStep(page, agentPaths.personal);
  await field(page, 'Full name').fill('R2');
  await expect(page.getByText('Name can only contain letters and spaces')).toHaveCount(0);
  await next();
  const errors = page.locator('[data-invalid] p');
  await expect(errors).toHaveText([
    'Name can only contain letters and spaces',
    'Email is required',
    'Please enter a valid 10-digit mobile number',
    'Please enter a valid 10-digit mobile number',
    'Location selection is required',
    'The city where you deliver',
  ]);
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription(
    'Name can only contain letters and spaces',
  );
  const [red, green] = await errors.first().evaluate((error) => {
    const [r = 0, g = 0] = (getComputedStyle(error).color.match(/[\d.]+/g) ?? []).map(Number);
    return [r, g];
  });
  expect(red).toBeGreaterThan((green ?? 0) * 2);
  await field(page, 'Full name').fill('');
  await expect(errors.first()).toHaveText('Full name is required');
  await field(page, 'Full name').fill('രവി');
  await expect(errors.first()).toHaveText('Email is required');
  await expect(page).toHaveURL(agentPaths.personal);

  await expectNoSeriousViolations(page);

  await openStep(page, agentPaths.details);
  await next();
  await expect(page.getByText('Vehicle type is required')).toBeVisible();
  await expect(page.getByText('At least one licence image is required')).toBeVisible();
  await licenceInput(page).setInputFiles([pngOf(40, 30), textNamedPng]);
  await expect(licenceTiles(page)).toHaveCount(1);
  await expect(page.getByText('Invalid or corrupted image file')).toBeVisible();
  await expectNoSeriousViolations(page);
  await openStep(page, agentPaths.picture);
  await next();
  await expect(page.getByText('Profile picture is required')).toBeVisible();
  await expectNoSeriousViolations(page);
  await openStep(page, agentPaths.contact);
  await field(page, 'Primary phone number').fill('5876543210');
  await field(page, 'Password').fill('secret-1');
  await button(page, 'Submit').click();
  for (const says of [
    'Please enter a valid 10-digit mobile number starting with 6-9',
    'Please confirm your password',
  ])
    await expect(page.getByText(says)).toBeVisible();
  await expectNoSeriousViolations(page);
});

test('wrong licence files are named with their reason, good ones shown [R-162, R-332, R-395..R-402, R-405]', async ({
  page,
}) => {
  await openStep(page, agentPaths.details);
  const pick = (files: Parameters<ReturnType<typeof licenceInput>['setInputFiles']>[0]) =>
    licenceInput(page).setInputFiles(files);
  const ten = Array.from({ length: 10 }, (_, at) => pngOf(40, 30, `side ${at} (copy).png`));

  await pick([...ten, pngOf(40, 30)]);
  await expect(alertOf(page)).toContainText(
    'Cannot upload 11 files. Maximum 10 images allowed. You currently have 0 images.',
  );
  await closeAlert(page);
  await pick([
    document,
    oneByte,
    pngOf(40, 30, 'a;b.png'),
    pngOf(40, 30, `${'l'.repeat(252)}.png`),
    textNamedPng,
  ]);
  await expect(alertOf(page)).toContainText('Some files could not be uploaded:');
  await expect(alertOf(page).getByRole('listitem')).toContainText([
    `cv.pdf: ${wrongType}`,
    'dot.png: File appears to be corrupted or too small',
    'a;b.png: Filename contains invalid characters',
    'Filename is too long',
  ]);
  await closeAlert(page);
  await expect(page.getByText('Invalid or corrupted image file')).toBeVisible();
  await page.getByRole('button', { name: 'Remove text.png' }).click();
  await pick(ten);
  await expect(licenceTiles(page)).toHaveCount(10);
  await pick(pngOf(40, 30));
  await expect(alertOf(page)).toContainText('You currently have 10 images.');
  await closeAlert(page);

  await page.getByRole('button', { name: 'Remove photo 10' }).click();
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    return data;
  });
  await licenceInput(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(alertOf(page)).toContainText('No valid image files found. Please drop image files only.');
  await closeAlert(page);
  const huge = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }));
    return data;
  });
  await licenceInput(page).dispatchEvent('drop', { dataTransfer: huge });
  await expect(alertOf(page)).toContainText('huge.png: File size (50.01 MB) exceeds 50MB limit');
});

test('a licence image that cannot be read is given up after 30 seconds [R-336, R-417]', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () => new Promise(() => {});
  });
  await openStep(page, agentPaths.details);
  await licenceInput(page).setInputFiles(pngOf(40, 30));
  await expect(page.getByText('Preparing…')).toBeVisible();
  await page.clock.runFor(29_000);
  await expect(page.getByText('Preparing…')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByText('Timeout loading image - file may be corrupted')).toBeVisible();
});

test('a picture is really opened before it is taken [R-107, R-339..R-343, R-400..R-406, R-419]', async ({
  page,
}) => {
  await openStep(page, agentPaths.picture);
  for (const [file, says] of [
    [document, wrongType],
    [oneByte, 'File appears to be corrupted or too small'],
    [pngOf(200, 200, 'me#1.png'), 'Filename contains invalid characters'],
    [pngOf(200, 200, `${'m'.repeat(252)}.png`), 'Filename is too long'],
    [textNamedPng, 'Invalid or corrupted image file'],
    [pngOf(49, 49), 'Image dimensions are too small (minimum 50x50 pixels)'],
    [pngOf(50, 5001), 'Image dimensions are too large (maximum 5000x5000 pixels)'],
  ] as const) {
    await pictureInput(page).setInputFiles(file);
    await expect(alertOf(page)).toContainText(says);
    await closeAlert(page);
    await expect(roundPreview(page)).toHaveCount(0);
  }
  for (const file of [pngOf(50, 50), pngOf(5000, 60)]) {
    await pictureInput(page).setInputFiles(file);
    await expect(roundPreview(page)).toBeVisible();
    await button(page, 'Remove').click();
    await expect(roundPreview(page)).toHaveCount(0);
  }
  await test.step('ten seconds, with Validating... on the button', async () => {
    await page.clock.install();
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => new Promise(() => {});
    });
    await pictureInput(page).setInputFiles(pngOf(200, 200));
    await expect(button(page, 'Validating...')).toBeDisabled();
    await page.clock.runFor(9_000);
    await expect(button(page, 'Validating...')).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(alertOf(page)).toContainText('Timeout loading image - file may be corrupted');
    await closeAlert(page);
    await expect(button(page, 'Next')).toBeEnabled();
  });
});

test('a late step opened by a link names the step that is missing, and cannot be sent without it', async ({
  page,
}) => {
  for (const path of [agentPaths.details, agentPaths.picture, agentPaths.contact]) {
    await openStep(page, path);
    await expect(page.getByText('Loading previous data...')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('An earlier step is missing.');
  }
  await field(page, 'Primary phone number').fill('9876543210');
  await field(page, 'Email').fill('ravi@example.in');
  await fillPasswords(page, newAgent());
  await button(page, 'Submit').click();
  await alertOf(page).getByRole('link', { name: 'Personal Information' }).click();
  await expect(page).toHaveURL(agentPaths.personal);
});

test('a browser that keeps nothing says so, and goes nowhere [R-201]', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openStep(page, agentPaths.personal);
  await fillPersonal(page, newAgent());
  await button(page, 'Next').click();
  await expect(
    page.getByText('An error occurred while saving your information. Please try again.'),
  ).toBeVisible();
  await expect(page).toHaveURL(agentPaths.personal);
});

test('every way a registration can fail has its sentence, and loses nothing [R-203, R-387, R-389..R-393]', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/409|500|400|ERR_FAILED|net::/);
  const agent = newAgent();
  await withPersonalDraft(page, agent);
  await openStep(page, agentPaths.contact);
  await fillPasswords(page, agent);
  const answers: [reply: Parameters<Route['fulfill']>[0] | 'lost', says: string][] = [
    [{ status: 409, json: { message: 'Taken' } }, 'User with this email or phone number already exists.'],
    [{ status: 500, json: { message: 'A table is missing' } }, 'Server error. Please try again later.'],
    [{ status: 400, json: { message: 'Too young' } }, 'Registration failed: Too young'],
    [{ json: { result: false, message: 'Not in your city yet.' } }, 'Not in your city yet.'],
    [{ json: { result: false, message: '' } }, 'Registration failed.'],
    ['lost', 'Registration failed. Please check your connection and try again.'],
  ];
  const keys = new Set<string | undefined>();
  for (const [reply, says] of answers) {
    await page.route(
      '**/register/delivery_staffs',
      (route) => {
        keys.add(route.request().headers()['idempotency-key']);
        return reply === 'lost' ? route.abort() : route.fulfill(reply);
      },
      { times: 1 },
    );
    await button(page, 'Submit').click();
    await expect(alertOf(page)).toContainText(says);
    await closeAlert(page);
    await expect(field(page, 'Password')).toHaveValue(agent.password);
  }
  expect(keys.size).toBe(1);
});

test('a lost reply and a second try make one agent; a second agent with the same email is refused [R-366, R-391]', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/409|net::/);
  const agent = newAgent();
  await withPersonalDraft(page, agent);
  await openStep(page, agentPaths.contact);
  await fillPasswords(page, agent);
  await test.step('sent, but the reply is lost', async () => {
    await page.route(
      '**/register/delivery_staffs',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await button(page, 'Submit').click();
    await expect(alertOf(page)).toContainText('check your connection');
    await closeAlert(page);
  });
  await test.step('the page loaded anew, and sent again', async () => {
    await page.reload();
    await fillPasswords(page, agent);
    await button(page, 'Submit').dblclick();
    await expect(alertOf(page)).toContainText('Registration successful!');
  });
  await test.step('the same email once more', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await openStep(page, agentPaths.contact);
    await fillPasswords(page, agent);
    await button(page, 'Submit').click();
    await expect(alertOf(page)).toContainText('User with this email or phone number already exists.');
    await closeAlert(page);
    await expect(page.locator('[data-invalid]')).toContainText('An account with this');
  });
});
