import type { Locator, Page } from '@playwright/test';

/** The search over a page of results, with its place. */
export const searchSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Find Shops & Services Near You.' });

/** What the header of a page of results says was asked for; a press opens the sheet. */
export const searchPill = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Find/ });

export async function openSearch(page: Page): Promise<Locator> {
  await searchPill(page).click();
  return searchSheet(page);
}

export async function searchFor(page: Page, text: string): Promise<void> {
  const box = (await openSearch(page)).getByRole('combobox', { name: 'Search' });
  await box.fill(text);
  await box.press('Enter');
}
