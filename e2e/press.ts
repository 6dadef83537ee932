import { expect, type Locator, type Page } from '@playwright/test';

/** With the finger on a phone, with the keyboard elsewhere. */
export async function press(target: Locator, isMobile: boolean): Promise<void> {
  if (isMobile) return target.tap();
  await target.focus();
  const isRadioOrTick = await target.evaluate((element) => element.matches('input'));
  await target.press(isRadioOrTick ? 'Space' : 'Enter');
}

/** A choice is a hidden radio or tick with a face: the finger meets the face, the keyboard the control. */
export async function choose(page: Page, name: string, isMobile: boolean): Promise<void> {
  const choice = page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }));
  if (isMobile) await page.locator('label.choice', { has: choice }).tap();
  else await press(choice, false);
  await expect(choice).toBeChecked();
}
