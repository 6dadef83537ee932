import { expectNoSeriousViolations } from '../steps/accessibility';
import { waitForHydration } from '../steps/hydration';
import { signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

test('agents near you: by state, by city, by words, with a sample where there is nobody [M-036, M-188..M-192, M-569]', async ({
  page,
  context,
  request,
}) => {
  const found = await request.post('/aaspaas/deliverystaff/list/delivery_staffs', {
    data: { location: 'Bangalore' },
  });
  const { list } = (await found.json()) as {
    list: { u_name: string; u_delivery_status: string; u_mobile: string }[];
  };
  const inState = (state: string) => list.filter((agent) => agent.u_delivery_status === state);
  const [free] = inState('available');
  if (!free) throw new Error('the demo data has somebody free in Bangalore');

  await test.step('the server draws the first list', async () => {
    const html = await (await request.get('/AssignDelivery')).text();
    expect(html).toContain(free.u_name);
    expect(html).toContain('<title>Nearby Delivery Agent · Aaspaas</title>');
  });

  await signInAs(context, 'customer');
  await page.goto('/AssignDelivery');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nearby Delivery Agent');
  const near = page.getByRole('region', { name: 'Find your delivery agent' });
  const tabs = near.getByRole('tab');
  await expect(tabs).toHaveText([
    `Available (${inState('available').length})`,
    `Busy (${inState('busy').length})`,
    `Not Available (${inState('not_available').length})`,
  ]);
  const card = near.getByRole('listitem').filter({ hasText: free.u_name });
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${free.u_mobile}`);
  await expect(card.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /wa\.me\/91\d{10}/);
  // Whoever can be assigned is of this place.
  const assignable = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Assign / }) });
  await expect(assignable.first()).toBeAttached();
  await expect(assignable.filter({ hasNotText: 'Bangalore' })).toHaveCount(0);
  await expectNoSeriousViolations(page);

  await test.step('another tab, by keyboard, stays over a reload', async () => {
    await tabs.first().press('ArrowRight');
    await expect(page).toHaveURL(/status=busy/);
    await page.reload();
    await expect(near.getByRole('tab', { selected: true })).toHaveText(/^Busy/);
    await waitForHydration(page);
    await tabs.first().click();
  });

  await test.step('another city', async () => {
    await page.getByLabel('Location').selectOption('Chennai');
    await expect(page).toHaveURL(/city=Chennai/);
    await expect(near.getByRole('listitem').filter({ hasText: 'Chennai' }).first()).toBeVisible();
    await expect(near.getByText(free.u_name)).toHaveCount(0);
    await page.getByLabel('Location').selectOption('Bangalore');
  });

  await test.step('by words; the other tabs say that they have nobody of that name', async () => {
    await page.getByLabel('Search agents').fill(free.u_name);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(near.getByRole('listitem')).toHaveCount(1);
    await expect(card).toBeVisible();
    await near.getByRole('tab', { name: /^Busy/ }).click();
    const says = `No agents found for "Busy" matching "${free.u_name}" in Bangalore`;
    await expect(near.getByText(says)).toBeVisible();
  });

  await test.step('nobody anywhere: a sample in yellow, without a number [M-566, M-568, M-639, M-640, D-078]', async () => {
    await page.getByLabel('Search agents').fill('zzzz');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(
      near.getByText('No delivery agents found for the selected criteria. Showing sample data.'),
    ).toBeVisible();
    const sample = near.getByRole('listitem');
    await expect(sample).toHaveCSS('background-color', 'rgb(253, 240, 208)');
    await expect(sample).toContainText('Edapally, Kochi');
    await expect(sample.getByRole('link')).toHaveCount(0);
    await expectNoSeriousViolations(page);
  });
});

test('a place that was chosen elsewhere counts for agents too', async ({ page }) => {
  const place = {
    key: '682001-fort-kochi',
    name: 'Fort Kochi',
    pin: '682001',
    city: 'Kochi',
    district: 'Ernakulam',
    state: 'Kerala',
    latitude: 9.9658,
    longitude: 76.2421,
  };
  await page.addInitScript((kept) => localStorage.setItem('aaspaas.place', kept), JSON.stringify(place));
  await page.goto('/AssignDelivery');
  await expect(page.locator('select[name="city"] option:checked')).toHaveText('Fort Kochi · 682001');
  const near = page.getByRole('region', { name: 'Find your delivery agent' });
  await expect(near.getByRole('listitem').filter({ hasText: 'Kochi' }).first()).toBeVisible();
  await expect(near.getByRole('listitem').filter({ hasText: 'Bangalore' })).toHaveCount(0);
});
