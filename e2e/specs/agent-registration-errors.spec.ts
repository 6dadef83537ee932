import type { Page, Route } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { button, field } from '../steps/locators';
import { pngOf } from '../steps/photo-files';
import {
  agentPaths,
  alertOf,
  fillPasswords,
  fillPersonal,
  licenceInput,
  licenceTiles,
  newAgent,
  openStep,
  pictureInput,
  roundPreview,
} from '../steps/registration/agent-form';
import { startWithAgentDraft } from '../steps/registration/drafts';
import { expect, test } from '../steps/test';

const textNamedPng = { name: 'text.png', mimeType: 'image/png', buffer: Buffer.from('hello '.repeat(300)) };
const oneByte = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.of(7) };
const document = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5000) };
const wrongType = 'Invalid file type. Only JPEG, PNG, GIF, BMP, and WebP are allowed.';
const closeAlert = (page: Page) => alertOf(page).getByRole('button', { name: 'OK' }).click();

test('whatever is wrong on a step, everybody can read it', async ({ page }) => {
  for (const [path, name] of [
    [agentPaths.personal, 'Next'],
    [agentPaths.details, 'Next'],
    [agentPaths.picture, 'Next'],
    [agentPaths.contact, 'Submit'],
  ] as const) {
    await openStep(page, path);
    await button(page, name).click();
    await expect(page.locator('[data-invalid]').first()).toBeVisible();
    await expectNoSeriousViolations(page);
  }
  await expect(field(page, 'Primary phone number')).toHaveAccessibleDescription(
    'Primary phone number is required',
  );
});

test('wrong licence files are named with their reason, good ones shown [R-162, R-332, R-395..R-397, R-399..R-402, R-405]', async ({
  page,
}) => {
  await openStep(page, agentPaths.details);
  const pick = (files: Parameters<ReturnType<typeof licenceInput>['setInputFiles']>[0]) =>
    licenceInput(page).setInputFiles(files);
  const ten = Array.from({ length: 10 }, (_, at) => pngOf(40, 30, `side ${at} (copy).png`));

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
  await expect(alertOf(page)).toContainText(
    'Cannot upload 1 files. Maximum 10 images allowed. You currently have 10 images.',
  );
  await closeAlert(page);

  await page.getByRole('button', { name: 'Remove photo 10' }).click();
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['text'], 'notes.txt', { type: 'text/plain' }));
    return data;
  });
  await licenceInput(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(alertOf(page)).toContainText('No valid image files found. Please drop image files only.');
});

test('a licence image that cannot be read is given up after 30 seconds [R-336, R-417]', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = () => new Promise(() => {});
  });
  await openStep(page, agentPaths.details);
  await page.clock.pauseAt(Date.now() + 60_000);
  await licenceInput(page).setInputFiles(pngOf(40, 30));
  await expect(page.getByText('Preparing…')).toBeVisible();
  await page.clock.runFor(29_900);
  await expect(page.getByText('Preparing…')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('Timeout loading image - file may be corrupted')).toBeVisible();
});

test('a profile photo is decoded before it is accepted [R-107, R-342, R-343, R-405, R-406, R-419]', async ({
  page,
}) => {
  await openStep(page, agentPaths.picture);
  await pictureInput(page).setInputFiles(textNamedPng);
  await expect(alertOf(page)).toContainText('Invalid or corrupted image file');
  await closeAlert(page);
  await expect(roundPreview(page)).toHaveCount(0);
  for (const file of [pngOf(50, 50), pngOf(5000, 60)]) {
    await pictureInput(page).setInputFiles(file);
    await expect(roundPreview(page)).toBeVisible();
    await button(page, 'Remove').click();
    await expect(roundPreview(page)).toHaveCount(0);
  }
  await test.step('ten seconds, with Validating... on the button', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      HTMLImageElement.prototype.decode = () => new Promise(() => {});
    });
    await pictureInput(page).setInputFiles(pngOf(200, 200));
    await expect(button(page, 'Validating...')).toBeDisabled();
    await page.clock.runFor(9_900);
    await expect(button(page, 'Validating...')).toBeVisible();
    await page.clock.runFor(200);
    await expect(alertOf(page)).toContainText('Timeout loading image - file may be corrupted');
    await closeAlert(page);
    await expect(button(page, 'Next')).toBeEnabled();
  });
});

test('a later step opened by a link names the step that is missing, and cannot be sent without it', async ({
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
  await expect(page).toHaveURL(`${agentPaths.personal}?then=contact`);
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
  watch.expectError(/409|500|400|ERR_FAILED|net::/);
  const agent = newAgent();
  await startWithAgentDraft(page, agent);
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
  watch.expectError(/409|net::/);
  const agent = newAgent();
  await startWithAgentDraft(page, agent);
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
    await alertOf(page).getByRole('button', { name: 'Recover that account' }).click();
    const forgot = page.getByRole('dialog', { name: 'Confirm identity' });
    await expect(forgot.getByLabel('Email')).toHaveValue(agent.email);
    await page.goBack();
    await expect(page.locator('[data-invalid]')).toContainText('An account with this');
  });
});
