import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

const password = 'aaspaas-demo';

export type DemoPerson = 'customer' | 'owner' | 'agent' | 'admin';

/** Signs the browser in as one of the demo people, without going through the dialog. */
export async function signInAs(context: BrowserContext, person: DemoPerson): Promise<void> {
  const reply = await context.request.post('/aaspaas/user/login', {
    data: { email: `${person}@demo.aaspaas.example`, password },
  });
  expect(reply.status()).toBe(200);
}

/** Signs the browser out. An open page would notice and react, so the page is left first. */
export async function becomeGuest(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
