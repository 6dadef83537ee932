import { test } from '../server/own-server';
import { reachContactStep } from '../steps/registration/shop-form';
import { expect } from '../steps/test';

// One server for both, one after the other.
test.describe.configure({ mode: 'default' });
test.use({ ownSettings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Aaspaas <hello@aaspaas.example>' } });

const says = 'Payments open soon. We will write to you.';

test('the first admin is made by a command and chooses a password by its link, once', async ({
  page,
  own,
}) => {
  const email = 'first.admin@example.in';
  await expect.poll(() => own.printed()).toContain('There is no admin yet.');
  await expect(own.command('create-admin', '--email', 'nobody')).rejects.toThrow(
    'Please enter a valid email address.',
  );
  const printed = await own.command('create-admin', '--email', email);
  const link = /http:\S+\/new-password#\S+/.exec(printed)?.[0] ?? '';
  expect(new URL(link).origin).toBe(own.url);

  // The link may be opened twice; only setting the password uses it up.
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('lantern-tabla-42');
  await page.getByLabel('Confirm password', { exact: true }).fill('lantern-tabla-42');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  const login = await page.request.post('/aaspaas/user/login', {
    data: { email, password: 'lantern-tabla-42' },
  });
  expect(await login.json()).toMatchObject({ user: { role: 'admin' } });

  // The last admin cannot delete the account.
  const leave = await page.request.post('/aaspaas/admin/delete/user', {
    data: {},
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(leave.status()).toBe(409);
  expect(await own.command('create-admin', '--email', email)).toContain(`${email} is an admin already.`);
});

test('until the operator sets a UPI id owners read why they cannot pay; then the card is there [D-090]', async ({
  page,
  own,
}) => {
  await reachContactStep(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL('/ShopProfile');
  await expect(page.getByText(says)).toBeVisible();
  const code = page.getByRole('img', { name: 'QR code to pay by UPI' });
  const card = page.getByRole('region', { name: 'Complete Payment' });
  await expect(card).toHaveCount(0);
  await expect(code).toHaveCount(0);

  await expect(own.command('settings', 'set', 'upi_id', 'shops@bank.example')).rejects.toThrow(
    'UPI id must look like shopname@bank.',
  );
  expect(await own.command('settings', 'set', 'upi_id', ' shops@bank ')).toBe(
    'upi_id is now shops@bank.\n1 owner who was waiting gets a mail.\n',
  );
  await page.reload();
  await expect(card.getByText('shops@bank')).toBeVisible();
  await expect(code).toBeVisible();
  await expect(page.getByText(says)).toHaveCount(0);

  // A command works on the embedded database also while the server is stopped.
  await own.stop();
  expect(await own.command('settings', 'get', 'upi_id')).toBe('shops@bank\n');
  await expect(own.command('release-phone', '--phone', '9876509999')).rejects.toThrow(
    'No account has this number.',
  );
});
