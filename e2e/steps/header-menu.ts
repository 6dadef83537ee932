import type { Locator, Page } from '@playwright/test';

/** The header's links: beside the logo on a wide screen, behind the menu button on a phone. */
export async function openMenu(page: Page): Promise<Locator> {
  const hamburger = page.getByRole('button', { name: 'Menu', exact: true });
  if (await hamburger.isVisible()) await hamburger.click();
  return page.getByRole('navigation', { name: 'Main' });
}

/** The links of a menu to other pages, without the same page in other languages. */
export const linksOf = (menu: Locator): Locator =>
  menu.getByRole('link').and(menu.page().locator(':not([hreflang])'));
