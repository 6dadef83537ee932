import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test';

const password = 'aaspaas-demo';

export type Person = 'customer' | 'owner' | 'agent' | 'admin';

/** Signs the browser in as one of the demo people, without going through the dialog. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const reply = await context.request.post('/aaspaas/user/login', {
    data: { email: `${person}@demo.aaspaas.example`, password },
  });
  expect(reply.status()).toBe(200);
}

/** The browser is a guest's again. The page is left first: it would go on asking in the name of nobody. */
export async function leaveAsGuest(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** The header's links: beside the logo on a wide screen, behind the hamburger on a phone. */
export async function openMenu(page: Page) {
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await hamburger.isVisible()) await hamburger.click();
  return page.getByRole('navigation', { name: 'Main' });
}

/** True once the scripts run: the page then answers to clicks without loading anew. */
export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
