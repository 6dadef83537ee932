import type { Page } from '@playwright/test';

/** They go by themselves, but only after four seconds, and may lie over the button that is next. */
export async function dismissToasts(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Dismiss' });
  for (let left = await buttons.count(); left > 0; left--) await buttons.first().click();
}
