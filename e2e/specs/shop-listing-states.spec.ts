import type { APIRequestContext } from '@playwright/test';
import { becomeGuest, signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

interface Listing {
  readonly sh_status: string;
  readonly sh_email: string | null;
  readonly sh_name: string;
}

/** One demo owner for each state of a listing, from the admin's list. */
async function ownersByState(request: APIRequestContext): Promise<Map<string, Listing>> {
  const found = new Map<string, Listing>();
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (let id = 430; id > 0 && found.size < 6; id--) {
    const reply = await request.post('/aaspaas/shop/list/shop', { data: { sh_id: id }, headers });
    const [shop] = ((await reply.json()) as { list: Listing[] }).list;
    // Other tests register shops too, so only demo owners count.
    const isDemo = shop?.sh_email?.endsWith('@demo.aaspaas.example');
    if (shop && isDemo && !found.has(shop.sh_status)) found.set(shop.sh_status, shop);
  }
  return found;
}

test('an owner reads on the profile where the listing stands, and why [D-014, D-016]', async ({
  page,
  context,
}) => {
  await signInAs(context, 'admin');
  const owners = await ownersByState(context.request);
  const card = page.getByRole('region', { name: 'Complete Payment' });
  const hidden = page.getByRole('region', { name: 'Not listed' });
  const pay = card.getByRole('button', { name: 'I have completed the payment' });
  const wait = 'Please wait for the admin to update your payment status.';
  const checks: Readonly<Record<string, () => Promise<void>>> = {
    async pending_payment() {
      await expect(card.getByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
      await expect(pay).toBeVisible();
      await expect(hidden).toHaveCount(0);
    },
    async payment_submitted() {
      await expect(card).toContainText(wait);
      await expect(pay).toHaveCount(0);
    },
    async active() {
      await expect(page.getByText(/^Your yearly fee is paid until \d+ \w+ \d{4}\.$/)).toBeVisible();
      await expect(card).toHaveCount(0);
      await expect(hidden).toHaveCount(0);
    },
    async expired() {
      await expect(hidden).toContainText('Your paid year is over.');
      const renewal = page.getByRole('region', { name: 'Renew your listing' });
      await expect(renewal.getByRole('button', { name: 'I have completed the payment' })).toBeVisible();
    },
    async rejected() {
      await expect(card).toContainText(
        /Your payment was not accepted\. (Rs 50 was received instead of Rs 500\.|The UTR number is not in our)/,
      );
      await expect(pay).toBeVisible();
    },
    async suspended() {
      await expect(hidden).toContainText(
        'We have suspended it. Three customers reported flats that were not available.',
      );
      await expect(page.getByText('Complete Payment')).toHaveCount(0);
    },
  };
  expect([...owners.keys()].toSorted()).toEqual(Object.keys(checks).toSorted());
  for (const [state, check] of Object.entries(checks)) {
    await test.step(state, async () => {
      const { sh_email: email, sh_name } = owners.get(state) ?? { sh_email: null, sh_name: '' };
      await becomeGuest(page);
      const login = { data: { email, password: 'aaspaas-demo' } };
      expect((await context.request.post('/aaspaas/user/login', login)).status()).toBe(200);
      await page.goto('/ShopProfile');
      await expect(page.getByRole('heading', { name: sh_name, level: 1 })).toBeVisible();
      await check();
    });
  }
});
