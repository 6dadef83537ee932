import { test } from '../server/own-server';
import { reachContactStep } from '../steps/registration/shop-form';
import { expect } from '../steps/test';

test.use({ ownSettings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'Aaspaas <hello@aaspaas.example>' } });

const says = 'Payments open soon. We will write to you.';

test('until the operator sets a UPI id owners read why they cannot pay; then the card is there [D-090]', async ({
  page,
  own,
}) => {
  test.setTimeout(120_000);
  await reachContactStep(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page).toHaveURL('/ShopProfile', { timeout: 15_000 });
  await expect(page.getByText(says)).toBeVisible();
  const code = page.getByRole('img', { name: 'QR code to pay by UPI' });
  const card = page.getByRole('region', { name: 'Complete Payment' });
  await expect(card).toHaveCount(0);
  await expect(code).toHaveCount(0);

  await expect(own.command('settings', 'set', 'upi_id', 'shops@bank.example')).rejects.toThrow(
    'UPI id must look like shopname@bank.',
  );
  expect(await own.command('settings', 'get', 'upi_id')).toBe('\n');
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
  expect(await own.command('settings')).toMatch(/^plan_price_rupees\s+500$/m);
});
