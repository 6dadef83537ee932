import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../test';

/** What a shopkeeper does in the registration, for tests that begin further on. */

export const basics = {
  'Shop name': 'Anand Stores',
  'Owner name': 'Anand K',
  'Full address': '12, MG Road, Indiranagar 560038',
  State: 'Karnataka',
  City: 'Bengaluru',
} as const;

export const description = 'Rice, pulses, spices and everything else that a kitchen needs, fresh every day.';

/** Somebody whom no other test knows. No digit occurs more than five times. */
export function newOwner() {
  const tail = String(randomInt(10 ** 5)).padStart(5, '0');
  return {
    'Primary contact number': `91234${tail}`.replace(/(\d)(?=(?:.*\1){5})/g, '8'),
    'WhatsApp number': '9876543210',
    'Email address': `owner.${randomUUID()}@example.in`,
    Password: 'secret-1',
    'Confirm password': 'secret-1',
  };
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Photographs made in the page, each of its own colour. */
export async function takePhotos(page: Page, count: number, side = 300) {
  const pictures = await page.evaluate(
    ([many, length]) =>
      Array.from({ length: many }, (_, index) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: length, height: length });
        const pen = canvas.getContext('2d');
        if (pen) {
          pen.fillStyle = `hsl(${index * 40} 60% 50%)`;
          pen.fillRect(0, 0, length, length);
        }
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
      }),
    [count, side] as const,
  );
  return pictures.map((base64, index) => ({
    name: `photo ${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

/** The steps before the contact step as somebody has left them, without walking through them. */
export async function keepDrafts(page: Page): Promise<void> {
  await page.evaluate((text) => {
    localStorage.setItem('businessType', 'product-seller');
    localStorage.setItem(
      'businessInfo',
      JSON.stringify({
        shop_name: 'Anand Stores',
        owner_name: 'Anand K',
        address: '12, MG Road, Indiranagar 560038',
        state: 'Karnataka',
        city: 'Bengaluru',
        category: 'Grocery',
      }),
    );
    localStorage.setItem(
      'operatingDetails',
      JSON.stringify({
        working_days: ['Mon', 'Tue'],
        opening_hours: '08:00 AM - 10:00 PM',
        delivery_option: 'Only in-store service',
        service_area: 'In-shop Only',
        schedule_type: 'part-time',
      }),
    );
    localStorage.setItem('brandingDetails', JSON.stringify({ description: text, services: ['Rice'] }));
  }, description);
}

/** Of a service, as much as has to be there. */
export async function keepServiceDraft(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('businessType', 'service-provider');
    localStorage.setItem(
      'serviceInfo',
      JSON.stringify({
        shopName: 'Anand Salon',
        ownerName: 'Anand K',
        businessCategory: 'Salon',
        shopPath: '12, MG Road, Indiranagar 560038',
        state: 'Karnataka',
        district: 'Bengaluru',
      }),
    );
  });
}

/** On the contact step, everything before it filled in and one photo picked. */
export async function reachContact(page: Page): Promise<ReturnType<typeof newOwner>> {
  await page.goto('/BrandingRegistrationform');
  await keepDrafts(page);
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 1));
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/ContactInfoform');
  const owner = newOwner();
  await fillIn(page, owner);
  return owner;
}
