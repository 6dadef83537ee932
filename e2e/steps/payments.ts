import type { BrowserContext } from '@playwright/test';
import { expect } from './test';
import { registerShop } from './register-shop';

/** Registers a business whose owner says that the fee is paid. The browser is signed in as its owner. */
export async function registerPayer(owner: BrowserContext, shopName: string, utr: string) {
  const { shopId } = await registerShop(owner, { shop_name: shopName });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const read = await owner.request.post('/aaspaas/shop/read/payment', { data: {}, headers });
  const { payment } = (await read.json()) as { payment: { reference: string } };
  const { reference } = payment;
  const said = await owner.request.post('/aaspaas/shop/submit/payment', {
    data: { reference, utr },
    headers,
  });
  expect(said.status()).toBe(200);
  return { shopId, reference };
}

let made = 0;
/** A UTR that no other test uses. */
export const newUtr = (): string =>
  `${Date.now() % 1_000_000_000}${process.pid % 10}${made++ % 100}`.padStart(12, '7').slice(-12);
