import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { linkFor } from '../steps/mailbox';
import { registerAgent } from '../steps/register-agent';
import { registerShop } from '../steps/register-shop';
import { becomeGuest } from '../steps/sign-in-as';
import { newPerson, signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

const newEmail = () => `new.${randomUUID()}@example.in`;
const openProfile = (page: Page) => openDialog(page, '/terms?open=profile', 'User Profile');

async function openContact(page: Page) {
  const settings = await openDialog(page, '/terms?open=settings', 'Settings');
  await settings.getByRole('button', { name: 'Email and mobile number' }).click();
  return dialogNamed(page, 'Email and mobile number');
}

test('a new email: password, mail, button, and the new one logs in [D-087]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/400/);
  const person = await signUp(context);
  const email = newEmail();
  const profile = await openProfile(page);
  await expect(profile.getByLabel('Current password')).toHaveCount(0);
  await profile.getByLabel('Name').fill('Asha Menon');
  await profile.getByLabel('Email').fill(email);
  const update = profile.getByRole('button', { name: 'Update Profile' });

  await test.step('without the password, or with a wrong one, nothing is saved and nothing typed is lost', async () => {
    await update.click();
    await expect(profile.getByText('Please enter your current password')).toBeVisible();
    await expectNoSeriousViolations(page);
    await profile.getByLabel('Current password').fill('not this one');
    await update.click();
    await expect(profile.getByText('Your current password is not right.')).toBeVisible();
    await expect(profile.getByLabel('Email')).toHaveValue(email);
    await expect(profile.getByLabel('Name')).toHaveValue('Asha Menon');
  });

  await test.step('with it, the rest is saved and the email waits', async () => {
    await profile.getByLabel('Current password').fill(person.password);
    await update.dblclick();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(
      page.getByText(`We sent a mail to ${email}. Open its link to confirm your new address.`),
    ).toBeVisible();
    await openProfile(page);
    await expect(profile.getByText(`Waiting for you to confirm ${email}`)).toBeVisible();
    await expect(profile.getByLabel('Email')).toHaveValue(person.email);
    await expect(profile.getByLabel('Name')).toHaveValue('Asha Menon');
    await expectNoSeriousViolations(page);
  });

  await test.step('opening the link changes nothing, pressing the button does', async () => {
    await page.goto(await linkFor(email, 'confirm-email'));
    await expect(page.getByRole('heading', { name: 'Confirm your new email address' })).toBeVisible();
    await expectNoSeriousViolations(page);
    await page.getByRole('button', { name: 'Confirm this address' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
    await expect(page).toHaveURL('/confirm-email');
  });

  await test.step('the new one logs in', async () => {
    await becomeGuest(page);
    const reply = await context.request.post('/aaspaas/user/login', {
      data: { email, password: person.password },
    });
    expect(reply.status()).toBe(200);
  });
});

test('a stranger’s change is undone from the old mailbox, and the stranger is out [D-087]', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectError(/40[013]/);
  const person = await signUp(context);
  const stolen = newEmail();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const multipart = { email: stolen, current_password: person.password };
  const asked = await context.request.post('/aaspaas/user/edit/profile', { multipart, headers });
  expect(asked.status()).toBe(200);
  const token = (await linkFor(stolen, 'confirm-email')).split('#')[1] ?? '';
  await context.request.post('/aaspaas/user/confirm/email', { data: { token } });
  await page.goto('/UserProfile');

  const ownersBrowser = await browser.newContext({ baseURL: baseURL ?? '' });
  const owner = await ownersBrowser.newPage();
  await owner.goto(await linkFor(person.email, 'undo-change'));
  await owner.getByRole('button', { name: 'This was not me: undo it' }).click();
  await expect(owner.getByRole('heading', { name: 'Your account is as it was before' })).toBeVisible();
  await owner.getByRole('button', { name: 'Choose a new password' }).click();
  const reset = dialogNamed(owner, 'Reset Password');
  await reset.getByLabel('New password').fill('only mine 🌴 2');
  await reset.getByLabel('Confirm password').fill('only mine 🌴 2');
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  await expect(dialogNamed(owner, 'Password changed')).toBeVisible();
  const login = await ownersBrowser.request.post('/aaspaas/user/login', {
    data: { email: person.email, password: 'only mine 🌴 2' },
  });
  expect(login.status()).toBe(200);
  await ownersBrowser.close();

  await page.getByRole('button', { name: 'Profile', exact: true }).click();
  await expect(page.getByText('You have been logged out. Please log in again.')).toBeVisible();
});

test('a link that is incomplete, made up or used says so', async ({ page, watch }) => {
  watch.expectError(/400/);
  await page.goto('/confirm-email');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not complete. Please open it once more from the mail.',
  );
  await page.goto('/undo-change#made-up');
  await expectNoSeriousViolations(page);
  await page.getByRole('button', { name: 'This was not me: undo it' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link does not work any more. It was used already, or it is too old.',
  );
});

test('while it waits, the mail is sent again and the change is cancelled', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/429/);
  const person = await signUp(context);
  const contact = await openContact(page);
  const email = newEmail();
  await contact.getByLabel('Email').fill(email);
  await contact.getByLabel('Current password').fill(person.password);
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText(`Waiting for you to confirm ${email}`)).toBeVisible();
  await expect(contact.getByLabel('Email')).toHaveValue(person.email);
  await expectNoSeriousViolations(page);
  await contact.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We sent the mail again.')).toBeVisible();
  await contact.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/The mail was sent already\. Please try again in \d+ seconds\./)).toBeVisible();
  await contact.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByText('Your email address stays as it is.')).toBeVisible();
  await expect(contact.getByText('Waiting for you to confirm')).toHaveCount(0);
  await expect(contact.getByRole('heading', { name: 'Email and mobile number' })).toBeFocused();
});

test('a customer changes the mobile number in the settings, by its rules [D-087]', async ({
  page,
  context,
}) => {
  const person = await signUp(context);
  const contact = await openContact(page);
  const mobile = contact.getByLabel('Mobile number');
  const save = contact.getByRole('button', { name: 'Save' });
  await expect(mobile).toHaveValue(person.mobile);
  await expect(save).toBeDisabled();
  for (const [typed, says] of [
    ['12345', 'Mobile number must be exactly 10 digits'],
    ['1234567890', 'Mobile number must start with 6, 7, 8, or 9'],
    ['8888888888', 'Mobile number cannot have all same digits'],
  ] as const) {
    await mobile.fill(typed);
    await save.click();
    await expect(contact.getByText(says)).toBeVisible();
  }
  const fresh = newPerson().mobile;
  await mobile.fill(fresh);
  await contact.getByLabel('Current password').fill(person.password);
  await save.click();
  await expect(page.getByText('Your mobile number is changed.')).toBeVisible();
  await expect(mobile).toHaveValue(fresh);
  await becomeGuest(page);
  const reply = await context.request.post('/aaspaas/user/login', {
    data: { email: fresh, password: person.password },
  });
  expect(reply.status()).toBe(200);
});

test('an owner’s login is changed in the settings; the listing keeps its own number [D-087]', async ({
  page,
  context,
}) => {
  const { email } = await registerShop(context);
  const contact = await openContact(page);
  await expect(contact.getByLabel('Email')).toHaveValue(email);
  await expect(contact.getByText('What customers see is in your shop’s own details.')).toBeVisible();
  const listed = page.waitForResponse('**/shop/list/shop*');
  await page.goto('/ShopProfile');
  const before = await (await listed).text();
  const again = await openContact(page);
  await again.getByLabel('Mobile number').fill(newPerson().mobile);
  await again.getByLabel('Current password').fill('oven and flour');
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your mobile number is changed.')).toBeVisible();
  const number = /"sh_primary_phone":"([^"]+)"/;
  const relisted = page.waitForResponse('**/shop/list/shop*');
  await page.goto('/ShopProfile');
  expect(number.exec(await (await relisted).text())?.[1]).toBe(number.exec(before)?.[1]);
});

test('an agent’s own page asks for the password only with a new email or number [D-087]', async ({
  page,
  context,
}) => {
  const agent = await registerAgent(context);
  await page.goto('/DeliveryProfile');
  const password = page.getByLabel('Current password');
  const save = page.getByRole('button', { name: 'Save Profile' });
  await page.getByLabel('Vehicle type').fill('Hand cart');
  await expect(password).toHaveCount(0);
  const mobile = newPerson().mobile;
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Email').fill(newEmail());
  await save.click();
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  await password.fill(agent.password);
  await save.click();
  await expect(page.getByText('Profile updated!')).toBeVisible();
  await expect(page.getByText('Waiting for you to confirm')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(`+91${mobile}`);
  await expect(page.getByLabel('Email')).toHaveValue(agent.email);
  await expect(password).toHaveCount(0);
});
