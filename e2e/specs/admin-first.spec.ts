import { test } from '../server/own-server';
import { expect } from '../steps/test';

test('the first admin is made by a command and chooses a password by its link, once', async ({
  page,
  own,
}) => {
  test.setTimeout(120_000);
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
