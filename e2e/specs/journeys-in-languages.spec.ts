import { headingOf } from '@aaspaas/contract/reviews/headings';
import { mailIn } from '../steps/languages/mail-in';
import { readerOf } from '../steps/languages/english-left';
import { partsIn, type Words, wordsOf } from '../steps/languages/words';
import { waitForHydration } from '../steps/hydration';
import { takePhotos } from '../steps/photo-files';
import { registerAgent } from '../steps/register-agent';
import { newOwner } from '../steps/registration/shop-form';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';
import type { Page } from '@playwright/test';

/** What stars are called, which reviews keep as they were chosen. */
const headings = (['detail', 'profile'] as const).flatMap((list) =>
  [1, 2, 3, 4, 5].map((stars) => headingOf(stars, list)),
);

/** Two of the nine stand for the others here; `LANGUAGES=kn,ta` walks in those. */
const codes = (process.env['LANGUAGES'] ?? 'hi,ml').split(',');

/** A page that is used in a language, and read along. */
function walkIn(page: Page, words: Words) {
  const reader = readerOf(page);
  return {
    ...reader,
    ...partsIn(page, words),
    dialog: (title: string, values?: Parameters<Words['say']>[1]) =>
      partsIn(page.getByRole('dialog', { name: words.say(title, values) }), words),
    open: async (path: string) => {
      await page.goto(`/${words.code}${path}`);
      await waitForHydration(page);
    },
    /** Every text of the page is in its language, and none is wider than it. */
    looks: async () => {
      await reader.readsNoEnglish();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, 'the page is wider than the phone').toBeLessThanOrEqual(0);
    },
  };
}

for (const code of codes) {
  const words = wordsOf(code);
  const { say } = words;

  test(`${code}: finds a business and calls it, all of it in the language [G-084]`, async ({ page }) => {
    const { open, looks, button, knows } = walkIn(page, words);
    await open('?at=560034-koramangala');
    await looks();
    await open('/NearbyService?open=search&at=560034-koramangala');
    const typed = page.getByRole('dialog').getByRole('combobox', { name: say('Search'), exact: true });
    await looks();
    // The last is what an owner offers, in the owner's words.
    knows('plumber', 'Plumber', 'Electrician');
    await typed.fill('plumber');
    await typed.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await looks();
    await page
      .getByRole('link', { name: say('Map'), exact: true })
      .first()
      .click();
    await expect(page.locator('.pin').first()).toBeVisible();
    await looks();
    await page.goBack();
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('heading', { name: say('Opening Hours') }).scrollIntoViewIfNeeded();
    await looks();
    await expect(page.locator('a[href^="tel:+91"]').first()).toBeVisible();
    await button('Share').waitFor();
    knows('qqzzqq', 'Qqzzqq');
    await open('/NearbyShop?search=qqzzqq');
    await looks();
  });

  test(`${code}: registers a shop up to the payment, with an error on each step [G-084]`, async ({
    page,
  }) => {
    const { open, looks, button, field, knows } = walkIn(page, words);
    const owner = newOwner();
    const choose = (text: string) =>
      page
        .locator('label.choice')
        .filter({ hasText: say(text) })
        .first()
        .click();
    const refuse = async (name = 'Next') => {
      await button(name).click();
      await expect(page.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
      await looks();
    };
    await open('/RegistrationJoin');
    await looks();
    await choose('Product Seller');
    await button('Next').click();

    await expect(field('Shop name')).toBeVisible();
    await refuse();
    knows('Anand Stores', 'Anand K', '12, MG Road, Indiranagar', 'Indiranagar', 'Bangalore', 'Karnataka');
    await field('Shop name').fill('Anand Stores');
    await field('Owner name').fill('Anand K');
    await choose('Grocery');
    await field('Full address').fill('12, MG Road, Indiranagar');
    await page.getByLabel(say('PIN code')).fill('560038');
    await expect(field('State')).not.toHaveValue('');
    await button('Next').click();

    await expect(button('Mon–Sat')).toBeVisible();
    await refuse();
    await button('Mon–Sat').click();
    await choose('Home Service');
    await choose('Only in-store service');
    await button('Next').click();

    await expect(field('Shop description')).toBeVisible();
    await refuse();
    await page.locator('input[type=file]').setInputFiles(await takePhotos(page, 1));
    await expect(
      page.getByRole('button', { name: say('Remove photo {number}', { number: 1 }) }),
    ).toBeVisible();
    knows('Rice, pulses, spices and all that a kitchen needs, weighed honestly.', 'Rice', 'Dal');
    await field('Shop description').fill(
      'Rice, pulses, spices and all that a kitchen needs, weighed honestly.',
    );
    await field('Products and services').fill('Rice, Dal');
    await button('Next').click();

    await expect(field('Email address')).toBeVisible();
    await refuse('Submit');
    knows(owner['Email address']);
    await field('Primary contact number').fill(owner['Primary contact number']);
    await field('Email address').fill(owner['Email address']);
    await field('Password').fill(owner.Password);
    await field('Confirm password').fill(owner.Password);
    await button('Submit').click();
    await expect(page.getByRole('dialog', { name: say('Complete Payment') })).toBeVisible();
    await looks();
  });

  test(`${code}: writes a review [G-084]`, async ({ page, context }) => {
    const { open, looks, knows } = walkIn(page, words);
    const person = await signUp(context);
    // Headings stay as those who wrote chose them.
    knows(person.name, person.email, ...headings);
    await open(`/shop/${code === codes[0] ? 30 : 31}`);
    await page.locator('a[href="#reviews"]').click();
    const form = page.getByRole('form', { name: say('Write a Review') });
    await form.locator('label').nth(3).click();
    await form.getByRole('button', { name: say('Post Review') }).click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await looks();
    knows('Quick and kind.');
    await form.getByRole('textbox', { name: say('Your review') }).fill('Quick and kind.');
    await form.getByRole('button', { name: say('Post Review') }).click();
    await expect(page.getByText(say('Review submitted successfully!')).first()).toBeVisible();
    await looks();
    await open('/UserProfile?open=reviews');
    await expect(page.getByRole('dialog').getByText('Quick and kind.')).toBeVisible();
    await looks();
  });

  test(`${code}: an agent is asked, accepts and brings it [G-084]`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
    const agent = await registerAgent(theirs);
    await theirs.request.post('/aaspaas/deliverystaff/edit/delivery_staffs', {
      multipart: { u_delivery_status: 'available' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const customer = await signUp(context);
    const own = walkIn(page, words);
    const agentPage = await theirs.newPage();
    const their = walkIn(agentPage, words);
    for (const { knows } of [own, their])
      knows(
        agent.name,
        agent.name.split(' ')[0] ?? '',
        // On the sample of an agent's page.
        'Anita R.',
        'Joseph K.',
        'Farida S.',
        agent.email,
        customer.name,
        customer.email,
        customer.address,
        // As agents call what they ride.
        'Bicycle',
        'Scooter',
        '4, Park Lane',
        '9, Church Road',
        'Kottayam',
      );
    await own.open(`/AssignDelivery?city=Kottayam&search=${encodeURIComponent(agent.name)}`);
    await own.looks();
    await page.getByRole('button', { name: say('Assign {name}', { name: agent.name }) }).click();
    const dialog = own.dialog('Assign {name}', { name: agent.name });
    await dialog.field('Drop address').fill('');
    await dialog.button('Send request').click();
    await expect(dialog.text('Drop address is required')).toBeVisible();
    await own.looks();
    await dialog.text('An address').click();
    await dialog.field('Pickup address').fill('9, Church Road');
    await dialog.field('Drop address').fill('4, Park Lane');
    await dialog.button('Send request').click();
    await expect(own.text('Request sent!')).toBeVisible();
    await own.looks();

    await their.open('/DeliveryProfile');
    await expect(agentPage.getByText('4, Park Lane').first()).toBeVisible();
    await their.looks();
    await their.button('Accept').click();
    await expect(their.button('Mark as done')).toBeVisible();
    await their.looks();
    await their.button('Mark as done').click();
    await expect(their.button('Mark as done')).toHaveCount(0);
    await their.looks();
    await own.open('/AssignDelivery?city=Kottayam');
    await expect(own.button('Rate the agent')).toBeVisible();
    await own.looks();
    await theirs.close();
  });

  test(`${code}: resets a password with its mail [G-084, G-088]`, async ({ page, context }) => {
    const { open, looks, dialog, knows } = walkIn(page, words);
    const person = await signUp(context);
    await context.request.post('/aaspaas/user/edit/language', {
      data: { language: code },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await context.clearCookies();
    knows(person.email, person.name);
    await open('/terms?open=login');
    const login = dialog('Welcome Back');
    await login.button('Log in').click();
    await looks();
    await login.field('Email or mobile number').fill(person.email);
    await login.button('Forgot password?').click();
    const forgot = dialog('Confirm identity');
    await expect(forgot.field('Email')).toHaveValue(person.email);
    await looks();
    await forgot.button('Send code').click();
    const verify = dialog('Verify email');
    await expect(verify.button('Verify')).toBeVisible();
    await looks();
    const { text, english } = await mailIn(person.email, [person.name, person.email]);
    expect(english).toEqual([]);
    const [code4 = ''] = /\b\d{4}\b/.exec(text) ?? [];
    await page.getByLabel(say('Digit {number} of {count}', { number: 1, count: 4 })).fill(code4);
    await verify.button('Verify').click();
    const reset = dialog('Reset Password');
    await reset.button('Reset Password').click();
    await expect(reset.text('Please fill out both fields.')).toBeVisible();
    await looks();
    await reset.field('New password').fill('oven and flour 7');
    await reset.field('Confirm password').fill('oven and flour 7');
    await reset.button('Reset Password').click();
    const done = dialog('Password changed');
    await expect(done.button('Go to Login')).toBeVisible();
    await looks();
  });
}
