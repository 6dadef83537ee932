import type { Page } from '@playwright/test';
import { waitForHydration } from './hydration';

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

/** A button of the question or form that is open. */
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });
