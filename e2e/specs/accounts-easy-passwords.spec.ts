import type { Locator, Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { openDialog } from '../steps/dialogs';
import { agentPaths, alertOf, fillPasswords, newAgent, openStep } from '../steps/registration/agent-form';
import { startWithAgentDraft } from '../steps/registration/drafts';
import { reachContactStep } from '../steps/registration/shop-form';
import { newPerson } from '../steps/sign-up';
import { expect, test } from '../steps/test';

const says = 'Please choose a password that is harder to guess';
const easy = 'Password1';

async function fillAll(form: Locator | Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}

/** Expects the message at the field, and what was typed still in it. */
async function expectRefused(form: Locator | Page, label: string): Promise<void> {
  const field = form.getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(says));
  await expect(field).toHaveValue(easy);
}

test.beforeEach(({ watch }) => watch.expectError(/400/));

test('the sign-up says so at the field and goes on with a better one [D-089]', async ({ page }) => {
  const person = newPerson();
  const dialog = await openDialog(page, '/terms?open=sign-up', 'Sign Up');
  await fillAll(dialog, {
    Name: person.name,
    'Mobile number or email': person.mobile,
    'New password': easy,
  });
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expectRefused(dialog, 'New password');
  await expect(dialog.getByLabel('Name')).toHaveValue(person.name);
  await expectNoSeriousViolations(page);
  await fillAll(dialog, { 'New password': person.password });
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/UserProfile');
});

test('the registration of a business says so at the field [D-089]', async ({ page }) => {
  await reachContactStep(page);
  await fillAll(page, { Password: easy, 'Confirm password': easy });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expectRefused(page, 'Password');
});

test('the registration of an agent says so at the field [D-089]', async ({ page }) => {
  const agent = newAgent();
  await startWithAgentDraft(page, agent);
  await openStep(page, agentPaths.contact);
  await fillPasswords(page, { ...agent, password: easy });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await alertOf(page).getByRole('button', { name: 'OK' }).click();
  await expectRefused(page, 'Password');
});
