import type { Page } from '@playwright/test';

/** Waits until the page's scripts have taken over: from then on it answers to clicks without a new page load. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
}
