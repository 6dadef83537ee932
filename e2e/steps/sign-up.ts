import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { newMobile } from './fresh';
import { expect } from './test';

/** A customer whom no other test uses. */
export function newPerson() {
  return {
    name: 'Asha Nair',
    email: `asha.${randomUUID()}@example.in`,
    mobile: newMobile(),
    address: '12, MG Road, Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    zip_code: '682001',
    password: 'secret-1',
  };
}

export type NewPerson = ReturnType<typeof newPerson>;

/** As from our own pages, also where somebody else is still signed in. */
const headers = { 'sec-fetch-site': 'same-origin' };

/** Makes an account and signs the browser in, without going through the dialog. */
export async function signUp(context: BrowserContext): Promise<NewPerson> {
  const person = newPerson();
  const reply = await context.request.post('/aaspaas/user/register', { data: person, headers });
  expect(reply.status()).toBe(200);
  return person;
}

/** Somebody who has an account, made in another browser. */
export async function signUpElsewhere(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL = '',
): Promise<NewPerson> {
  const elsewhere = await request.newContext({ baseURL });
  const person = newPerson();
  const reply = await elsewhere.post('/aaspaas/user/register', { data: person });
  expect(reply.status()).toBe(200);
  await elsewhere.dispose();
  return person;
}

/** Through the dialog that is open, which closes. */
export async function logInAs(page: Page, { email, password }: NewPerson): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Welcome Back' });
  await login.getByLabel('Email or mobile number').fill(email);
  await login.getByRole('textbox', { name: 'Password' }).fill(password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toHaveCount(0);
}
