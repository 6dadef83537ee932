import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newMobile } from '../fresh';
import { takePhotos } from '../photo-files';
import { expect } from '../test';
import { storeShopDrafts } from './drafts';

export const basics = {
  'Shop name': 'Anand Stores',
  'Owner name': 'Anand K',
  'Full address': '12, MG Road, Indiranagar 560038',
  State: 'Karnataka',
  City: 'Bengaluru',
} as const;

/** The contact step of somebody whom no other test uses. */
export function newOwner() {
  return {
    'Primary contact number': newMobile(),
    'WhatsApp number': '9876543210',
    'Email address': `owner.${randomUUID()}@example.in`,
    Password: 'secret-1',
    'Confirm password': 'secret-1',
  };
}
export type NewOwner = ReturnType<typeof newOwner>;

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Opens the contact step and fills it in, with the steps before it filled in and one photo picked. */
export async function reachContactStep(page: Page): Promise<NewOwner> {
  await page.goto('/BrandingRegistrationform');
  await storeShopDrafts(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 1));
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/ContactInfoform');
  const owner = newOwner();
  await fillIn(page, owner);
  return owner;
}
