import type { Page, Request } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { button } from '../steps/locators';
import { mailAbout } from '../steps/mailbox';
import {
  alertOf,
  fillPasswords,
  type NewAgent,
  newAgent,
  roundPreview,
} from '../steps/registration/agent-form';
import { fieldNamed } from '../steps/registration/fields';
import { agentFlow } from '../steps/registration/flows';
import { keptInBrowser } from '../steps/registration/kept-in-browser';
import { skipEveryStep, skipTheLast } from '../steps/registration/skip-every-step';
import { walkEveryStep } from '../steps/registration/walk-every-step';
import { pressNext, type Walker, walkerOn } from '../steps/registration/walker';
import { expect, test } from '../steps/test';

/** The keys of the agent's drafts, and how many photos are kept. */
async function agentDrafts(page: Page) {
  const { local, photos } = await keptInBrowser(page);
  const count = Object.values(photos).reduce((sum, each) => sum + each, 0);
  return { texts: local.filter((key) => key.startsWith('agent')), photos: count };
}

/** The names of the form's parts, in order. */
const partsOf = (request: Request): (string | undefined)[] =>
  [...(request.postDataBuffer()?.toString('latin1') ?? '').matchAll(/; name="(\w+)"/g)].map(
    ([, name]) => name,
  );

async function expectBrokenDraftGone(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('agentDetails', '{broken'));
  await page.reload();
  await expect(fieldNamed(page, 'Vehicle type')).toHaveValue('');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Full-time' })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('agentDetails'))).toBeNull();
}

test('a delivery agent joins from the landing page, in four steps [R-008]', async ({ page, isMobile }) => {
  const agent = newAgent();
  const walker = walkerOn(page, isMobile);
  await page.goto('/');
  await waitForHydration(page);
  await walkEveryStep(walker, agentFlow(agent), {
    start: ({ input }) => input.press(page.getByRole('link', { name: 'Join as a Delivery Partner' })),
    killedAt: 'picture',
    proves: {
      personal: {
        opens: '[R-100, R-101, R-108, R-109, R-408, M-031, D-022, D-024]',
        empty: '[R-180, R-386, M-594]',
        answers: '[R-181]',
        reloaded: '[R-127]',
      },
      details: {
        opens: '[R-102, R-108, R-109, M-032, D-022, D-024]',
        answers: '[R-160, R-398]',
        reloaded: '[R-127]',
      },
      picture: {
        opens: '[R-103, R-108, R-109, M-037, D-022, D-024]',
        empty: '[R-339]',
        answers: '[R-340..R-342, R-398, R-400, R-403]',
        killed: '[R-123]',
      },
      contact: {
        opens: '[R-104, R-108, R-109, M-043, D-022..D-024]',
        empty: '[R-180, D-040]',
        answers: '[R-181, D-040]',
      },
    },
    onArrival: {
      async details(details) {
        await test.step('a draft that cannot be parsed is thrown away [R-126, R-160, R-161]', () =>
          expectBrokenDraftGone(details));
      },
      async contact(contact) {
        await test.step('filled in from the personal step [D-040]', () =>
          expectFromPersonal(walker, contact, agent));
      },
    },
  });
  await test.step('kept as drafts: texts without the password, and photos apart [R-122, R-123, R-179, D-027]', () =>
    expectDrafts(walker.page, agent));
  await test.step('sent [R-159, R-364, R-365, D-023]', () => expectSent(walker));
  await test.step('an alert says so, and the drafts are gone [R-129, R-196, R-202, R-387, R-388]', async () => {
    await expect(alertOf(walker.page)).toContainText('Registration successful!');
    expect(await agentDrafts(walker.page)).toEqual({ texts: [], photos: 0 });
  });
  await test.step('home is the own profile, signed in [R-106, R-202, R-388, D-083]', async () => {
    await walker.input.press(button(walker.page, 'OK'));
    await expectOwnProfile(walker.page, agent);
  });
});

async function expectDrafts(page: Page, agent: NewAgent): Promise<void> {
  expect(await agentDrafts(page)).toEqual({
    texts: ['agentContact', 'agentDetails', 'agentPersonal'],
    photos: 3,
  });
  const texts = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(texts).not.toContain(agent.password);
  // Photos would fill the local storage at once.
  expect(texts.length).toBeLessThan(2000);
}

/** The agent is signed in without a login, and reads what comes next on the page and in a mail. */
async function expectOwnProfile(page: Page, agent: NewAgent): Promise<void> {
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

/** The contact step shows what was typed on the personal step. Leaves the fields empty, as the walk wants them. */
async function expectFromPersonal({ input }: Walker, page: Page, agent: NewAgent) {
  await expect(fieldNamed(page, 'Primary phone number')).toHaveValue(agent.mobile);
  await expect(fieldNamed(page, 'Email')).toHaveValue(agent.email);
  // The three numbers must differ, so that the same number is not filled in twice.
  await expect(fieldNamed(page, 'WhatsApp number')).toHaveValue('');
  for (const label of ['Primary phone number', 'Email']) await input.type(fieldNamed(page, label), '');
}

async function expectSent(walker: Walker): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await walker.page.route(/register\/delivery_staffs/, async (route) => {
    await held;
    await route.continue();
  });
  const sent = walker.page.waitForRequest(/register\/delivery_staffs/);
  await pressNext(walker);
  const request = await sent;
  await expect(button(walker.page, 'Submitting...')).toBeVisible();
  release();
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

test('an agent skips every step, with its question [R-105, R-108, R-174, R-175, D-025]', async ({
  page,
  isMobile,
  watch,
}) => {
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
});
