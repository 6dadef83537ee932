import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

const password = 'aaspaas-demo';

export type DemoPerson = 'customer' | 'owner' | 'agent' | 'admin';

/** Signs the browser in as one of the demo people, without going through the dialog. */
export async function signInAs(context: BrowserContext, person: DemoPerson): Promise<void> {
  await logIn(context, `${person}@demo.aaspaas.example`);
}

/** As the owner of one of the demo shops, who signs in with the shop's own number. */
export async function signInAsOwnerOf(context: BrowserContext, shopId: number): Promise<void> {
  const found = await context.request.post('/aaspaas/shop/list/shop', { data: { sh_id: shopId } });
  const { list } = (await found.json()) as { list: { sh_primary_phone: string }[] };
  await logIn(context, list[0]?.sh_primary_phone ?? '');
}

async function logIn(context: BrowserContext, email: string): Promise<void> {
  const reply = await context.request.post('/aaspaas/user/login', { data: { email, password } });
  expect(reply.status()).toBe(200);
}

/**
 * Signs the browser out. An open page would notice and react, so the page is left first, for one without scripts of
 * the same server: after about:blank the browser would start another process, as costly as the next page itself.
 */
export async function becomeGuest(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
}
