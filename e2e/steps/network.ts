import type { Page } from '@playwright/test';

/** From now on the server never answers this call. */
export async function neverAnswer(page: Page, path: string): Promise<void> {
  await page.route(`**/aaspaas/${path}`, () => {});
}
