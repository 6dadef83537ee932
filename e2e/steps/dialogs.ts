import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Goes to a path such as `/?open=login` and waits until its dialog is there, which needs its script. */
export async function openDialog(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path);
  const dialog = dialogNamed(page, title);
  await expect(dialog).toBeVisible();
  return dialog;
}
