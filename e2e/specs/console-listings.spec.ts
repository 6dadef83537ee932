import type { Browser, BrowserContext, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../steps/accessibility';
import { enterConsole } from '../steps/console';
import { inDialog, open, row } from '../steps/console-page';
import { mailAbout } from '../steps/mailbox';
import { allButBasics, editElsewhere, registerShop } from '../steps/register-shop';
import { expect, test } from '../steps/test';

/** A name that no other test finds. */
const newName = (): string => `Parlour ${randomUUID().slice(0, 8)}`;

interface LiveListing {
  readonly name: string;
  readonly email: string;
  readonly shopId: number;
  readonly owner: BrowserContext;
}

/** A service that was registered in a browser of its own, and whose payment this admin has confirmed. */
async function makeLive(browser: Browser, admin: BrowserContext, name = newName()): Promise<LiveListing> {
  const owner = await browser.newContext({ baseURL: process.env['AASPAAS_URL'] ?? '' });
  const { email, shopId } = await registerShop(owner, { ...allButBasics, shop_name: name });
  const { listing } = await call<{ listing: { payments: { id: number }[] } }>(
    admin,
    '/console/read/listing',
    {
      sh_id: shopId,
    },
  );
  await call(admin, '/console/confirm/payment', { id: listing.payments[0]?.id });
  return { name, email, shopId, owner };
}

async function call<Reply>(context: BrowserContext, path: string, data: object): Promise<Reply> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const reply = await context.request.post(`/aaspaas${path}`, { data, headers });
  expect(reply.status(), path).toBe(200);
  // The caller knows the call.
  return (await reply.json()) as Reply;
}

const state = (page: Page) => page.getByRole('region', { name: 'State' });

test('a listing is found by its number, suspended with a reason that its owner reads, restored and extended', async ({
  page,
  context,
  browser,
}) => {
  await enterConsole(context);
  const { name, email, shopId, owner } = await makeLive(browser, context);
  const { listing } = await call<{ listing: { phone: string } }>(context, '/console/read/listing', {
    sh_id: shopId,
  });
  await open(page, '/admin/services');
  const digits = listing.phone.slice(3);
  const find = page.getByRole('searchbox', { name: 'Find', exact: true });
  await find.fill(`${digits.slice(0, 5)} ${digits.slice(5)}`);
  await find.press('Enter');
  await expect(page.getByText('1 service', { exact: true })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(state(page).getByText('Live', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Suspend ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Suspend it' }).click();
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Customers have complained about it.' }).click();
  await dialog.getByRole('button', { name: 'Suspend it' }).click();
  await expect(state(page).getByText('Suspended', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Live → Suspended' })).toHaveCount(1);
  expect(await mailAbout(email, `${name} is suspended on Aaspaas`)).toContain('complained');
  const profile = await owner.newPage();
  await profile.goto('/ShopProfile');
  await expect(profile.getByText('Customers have complained about it.')).toBeVisible();

  await page.getByRole('button', { name: 'End the suspension' }).click();
  await dialog.getByRole('button', { name: 'It was our mistake.' }).click();
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(state(page).getByText('Live', { exact: true })).toBeVisible();

  const end = state(page).locator('strong');
  const before = await end.textContent();
  await page.getByRole('button', { name: 'Extend', exact: true }).click();
  await dialog.getByLabel('How many days', { exact: true }).fill('10');
  await dialog.getByLabel('Reason', { exact: true }).fill('Our site could not be reached.');
  await dialog.getByRole('button', { name: 'Extend it' }).click();
  await expect(end).not.toHaveText(before ?? '');
  await expect(page.getByText('Extended (10 days)')).toBeVisible();
  await owner.close();
});

test('a changed name waits with what it was, until it is found fine', async ({ page, context, browser }) => {
  await enterConsole(context);
  const { name, shopId, owner } = await makeLive(browser, context);
  const next = newName();
  await editElsewhere(owner, { sh_name: next });
  await open(page, `/admin/listings/${shopId}`);
  await expect(page.getByRole('heading', { name: 'Changed since it went live' })).toBeVisible();
  await open(page, '/admin/edits');
  const edit = row(page, next);
  await expect(edit.locator('del')).toHaveText(name);
  await expect(edit.locator('ins')).toHaveText(next);
  await expectNoViolations(page);
  await edit.getByRole('button', { name: `The changes of ${next} are fine` }).click();
  await inDialog(page, 'They are fine').click();
  await expect(edit).toHaveCount(0);
  await owner.close();
});

test('many at once: counted first, then done once each', async ({ page, context, browser }) => {
  await enterConsole(context);
  const name = newName();
  const lives = [
    await makeLive(browser, context, `${name} one`),
    await makeLive(browser, context, `${name} two`),
  ];
  await open(page, `/admin/services?q=${encodeURIComponent(name)}`);
  for (const [width, display] of [
    [1280, 'table-row'],
    [360, 'grid'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(row(page, `${name} one`)).toHaveCSS('display', display);
  }
  await page.getByRole('button', { name: 'Extend all 2…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 listings', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('How many days', { exact: true }).fill('15');
  await dialog.getByLabel('Reason', { exact: true }).fill('Our site could not be reached.');
  await dialog.getByRole('button', { name: 'Extend 2 listings' }).click();
  await expect(page.getByText('2 of 2 listings extended by 15 days.')).toBeVisible();

  await page.getByRole('checkbox', { name: `Tick ${name} two` }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Suspend 1 ticked…' }).click();
  await dialog.getByRole('button', { name: 'It is listed twice.' }).click();
  await dialog.getByRole('button', { name: 'Suspend 1 listing' }).click();
  await expect(page.getByText('1 of 1 listing suspended.')).toBeVisible();
  await expect(row(page, `${name} two`).getByText('Suspended')).toBeVisible();
  await expect(row(page, `${name} one`).getByText('Live')).toBeVisible();
  await page.getByRole('button', { name: 'End suspension of all 2…' }).click();
  await expect(dialog.getByText('1 of the chosen stays as it is: not suspended.')).toBeVisible();
  await dialog.getByRole('button', { name: 'It was our mistake.' }).click();
  await dialog.getByRole('button', { name: 'End suspension of 1 listing' }).click();
  await expect(page.getByText('1 of 1 listing no longer suspended.')).toBeVisible();
  await expect(page.getByRole('row').getByText('Live')).toHaveCount(2);
  for (const { owner } of lives) await owner.close();
});

test('an operator edits for the owner, who gets a mail', async ({ page, context, browser }) => {
  await enterConsole(context);
  const { shopId, email, owner } = await makeLive(browser, context);
  await open(page, `/admin/listings/${shopId}`);
  await page.getByRole('button', { name: 'Edit for the owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit shop' });
  const next = newName();
  await dialog.getByLabel('Shop name', { exact: true }).fill(next);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Edits' }).getByText('(operator)')).toBeVisible();
  expect(await mailAbout(email, 'We have changed your listing on Aaspaas')).toContain(next);
  await owner.close();
});

test('the lists can be read without scripts; who may only look is offered no action', async ({
  page,
  context,
}) => {
  await enterConsole(context, { grade: 'viewer' });
  const html = await (await context.request.get('/admin/shops?city=Kochi&sort=name')).text();
  expect(html).toContain('href="/admin/listings/');
  await open(page, '/admin/shops');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Many at once' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toHaveCount(0);
  await page.locator('td a[href^="/admin/listings/"]').first().click();
  await expect(state(page)).toBeVisible();
  await expect(state(page).getByRole('button')).toHaveCount(0);
});
