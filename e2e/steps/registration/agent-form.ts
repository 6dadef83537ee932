import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { newMobile } from '../fresh';
import { waitForHydration } from '../hydration';
import { field } from '../locators';
import { expect } from '../test';

export const agentPaths = {
  personal: '/DeliveryAgentForm',
  details: '/DeliveryDetails',
  picture: '/uploadProfilePicture',
  contact: '/DeliveryContactInformation',
} as const;

/** An agent whom no other test uses. */
export function newAgent() {
  return {
    name: 'Ravi Kumar',
    email: `ravi.${randomUUID()}@example.in`,
    mobile: newMobile(),
    password: 'secret-1',
  };
}
export type NewAgent = ReturnType<typeof newAgent>;

export const alertOf = (page: Page): Locator => page.getByRole('alertdialog');

export async function openStep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  // The fields appear once the draft has been read.
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

export async function fillPersonal(page: Page, agent: NewAgent): Promise<void> {
  await field(page, 'Full name').fill(agent.name);
  await field(page, 'Email').fill(agent.email);
  await field(page, 'Mobile number').fill(agent.mobile);
  // Most people have WhatsApp on the same number.
  await field(page, 'WhatsApp number').fill(agent.mobile);
  await field(page, 'Location').selectOption('Kochi');
}

export const licenceInput = (page: Page): Locator => page.getByLabel('Choose photos');
export const licenceTiles = (page: Page): Locator =>
  page.getByRole('list', { name: 'Licence images' }).getByRole('img');

export const pictureInput = (page: Page): Locator => field(page, 'Profile picture');
export const roundPreview = (page: Page): Locator =>
  page.getByRole('img', { name: 'You, as others will see you' });

export async function fillPasswords(page: Page, { password }: NewAgent): Promise<void> {
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm password').fill(password);
}
