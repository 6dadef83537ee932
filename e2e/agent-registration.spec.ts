import type { Page, Request } from '@playwright/test';
import {
  agentPaths,
  alertOf,
  button,
  field,
  fillDetails,
  fillPasswords,
  fillPersonal,
  fillPicture,
  licenceTiles,
  newAgent,
  openStep,
  roundPreview,
} from './agent-steps';
import { whenAlive } from './people';
import { choose, press } from './press';
import { expect, test } from './test';

/** What the browser keeps of an agent: texts by key, and how many pictures. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('aaspaas-drafts', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('photos'));
    const database = await new Promise<IDBDatabase>((resolve) =>
      request.addEventListener('success', () => resolve(request.result)),
    );
    const all = database.transaction('photos').objectStore('photos').getAll();
    const lists = await new Promise<unknown[][]>((resolve) =>
      all.addEventListener('success', () => resolve(all.result)),
    );
    database.close();
    const texts = Object.keys(localStorage).filter((key) => key.startsWith('agent'));
    return { texts: texts.toSorted(), photos: lists.flat().length };
  });

/** The names of what was sent, in order. */
const partsOf = (request: Request): (string | undefined)[] =>
  [...(request.postDataBuffer()?.toString('latin1') ?? '').matchAll(/; name="(\w+)"/g)].map(
    ([, name]) => name,
  );

async function expectStep(page: Page, title: string, place: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Delivery Agent Registration.')).toBeVisible();
  const steps = page.getByRole('main').locator('ol > li');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(place)).toHaveAttribute('aria-current', 'step');
  await expect(steps.filter({ hasText: ', done' })).toHaveCount(place);
  await expect(button(page, 'Back')).toBeVisible();
  await expect(button(page, 'Skip')).toBeVisible();
}

test('a delivery agent joins from the home page, in four steps [R-008, R-100..R-104, R-106, R-108, R-109, R-122, R-129, R-159..R-161, R-179, R-196, R-202, R-364, R-365, R-387, R-388, R-408, M-031, M-032, M-037, M-043]', async ({
  page,
  isMobile,
  context,
}) => {
  test.slow();
  const agent = newAgent();
  const on = (name: string) => press(button(page, name), isMobile);

  await test.step('the role card leads to the personal step [R-101]', async () => {
    await page.goto('/');
    await whenAlive(page);
    await press(page.getByRole('link', { name: 'Join as a Delivery Partner' }), isMobile);
    await expect(page).toHaveURL(agentPaths.personal);
    await expectStep(page, 'Personal Information', 1);
    await fillPersonal(page, agent);
    await on('Next');
  });
  await test.step('details', async () => {
    await expect(page).toHaveURL(agentPaths.details);
    await expectStep(page, 'Delivery Details', 2);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Full-time' })).toBeChecked();
    await choose(page, 'Part-time', isMobile);
    await fillDetails(page);
    await on('Next');
  });
  await test.step('picture', async () => {
    await expect(page).toHaveURL(agentPaths.picture);
    await expectStep(page, 'Profile Picture', 3);
    await fillPicture(page);
    await on('Next');
  });
  await test.step('contact, filled from the personal step', async () => {
    await expect(page).toHaveURL(agentPaths.contact);
    await expectStep(page, 'Contact Information', 4);
    await expect(field(page, 'Primary phone number')).toHaveValue(agent.mobile);
    await expect(field(page, 'Email')).toHaveValue(agent.email);
    // All three must differ here, so that the same number is not asked for twice.
    await expect(page.getByLabel('WhatsApp number')).toHaveValue('');
    await page.getByLabel('Secondary phone number').fill('9876500001');
    await page.getByLabel('WhatsApp number').fill('9876500002');
    await fillPasswords(page, agent);
    expect(await keptBy(page)).toEqual({
      texts: ['agentContact', 'agentDetails', 'agentPersonal'],
      photos: 3,
    });
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      agent.password,
    );
  });
  await test.step('sent, told, and home', async () => {
    const sent = page.waitForRequest(/register\/delivery_staffs/);
    await on('Submit');
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
    await expect(alertOf(page)).toContainText('Registration successful!');
    expect(await keptBy(page)).toEqual({ texts: [], photos: 0 });
    await on('OK');
    await expect(page).toHaveURL('/');
    const login = { email: agent.email, password: agent.password };
    const reply = await context.request.post('/aaspaas/user/login', { data: login });
    expect(await reply.json()).toMatchObject({ result: true, user: { role: 'deliverystaff' } });
  });
});

test('nothing is lost by loading a step anew, or with the tab [R-122, R-123, R-126, R-127]', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'it is phones that kill tabs');
  const agent = newAgent();
  await openStep(page, agentPaths.personal);
  await fillPersonal(page, agent);
  await page.reload();
  await expect(field(page, 'Full name')).toHaveValue(agent.name);
  await expect(field(page, 'Location')).toHaveValue('Kochi');
  await button(page, 'Next').click();

  await expect(page).toHaveURL(agentPaths.details);
  await fillDetails(page);
  await page.reload();
  await expect(field(page, 'Vehicle type')).toHaveValue('Scooter');
  await expect(licenceTiles(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(licenceTiles(page)).toHaveCount(1);
  await button(page, 'Next').click();

  await expect(page).toHaveURL(agentPaths.picture);
  await fillPicture(page);
  // Pictures are no text: they would fill the local storage at once.
  expect(await page.evaluate(() => JSON.stringify(localStorage).length)).toBeLessThan(2000);
  await page.close();

  const again = await context.newPage();
  await openStep(again, agentPaths.picture);
  await expect(roundPreview(again)).toBeVisible();
  await openStep(again, agentPaths.details);
  await expect(licenceTiles(again)).toHaveCount(1);
  await again.evaluate(() => localStorage.setItem('agentDetails', '{broken'));
  await again.reload();
  await expect(field(again, 'Vehicle type')).toHaveValue('');
  await expect(again.getByRole('radio', { name: 'Full-time' })).toBeChecked();
  expect(await again.evaluate(() => localStorage.getItem('agentDetails'))).toBeNull();
});

test('every Skip, with its question [R-105, R-174, R-175]', async ({ page, isMobile, watch }) => {
  test.skip(isMobile, 'the same on every screen');
  watch.expectTrouble(/net::ERR_FAILED/);
  const agent = newAgent();
  const unsaved = 'You have unsaved data. Are you sure you want to skip this step?';
  const skip = () => button(page, 'Skip').click();
  const confirm = () => alertOf(page).getByRole('button', { name: 'Skip' }).click();

  await test.step('nothing typed: no question', async () => {
    await openStep(page, agentPaths.personal);
    await skip();
    await expect(page).toHaveURL(agentPaths.details);
    await skip();
    await expect(page).toHaveURL(agentPaths.picture);
    await skip();
    await expect(page).toHaveURL(agentPaths.contact);
    await expect(page.getByRole('alert')).toContainText('Personal Information');
    await skip();
    await expect(alertOf(page)).toContainText(
      'Contact information is important for customers to reach you. Are you sure you want to skip?',
    );
    await confirm();
    await expect(page).toHaveURL('/ShopProfileLayout');
  });
  await test.step('typed, even badly: asked, and kept', async () => {
    await openStep(page, agentPaths.personal);
    await field(page, 'Full name').fill('R2');
    await skip();
    await expect(alertOf(page)).toContainText(unsaved);
    await button(page, 'Stay here').click();
    await expect(page).toHaveURL(agentPaths.personal);
    await fillPersonal(page, agent);
    await skip();
    await confirm();
    await expect(page).toHaveURL(agentPaths.details);
    await fillDetails(page);
    await skip();
    await expect(alertOf(page)).toContainText(unsaved);
    await confirm();
    await expect(page).toHaveURL(agentPaths.picture);
  });
  await test.step('a picture that was skipped is not uploaded, and still there for who comes back', async () => {
    await fillPicture(page);
    await page.reload();
    await skip();
    await expect(alertOf(page)).toContainText(
      'You have selected a profile picture. Are you sure you want to skip uploading it?',
    );
    await confirm();
    await expect(page).toHaveURL(agentPaths.contact);
    await expect(page.getByText('Not finished yet: Profile Picture.')).toBeVisible();
    await fillPasswords(page, agent);
    const sent = page.waitForRequest(/register\/delivery_staffs/);
    await page.route('**/register/delivery_staffs', (route) => route.abort());
    await button(page, 'Submit').click();
    const parts = partsOf(await sent);
    expect(parts).toEqual(expect.arrayContaining(['name', 'vehicle_type', 'licence']));
    expect(parts).not.toContain('profile');
    await button(page, 'OK').click();
    await button(page, 'Back').click();
    await expect(roundPreview(page)).toBeVisible();
  });
});
