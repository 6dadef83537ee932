import type { BrowserContext, Page } from '@playwright/test';

/** From now on the server never answers this call. */
export async function neverAnswer(page: Page, path: string): Promise<void> {
  await page.route(`**/aaspaas/${path}`, () => {});
}

/** From now on a test can read what forms with files send: a browser tells that only to who watches its requests. */
export async function readForms(context: BrowserContext): Promise<void> {
  await context.route('**/aaspaas/**', (route) => route.continue());
}
