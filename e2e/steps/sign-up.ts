import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { seriousViolations } from './accessibility';
import { expect } from './test';

/** Somebody whom no other test knows. */
export function newPerson() {
  return {
    name: 'Asha Nair',
    email: `asha.${randomUUID()}@example.in`,
    mobile: `9${randomInt(10 ** 9)}`.padEnd(10, '1'),
    address: '12, MG Road, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    zip_code: '682001',
    password: 'secret-1',
  };
}

export type NewPerson = ReturnType<typeof newPerson>;

/** Makes an account and signs the browser in, without going through the dialog. */
export async function signUp(context: BrowserContext): Promise<NewPerson> {
  const person = newPerson();
  const reply = await context.request.post('/aaspaas/user/register', { data: person });
  expect(reply.status()).toBe(200);
  return person;
}

export const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Opens a dialog of the header's own by its address, with its script loaded. */
export async function openDialog(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path);
  const dialog = dialogNamed(page, title);
  await expect(dialog).toBeVisible();
  return dialog;
}

export async function expectNoSeriousViolations(page: Page): Promise<void> {
  // Half-way through its appearing a dialog is pale, and would be found too faint to read.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect(await seriousViolations(page)).toEqual([]);
}

/** A server that never answers this call. */
export async function neverAnswer(page: Page, path: string): Promise<void> {
  await page.route(`**/aaspaas/${path}`, () => {});
}
