import type { Page, Request } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { mailAbout } from '../steps/mailbox';
import { alertOf, fillPasswords, newAgent, roundPreview } from '../steps/registration/agent-form';
import { fieldNamed } from '../steps/registration/fields';
import { agentFlow } from '../steps/registration/flows';
import { keptInBrowser } from '../steps/registration/kept-in-browser';
import { skipEveryStep, skipTheLast } from '../steps/registration/skip-every-step';
import { walkEveryStep } from '../steps/registration/walk-every-step';
import { pressNext, type Walker, walkerOn } from '../steps/registration/walker';
import { expect, test } from '../steps/test';
import { alsoByKeyboard } from '../widths';

/** The agent's drafts by key, and how many photos. */
async function agentDrafts(page: Page) {
  const { local, photos } = await keptInBrowser(page);
  const count = Object.values(photos).reduce((sum, each) => sum + each, 0);
  return { texts: local.filter((key) => key.startsWith('agent')), photos: count };
}

/** The names of what was sent, in order. */
const partsOf = (request: Request): (string | undefined)[] =>
  [...(request.postDataBuffer()?.toString('latin1') ?? '').matchAll(/; name="(\w+)"/g)].map(
    ([, name]) => name,
  );

/** What cannot be read is thrown away, and the step begins with what it begins with. */
async function expectBrokenDraftGone(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('agentDetails', '{broken'));
  await page.reload();
  await expect(fieldNamed(page, 'Vehicle type')).toHaveValue('');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Full-time' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('agentDetails'))).toBeNull();
}

test(
  'a delivery agent joins from the home page, in four steps [R-008, R-100..R-104, R-106, R-108, R-109, R-122, R-123, R-126, R-127, R-129, R-159..R-161, R-179, R-180, R-181, R-196, R-202, R-339..R-342, R-364, R-365, R-386..R-388, R-398..R-404, R-408, M-031, M-032, M-037, M-043, M-594, D-083, D-022..D-024, D-027, D-040]',
  alsoByKeyboard,
  async ({ page, isMobile }) => {
    test.setTimeout(120_000);
    const agent = newAgent();
    const walker = walkerOn(page, isMobile);
    await page.goto('/');
    await waitForHydration(page);
    await walkEveryStep(walker, agentFlow(agent), {
      start: ({ input }) => input.press(page.getByRole('link', { name: 'Join as a Delivery Partner' })),
      killedAt: 'picture',
      onArrival: {
        details: expectBrokenDraftGone,
        contact: (contact) => expectFromPersonal(walker, contact, agent),
      },
    });
    expect(await agentDrafts(walker.page)).toEqual({
      texts: ['agentContact', 'agentDetails', 'agentPersonal'],
      photos: 3,
    });
    const texts = await walker.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(texts).not.toContain(agent.password);
    // Pictures are no text: they would fill the local storage at once.
    expect(texts.length).toBeLessThan(2000);
    await test.step('sent, told, signed in, and at the own profile', async () => {
      await expectSent(walker);
      await expect(alertOf(walker.page)).toContainText('Registration successful!');
      expect(await agentDrafts(walker.page)).toEqual({ texts: [], photos: 0 });
      await walker.input.press(button(walker.page, 'OK'));
      await expectOwnProfile(walker.page, agent);
    });
  },
);

/** Signed in without having been asked, with what can be done now on the page and in a mail. */
async function expectOwnProfile(page: Page, agent: { email: string; password: string }): Promise<void> {
  await expect(page).toHaveURL('/DeliveryProfile');
  await expect(page.getByText('Demo profile')).toHaveCount(0);
  const next = page.getByRole('region', { name: 'What you can do now' });
  await expect(next.locator('[aria-current=step]')).toContainText('Set your availability');
  await expect(fieldNamed(page, 'Email')).toHaveValue(agent.email);
  const mail = await mailAbout(agent.email, 'Your registration has reached us');
  expect(mail).toContain('Say that you are available.');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept + mail).not.toContain(agent.password);
}

/** What was typed on the personal step stands here already; taken out, for those who leave it empty. */
async function expectFromPersonal({ input }: Walker, page: Page, agent: { mobile: string; email: string }) {
  await expect(fieldNamed(page, 'Primary phone number')).toHaveValue(agent.mobile);
  await expect(fieldNamed(page, 'Email')).toHaveValue(agent.email);
  // All three must differ here, so that the same number is not asked for twice.
  await expect(fieldNamed(page, 'WhatsApp number')).toHaveValue('');
  for (const label of ['Primary phone number', 'Email']) await input.type(fieldNamed(page, label), '');
}

async function expectSent(walker: Walker): Promise<void> {
  const sent = walker.page.waitForRequest(/register\/delivery_staffs/);
  await pressNext(walker);
  const request = await sent;
  expect([request.method(), new URL(request.url()).pathname]).toEqual([
    'POST',
    '/aaspaas/deliverystaff/register/delivery_staffs',
  ]);
  expect(request.headers()).toMatchObject({
    'content-type': expect.stringContaining('multipart/form-data'),
    'idempotency-key': expect.stringMatching(/^[\w-]{20,}$/),
  });
  expect(partsOf(request)).toEqual([
    'name',
    'email',
    'mobile',
    'secondary_mobile',
    'whatsapp_contact',
    'location',
    'vehicle_type',
    'work_type',
    'password',
    'profile',
    'licence',
    'licence',
  ]);
}

test(
  'an agent skips every step, with its question [R-105, R-108, R-174, R-175, D-025]',
  alsoByKeyboard,
  async ({ page, isMobile, watch }) => {
    test.setTimeout(90_000);
    watch.expectError(/net::ERR_FAILED/);
    const agent = newAgent();
    const steps = agentFlow(agent);
    const walker = walkerOn(page, isMobile);
    await page.goto(steps.personal.path);
    await skipEveryStep(walker, steps);
    await expect(page.getByRole('alert')).toContainText('Personal Information');
    await skipTheLast(walker, steps);
    await test.step('a picture that was skipped is not uploaded, and still there for who comes back', async () => {
      await page.goto(steps.personal.path);
      for (const { answer } of Object.values(steps.personal.fields)) await answer(walker);
      await pressNext(walker);
      await expect(page).toHaveURL(steps.details.path);
      await page.goto(steps.contact.path);
      await expect(page.getByText('Not finished yet')).toContainText('Delivery Details, Profile Picture');
      await fillPasswords(page, agent);
      const sent = page.waitForRequest(/register\/delivery_staffs/);
      await page.route('**/register/delivery_staffs', (route) => route.abort());
      await pressNext(walker);
      const parts = partsOf(await sent);
      expect(parts).toEqual(expect.arrayContaining(['name', 'vehicle_type']));
      expect(parts).not.toContain('profile');
      await walker.input.press(button(page, 'OK'));
      await walker.input.press(button(page, 'Back'));
      await expect(roundPreview(page)).toBeVisible();
    });
  },
);
