import type { Page } from '@playwright/test';
import { expectNoViolations } from '../steps/accessibility';
import { enterConsole } from '../steps/console';
import { waitForHydration } from '../steps/hydration';
import { newUtr, registerPayer } from '../steps/payments';
import { expect, test } from '../steps/test';

async function openPayment(page: Page, reference: string): Promise<void> {
  await page.goto(`/admin/payments?q=${reference}`);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { name: `Payment ${reference}` })).toBeVisible();
  await waitForHydration(page);
}

test('a payment goes from the queue to the receipt, and back [R-011, M-324]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const owner = await browser.newContext({ baseURL: baseURL ?? '' });
  const utr = newUtr();
  const { reference } = await registerPayer(owner, 'Lotus Beauty Parlour', utr);
  await enterConsole(context, { grade: 'cashier' });

  await test.step('the queue has what is needed to decide', async () => {
    await page.goto(`/admin/payments?q=${reference}`);
    const row = page.getByRole('row').filter({ hasText: reference });
    for (const text of ['₹500', utr, 'Lotus Beauty Parlour', 'Waiting for you'])
      await expect(row).toContainText(text);
    await expect(row.getByRole('link', { name: /^Call Lotus/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  });

  await openPayment(page, reference);
  await test.step('confirmed', async () => {
    await page.getByRole('button', { name: 'Confirm ₹500' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm ₹500?' });
    await expect(dialog).toContainText('Lotus Beauty Parlour gets 365 days');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Confirm ₹500' }).click();
    await expect(page.getByText(/^Confirmed\. Receipt AP\//)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Confirmed');
  });

  await test.step('the owner has the receipt, and can print it', async () => {
    const theirs = await owner.newPage();
    await theirs.goto('/ShopProfile');
    await waitForHydration(theirs);
    await theirs.getByText('Your receipt').click();
    await theirs.getByRole('link', { name: /^AP\// }).click();
    await expect(theirs.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect(theirs.getByRole('article')).toContainText(reference);
    await expect(theirs.getByRole('article')).toContainText('₹500.00');
    await expectNoViolations(theirs);
    await theirs.emulateMedia({ media: 'print' });
    await expect(theirs.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(theirs.getByRole('banner')).toBeHidden();
  });

  await test.step('taken back', async () => {
    await page.getByRole('button', { name: 'Take it back' }).click();
    const dialog = page.getByRole('dialog', { name: 'Take back ₹500?' });
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(dialog).toContainText('Please say why: the owner reads it');
    await dialog.getByRole('button', { name: 'This payment was confirmed by mistake.' }).click();
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Taken back. The ledger has both entries.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('(void)');
  });

  await test.step('the ledger has both', async () => {
    await page.goto(`/admin/ledger?q=${reference}`);
    const rows = page.getByRole('row').filter({ hasText: reference });
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('−₹500');
  });
  await owner.close();
});

test('a payment is rejected with a ready reason, by keys alone, and the owner reads it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const owner = await browser.newContext({ baseURL: baseURL ?? '' });
  const { reference } = await registerPayer(owner, 'Ganga Tailors', newUtr());
  await enterConsole(context, { grade: 'cashier' });
  await openPayment(page, reference);
  await page.getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject the payment' });
  const preset = dialog.getByRole('button', { name: 'The amount that reached us is not the full fee.' });
  await preset.focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('textbox', { name: 'Why' })).toHaveValue(
    'The amount that reached us is not the full fee.',
  );
  await dialog.getByRole('button', { name: 'Reject it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rejected. The owner reads why.')).toBeVisible();
  const theirs = await owner.newPage();
  await theirs.goto('/ShopProfile');
  await expect(
    theirs.getByText('Your payment was not accepted. The amount that reached us is not the full fee.'),
  ).toBeVisible();
  await owner.close();
});

test('whoever comes second sees who has it open, and may take over', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const owner = await browser.newContext({ baseURL: baseURL ?? '' });
  const { reference } = await registerPayer(owner, 'Kaveri Laundry', newUtr());
  await owner.close();
  await enterConsole(context, { grade: 'cashier' });
  const second = await browser.newContext({ baseURL: baseURL ?? '' });
  await enterConsole(second, { grade: 'cashier' });
  await openPayment(page, reference);
  await expect(page.getByRole('button', { name: 'Confirm ₹500' })).toBeVisible();

  const other = await second.newPage();
  await openPayment(other, reference);
  await expect(other.getByText(/has this open since 1 minute/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Confirm ₹500' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Take over' }).click();
  await expect(other.getByRole('button', { name: 'Confirm ₹500' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/has this open since 1 minute/)).toBeVisible();
  await second.close();
});

test('a statement is imported, looked at, and confirmed in one press', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const owner = await browser.newContext({ baseURL: baseURL ?? '' });
  const utr = newUtr();
  const { reference } = await registerPayer(owner, 'Anand Cycles', utr);
  await owner.clearCookies();
  const less = await registerPayer(owner, 'Anand Tyres', newUtr());
  await owner.close();
  await enterConsole(context, { grade: 'cashier' });
  const lines = [
    'Account statement',
    'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    `16/03/26,UPI/CR/${utr}/ANAND/HDFC/${reference},,500.00,"1,00,500.00"`,
    `17/03/26,UPI/CR/${newUtr()}/RENT/SBIN/rent ${utr.slice(0, 5)},,"12,000.00","1,12,500.00"`,
    '18/03/26,ELECTRICITY,900.00,,"1,11,600.00"',
    `19/03/26,UPI/CR/${newUtr()}/ANAND/HDFC/${less.reference},,50.00,"1,11,650.00"`,
    ',Total,900.00,"12,550.00",',
  ];
  const file = { name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };

  await page.goto('/admin/statements');
  await waitForHydration(page);
  await page.getByLabel('CSV file of your bank').setInputFiles(file);
  await expect(page.getByText('3 lines of money that came in.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Name of the account').fill('Test account');
  await page.getByRole('button', { name: 'Import 3 lines' }).click();
  await expect(page.getByRole('heading', { name: /^Test account, 16 Mar 2026/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(
    'By reference and amount.',
  );
  await expect(page.getByRole('row').filter({ hasText: 'RENT' })).toContainText('Not ours');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Confirm 1 certain payment' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm 1 certain payment?' });
  await expect(question).toContainText('₹500 go into the ledger, one listing gets its time');
  await question.getByRole('button', { name: 'Confirm 1' }).click();
  await expect(page.getByText('1 confirmed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(
    'Confirmed with this line.',
  );

  await page.getByRole('link', { name: less.reference }).click();
  const amber = 'rgb(242, 165, 22)';
  await expect(page.getByRole('button', { name: 'Confirm ₹50', exact: true })).toHaveCSS(
    'background-color',
    amber,
  );

  await page.goto('/admin/statements');
  await waitForHydration(page);
  await page.getByLabel('CSV file of your bank').setInputFiles(file);
  await expect(page.getByText('Importing it again changes nothing.')).toBeVisible();
});

test('a viewer sees the payments, and can do nothing with them', async ({ page, context }) => {
  await enterConsole(context, { grade: 'viewer' });
  await page.goto('/admin/payments?state=all');
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /Confirm|Reject|Take/ })).toHaveCount(0);
  await page.goto('/admin/statements');
  await expect(page.getByRole('heading', { name: 'Not with your account' })).toBeVisible();
});
