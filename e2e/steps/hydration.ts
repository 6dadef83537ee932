import type { Page } from '@playwright/test';

/**
 * Waits until the page's scripts have taken over: from then on it answers to clicks without a new page load.
 * `page.waitForFunction` would do the same, but brings 340 kB of script into every page that is looked at.
 */
export async function waitForHydration(page: Page): Promise<void> {
  while (!(await page.evaluate(whenReady).catch(isGone))) continue;
}

/** Runs in the page. */
async function whenReady(): Promise<boolean> {
  const { documentElement } = document;
  while (documentElement.dataset['ready'] === undefined)
    await new Promise<void>((resolve) =>
      new MutationObserver(() => resolve()).observe(documentElement, { attributeFilter: ['data-ready'] }),
    );
  return true;
}

/** A page that made room for another while it was looked at is not the one that is waited for. */
function isGone(error: unknown): false {
  if (error instanceof Error && error.message.includes('Execution context was destroyed')) return false;
  throw error;
}
