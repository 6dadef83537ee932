import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolations } from '../steps/accessibility';
import { enterConsole } from '../steps/console';
import { open } from '../steps/console-page';
import { newWord } from '../steps/fresh';
import { takePhotos } from '../steps/photo-files';
import { registerAgent } from '../steps/register-agent';
import { registerShop } from '../steps/register-shop';
import { becomeGuest } from '../steps/sign-in-as';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';
import { dismissToasts } from '../steps/toasts';

async function call(context: BrowserContext, path: string, data: object) {
  const reply = await context.request.post(`/aaspaas${path}`, {
    data,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.status(), path).toBe(200);
  // Every reply is an object.
  return (await reply.json()) as Record<string, unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

test('a person is found by the number in any writing, noted, edited on request and deleted, each said in numbers first', async ({
  page,
  context,
  request,
  watch,
}) => {
  // Once the account is deleted, its page asks for nobody.
  watch.expectError(/404/);
  const person = await signUp(context);
  await enterConsole(context);
  // Elsewhere the person stays logged in.
  const { email, password } = person;
  const headers = { 'sec-fetch-site': 'same-origin' };
  await request.post('/aaspaas/user/login', { data: { email, password }, headers });
  await open(page, '/admin/customers');
  await page
    .getByRole('searchbox', { name: 'Find', exact: true })
    .fill(`+91 ${person.mobile.slice(0, 5)}-${person.mobile.slice(5)}`);
  await press(page, 'Show');
  await expect(page).toHaveURL(/q=%2B91/);
  await expect(page.getByText('1 person')).toBeVisible();

  await test.step('many at once, of whom there is one: counted first, then logged out', async () => {
    await press(page, 'Unlock all 1…');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('None of these accounts is locked.');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Tick Asha Nair' }).click();
    await press(page, 'Log out 1 ticked…');
    await expect(dialog.getByText('1 account', { exact: true })).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Log out 1 account' }).click();
    await expect(page.getByText('1 of 1 account logged out everywhere.')).toBeVisible();
  });
  await page.getByRole('link', { name: 'Asha Nair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Nair' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();

  await test.step('a note', async () => {
    await page.getByLabel('New note').fill('മലയാളം only 🙂');
    await press(page, 'Save note');
    await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(
      'മലയാളം only 🙂',
    );
    await expect(page.getByLabel('New note')).toHaveValue('');
  });

  await test.step('an edit that the rules refuse loses nothing, and then is saved', async () => {
    await press(page, 'Edit Asha Nair');
    const dialog = page.getByRole('dialog', { name: 'Edit Asha Nair' });
    await expectNoViolations(page);
    await dialog.getByLabel('Name').fill('Asha Varma');
    await dialog.getByLabel('PIN code').fill('68');
    await dialog.getByRole('button', { name: 'Save for the person' }).click();
    await expect(dialog.getByText('PIN code must be exactly 6 digits')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha Varma');
    await dialog.getByLabel('PIN code').fill('682016');
    await dialog.getByRole('button', { name: 'Save for the person' }).click();
    await expect(page.getByText('Saved: name, PIN code. The person is told by mail.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Varma' })).toBeVisible();
  });

  await test.step('everything about the person as a file', async () => {
    await press(page, 'Export data');
    const downloading = page.waitForEvent('download');
    await confirm(page, 'Save the file');
    expect((await downloading).suggestedFilename()).toMatch(/^aaspaas-person-\d+\.json$/);
  });

  await test.step('deleted, and then there is nobody', async () => {
    const url = page.url();
    await press(page, 'Delete account');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 note');
    await expect(question).toContainText('0 reviews');
    await expectNoViolations(page);
    await confirm(page, 'Delete account');
    await expect(page).toHaveURL(/\/admin\/customers$/);
    await page.goto(url);
    await expect(page.getByText('There is no such account.')).toBeVisible();
  });
});

/** A demo shop that no other test looks at. */
async function someShop(context: BrowserContext): Promise<number> {
  const { list } = await call(context, '/shop/list/shop', { city: 'Kannur', limit: 1 });
  // The call replies shop records.
  return (list as { sh_id: number }[])[0]?.sh_id ?? 0;
}

test('a reported review is taken down, shown again, found harmless, and its reporter answered', async ({
  page,
  context,
}) => {
  const words = `Slow service ${randomBytes(4).toString('hex')}`;
  const shop_id = await someShop(context);
  await signUp(context);
  const { r_id } = await call(context, '/shop/add/review', { shop_id, rating: 2, comment: words });
  await signUp(context);
  await call(context, '/shop/report/review', { r_id, reason: 'It was another shop' });
  await enterConsole(context, { grade: 'moderator' });
  const card = page.getByRole('listitem').filter({ hasText: words });

  await open(page, '/admin/reviews');
  await expect(card).toContainText('It was another shop');

  await test.step('an answer', async () => {
    await card.getByRole('button', { name: 'Answer Asha Nair' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /so it stays/ }).click();
    await dialog.getByRole('button', { name: 'Send by mail' }).click();
    await expect(card).toContainText('Answered:');
  });

  await test.step('down and up again', async () => {
    await card.getByRole('button', { name: /^Take down/ }).click();
    await expect(card).toHaveCount(0);
    await dismissToasts(page);
    await page.getByRole('link', { name: 'Taken down' }).click();
    await card.getByRole('button', { name: /again$/ }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('harmless', async () => {
    await becomeGuest(page);
    await signUp(context);
    await call(context, '/shop/report/review', { r_id, reason: 'I do not like it' });
    await enterConsole(context, { grade: 'moderator' });
    await open(page, '/admin/reviews');
    await card.getByRole('button', { name: /^Harmless/ }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('link', { name: 'Found harmless' }).click();
    await expect(card).toContainText('2 reports');
  });
});

test('a licence is seen after a press, found in order, and customers see that it was checked [D-010]', async ({
  page,
  context,
}) => {
  // Before anybody is signed in: a page left open would go on asking with a session that has ended.
  await page.goto('/robots.txt');
  const [photo] = await takePhotos(page, 1, 400);
  const agent = await registerAgent(context);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const sent = await context.request.post('/aaspaas/deliverystaff/edit/delivery_staffs', {
    multipart: { u_id: String(agent.id), ...(photo && { licence: photo }) },
    headers,
  });
  expect(sent.status()).toBe(200);
  await enterConsole(context, { grade: 'moderator' });
  await open(page, '/admin/licences');
  const card = page.getByRole('listitem').filter({ hasText: agent.name });
  await expect(card.getByRole('img')).toHaveCount(0);
  await card.getByRole('button', { name: `Show the licence of ${agent.name}` }).click();
  await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
  await expect(card.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expectNoViolations(page);
  await card.getByRole('button', { name: `Refuse the licence of ${agent.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await expect(dialog.getByText('Please tell the agent why')).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: `The licence of ${agent.name} is in order` }).click();
  await expect(card).toHaveCount(0);
  const { list } = await call(context, '/deliverystaff/list/delivery_staffs', { u_id: agent.id });
  expect(list).toMatchObject([{ u_licence_checked: true }]);
});

test('one business that is listed twice is compared, merged after a count, and the old link leads to the kept one', async ({
  page,
  context,
}) => {
  const shop_name = `Twin Parlour ${newWord()}`;
  const [keep, other] = [
    await registerShop(context, { shop_name }),
    await registerShop(context, { shop_name }),
  ];
  await enterConsole(context);
  // Other tests register alike shops too; the newest pairs are on the last page.
  await open(page, '/admin/duplicates?why=name&page=9999');
  const pair = page.getByRole('row').filter({ hasText: shop_name });
  await expect(pair).toContainText('0 m apart');
  await pair.getByRole('link', { name: /^Compare/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Are these the same?' })).toBeVisible();
  await expect(page.getByRole('region', { name: `id ${other.shopId}` })).toContainText(other.email);
  await press(page, `Keep ${shop_name}, id ${keep.shopId}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('0 reviews, 0 favourites, 0 deliveries, 0 payments');
  await expect(question).toContainText(other.email);
  await confirm(page, 'Merge the two');
  await expect(page).toHaveURL(`/admin/listings/${keep.shopId}`);
  await page.goto(`/shop/${other.shopId}`);
  await expect(page).toHaveURL(new RegExp(`/shop/${keep.shopId}-twin-parlour`));
});
