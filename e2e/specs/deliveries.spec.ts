import type { Browser } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { waitForHydration } from '../steps/hydration';
import { registerAgent } from '../steps/register-agent';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

/** Another browser, signed in as an agent who is available. */
async function openAgent(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const agent = await registerAgent(context);
  const free = await context.request.post('/aaspaas/deliverystaff/edit/delivery_staffs', {
    multipart: { u_delivery_status: 'available' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(free.status()).toBe(200);
  return { context, agent, page: await context.newPage() };
}

test('a customer sends an agent, both see every step at once, and the customer rates [M-010, D-053]', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { context: theirs, agent, page: agentPage } = await openAgent(browser, baseURL);
  const customer = await signUp(context);
  const shops = await context.request.post('/aaspaas/shop/list/shop', {
    data: { city: 'Kottayam', limit: 1 },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { list } = (await shops.json()) as { list: { sh_name: string }[] };
  const shopName = list[0]?.sh_name ?? '';
  await page.clock.install();
  const passTenSeconds = () => page.clock.fastForward(10_000);
  const mine = page.getByRole('region', { name: 'Your delivery requests' }).locator('li.card');
  const theirRequests = agentPage.getByRole('region', { name: 'Delivery requests' }).locator('li.card');
  const dialog = page.getByRole('dialog', { name: `Assign ${agent.name}` });

  await test.step('the request, from a shop; Back closes the dialog', async () => {
    await page.goto(`/AssignDelivery?city=Kottayam&search=${encodeURIComponent(agent.name)}`);
    await waitForHydration(page);
    const assign = page.getByRole('button', { name: `Assign ${agent.name}` });
    await assign.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await assign.click();
    // Filled in with the customer's own.
    await expect(dialog.getByLabel('Drop address')).not.toHaveValue('');
    await dialog.getByLabel('Drop address').clear();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('Please choose a shop or enter a pickup address')).toBeVisible();
    await expect(dialog.getByText('Drop address is required')).toBeVisible();
    await dialog.getByText('A shop', { exact: true }).click();
    await dialog.getByRole('searchbox', { name: 'Shop' }).fill(shopName);
    await dialog.getByRole('searchbox', { name: 'Shop' }).press('Enter');
    await dialog.getByText(shopName, { exact: true }).first().click();
    await dialog.getByLabel('Drop address').fill('വീട് 4, Park Lane 🏠');
    await dialog.getByLabel('Note').fill('Ring twice');
    await expectNoSeriousViolations(page);
    // At once: a later second press may reach what the dialog has covered.
    await dialog.getByRole('button', { name: 'Send request' }).evaluate(pressTwice);
    await expect(page.getByText('Request sent!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(mine).toHaveCount(1);
    await expect(mine).toContainText('Waiting for an answer');
    await expect(mine).toContainText(`From: ${shopName}`);
    // The page has scrolled there and moved the focus too.
    await expect(mine).toBeFocused();
    await expect(mine).toBeInViewport();
  });

  await test.step('the agent sees the way, and the person after accepting', async () => {
    await agentPage.goto('/DeliveryProfile');
    await expect(theirRequests).toContainText('വീട് 4, Park Lane 🏠');
    await expect(theirRequests.getByRole('link')).toHaveCount(0);
    await expect(theirRequests).not.toContainText(customer.name);
    await theirRequests.getByRole('button', { name: 'Accept' }).click();
    await expect(theirRequests.getByRole('link', { name: `Call ${customer.name}` })).toHaveAttribute(
      'href',
      `tel:+91${customer.mobile}`,
    );
    await passTenSeconds();
    await expect(mine).toContainText('Accepted');
    await expect(mine.getByRole('link', { name: `Call ${agent.name}` })).toBeVisible();
    await expect(mine.getByRole('list', { name: 'What has happened' }).getByRole('listitem')).toHaveText([
      /^Asked \d/,
      /^Accepted \d/,
    ]);
    await expectNoSeriousViolations(page);
  });

  await test.step('while it runs it stands on the home', async () => {
    const home = await context.newPage();
    await home.goto('/UserProfile');
    const running = home.getByRole('region', { name: 'On its way' });
    await expect(running).toContainText(agent.name);
    await expect(running).toContainText('Accepted');
    await home.close();
  });

  await test.step('done, and rated', async () => {
    await theirRequests.getByRole('button', { name: 'Mark as done' }).click();
    await expect(theirRequests).toContainText('Done');
    await expect(theirRequests).not.toContainText('Park Lane');
    await passTenSeconds();
    await mine.getByRole('button', { name: 'Rate the agent' }).click();
    const rating = page.getByRole('dialog', { name: `How was ${agent.name}?` });
    await rating.getByRole('button', { name: 'Send rating' }).click();
    await expect(rating.getByText('Please choose a number of stars')).toBeVisible();
    await rating.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await rating.getByLabel('A few words').fill('Quick and kind.');
    await rating.getByRole('button', { name: 'Send rating' }).click();
    await expect(mine).toContainText('Rated 4 out of 5');
    await agentPage.reload();
    const reviews = agentPage.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByText('Quick and kind.')).toBeVisible();
    await expect(reviews.getByText('Sample', { exact: true })).toHaveCount(0);
  });

  await test.step('who is slower is told what happened', async () => {
    await page.getByRole('button', { name: `Assign ${agent.name}` }).click();
    await dialog.getByLabel('Pickup address').fill('12 Main Road');
    await dialog.getByLabel('Drop address').fill('4 Park Lane');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    const open = mine.filter({ hasText: 'Waiting for an answer' });
    await expect(open).toHaveCount(1);
    await agentPage.reload();
    const accept = theirRequests.getByRole('button', { name: 'Accept' });
    await expect(accept).toBeVisible();
    await open.getByRole('button', { name: 'Cancel delivery' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // Back closes the question, and only that.
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/AssignDelivery/);
    await open.getByRole('button', { name: 'Cancel delivery' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel delivery' }).click();
    await expect(mine.filter({ hasText: 'Cancelled' })).toHaveCount(1);
    await accept.click();
    await expect(agentPage.getByText('This delivery has been cancelled meanwhile.')).toBeVisible();
    await expect(accept).toHaveCount(0);
  });
  await theirs.close();
});

test('a guest is asked to log in, and is back with the same agent [M-010]', async ({
  page,
  browser,
  baseURL,
}) => {
  const { context, agent } = await openAgent(browser, baseURL);
  await page.goto(`/AssignDelivery?city=Kottayam&search=${encodeURIComponent(agent.name)}`);
  await expect(page.getByRole('link', { name: `Call ${agent.name}` }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Assign/ })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goto(`/AssignDelivery?open=assign&agent=${agent.id}`);
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await context.close();
});

/** Runs in the page. */
function pressTwice(button: HTMLElement): void {
  button.click();
  button.click();
}
