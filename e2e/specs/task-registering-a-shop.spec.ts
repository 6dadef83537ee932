import { takePhotos } from '../steps/photo-files';
import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { newOwner } from '../steps/registration/shop-form';
import { expect, test } from '../steps/test';
import { thumb } from '../steps/thumb';

const description = 'Rice, pulses, spices and everything else that a kitchen needs, weighed honestly.';

test('a shop registers with ten typed fields and fourteen taps, and is signed in at the end [D-083, D-101]', async ({
  page,
}) => {
  const { tap, type, done } = thumb();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const choose = (text: string) => tap(page.locator('label.choice').filter({ hasText: text }).first());
  const next = () => tap(button(page, 'Next'));
  const owner = newOwner();

  await page.goto('/RegistrationJoin');
  await waitForHydration(page);
  await choose('Product Seller');
  await next();

  await type(field('Shop name'), 'Anand Stores');
  await type(field('Owner name'), 'Anand K');
  await choose('Grocery');
  await type(field('Full address'), '12, MG Road, Indiranagar');
  await type(page.getByLabel('PIN code (optional)'), '560038');
  await expect(field('State')).toHaveValue('Karnataka');
  await expect(field('City')).not.toHaveValue('');
  await next();

  await tap(button(page, 'Mon–Sat'));
  await choose('Home Service');
  await choose('Only in-store service');
  await next();

  done.taps += 1;
  await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 1));
  await expect(button(page, 'Remove photo 1')).toBeVisible();
  await type(field('Shop description'), description);
  await type(field('Products and services'), 'Rice, Dal');
  await next();

  await type(field('Primary contact number'), owner['Primary contact number']);
  await type(field('Email address'), owner['Email address']);
  await type(field('Password'), owner.Password);
  await type(field('Confirm password'), owner.Password);
  await tap(button(page, 'Submit'));

  await expect(page.getByRole('dialog', { name: 'Complete Payment' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userData')), 'signed in')
    .toContain('"role":"shop"');
  expect(done.typed).toBeLessThanOrEqual(10);
  expect(done.taps).toBeLessThanOrEqual(14);
});
