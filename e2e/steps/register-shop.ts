import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { newMobile } from './fresh';
import { expect } from './test';

/** As from our own pages, also where somebody else is still signed in. */
const headers = { 'sec-fetch-site': 'same-origin' };

const basics = {
  service_or_shop: 'service',
  shop_name: 'Meera Beauty Parlour',
  owner_name: 'Meera Pillai',
  category_name: 'Salon',
  shop_address: '21 Temple Road, Thrissur',
  state: 'Kerala',
  city: 'Thrissur',
};

/** Everything but the basics: with these a listing lacks only its photo. */
export const allButBasics = {
  working_days: '["Mon","Tue"]',
  schedule_type: 'part-time',
  opening_hours: '09:00 AM - 06:00 PM',
  service_area: 'Both',
  delivery_option: 'Only in-store service',
  description: 'Hair, skin and nails, by appointment or just as you come along.',
  product_and_service: '["Haircut","Facial"]',
};

/** Registers a business that no other test uses, and signs the browser in as its owner. */
export async function registerShop(context: BrowserContext, more: Readonly<Record<string, string>> = {}) {
  const email = `meera.${randomUUID()}@example.in`;
  const password = 'oven and flour';
  const mobile = newMobile();
  const form = { ...basics, primary_phone: mobile, whatsapp_number: mobile, email, password, ...more };
  const reply = await context.request.post('/aaspaas/shop/add/shop', { multipart: form, headers });
  expect(await reply.text()).toContain('"result":true');
  const login = await context.request.post('/aaspaas/user/login', { data: { email, password }, headers });
  const { user } = (await login.json()) as { user: { sh_id: number } };
  return { email, shopId: user.sh_id };
}

type Multipart = NonNullable<NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart']>;

/** Edits the shop as its owner would in another window. */
export async function editElsewhere(context: BrowserContext, multipart: Multipart): Promise<void> {
  const reply = await context.request.post('/aaspaas/shop/edit/shop', { multipart, headers });
  expect(reply.status()).toBe(200);
}
