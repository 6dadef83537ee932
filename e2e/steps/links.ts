import type { Page } from '@playwright/test';

/** Goes where a link on the page would lead: within the app, without a new page load. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    // The press is answered first.
    const followed = new Promise((resolve) => addEventListener('aaspaas:url', resolve, { once: true }));
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
    await followed;
  }, path);
}
