import type { Page } from '@playwright/test';

/** Waits until React runs in the page: from then on it answers to clicks without a new page load. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
