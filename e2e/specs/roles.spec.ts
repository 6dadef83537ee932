import { openMenu } from '../steps/header-menu';
import { waitForHydration } from '../steps/hydration';
import { becomeGuest, signInAs } from '../steps/sign-in-as';
import { openSearch } from '../steps/search-sheet';
import { expect, test } from '../steps/test';
import { inputOn } from '../steps/touch-and-keyboard';

test('a customer is brought together with shops, services and delivery agents nearby [R-001, M-001]', async ({
  page,
  context,
}) => {
  await signInAs(context, 'customer');
  for (const [link, path] of [
    ['Find Your Local Shop', '/NearbyShop'],
    ['Find Nearby Services', '/NearbyService'],
    ['Assign Your Delivery Agent', '/AssignDelivery'],
  ] as const) {
    await page.goto('/UserProfile');
    await waitForHydration(page);
    await (await openMenu(page)).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').locator('a[href^="tel:+91"]').first()).toBeVisible();
  }
});

test('a customer browses shops and services by category [M-006]', async ({ page, context }) => {
  await signInAs(context, 'customer');
  for (const [menu, category, type] of [
    ['Shop categories', 'Grocery Stores', 'shop'],
    ['Service categories', 'Deep Cleaning', 'service'],
  ] as const) {
    await page.goto('/UserProfile');
    await waitForHydration(page);
    await openMenu(page);
    await page.getByRole('button', { name: menu }).click();
    await page.locator('[popover]:popover-open').last().getByText(category, { exact: true }).click();
    await expect(page).toHaveURL(`/ServiceFinder?category=${encodeURIComponent(category)}&type=${type}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('from the subscription offer a visitor comes to the choice of a business, and to every way to join [R-002]', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Become an Aaspaas Vendor' }).click();
  const offer = page.getByRole('dialog', { name: 'Grow your business with Aaspaas' });
  await expect(offer).toContainText('₹500per year');
  await offer.getByRole('button', { name: 'Subscribe Now' }).click();
  for (const [kind, path] of [
    ['Product Seller', '/BusinessRegistrationForm'],
    ['Service Provider', '/ServiceRegistration'],
    ['Both', '/BothRegistrationForm'],
  ] as const) {
    await expect(page).toHaveURL('/RegistrationJoin');
    await inputOn(page, true).choose(kind);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Join as a Delivery Partner' }).click();
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
});

test('all of the marketplace is there: every part of it does its first step [M-002]', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const open = async (path: string) => {
    await page.goto(path);
    await waitForHydration(page);
  };

  await test.step('landing page and header lead to login, sign-up and password recovery', async () => {
    await open('/');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shop Local, Sell Local, Grow Together');
    await page.getByRole('banner').getByRole('button', { name: 'Login / Register' }).click();
    await expect(dialog('Welcome Back').getByLabel('Password', { exact: true })).toBeVisible();
    await dialog('Welcome Back').getByRole('button', { name: 'Forgot Password?' }).click();
    await expect(dialog('Confirm identity').getByLabel('Email')).toBeVisible();
    await open('/');
    await main.getByRole('button', { name: 'Create Your Customer Account' }).click();
    await expect(dialog('Sign Up').getByLabel('New password')).toBeVisible();
  });

  await test.step('a location and a search find a shop, and it has reviews', async () => {
    await open('/NearbyShop');
    const sheet = await openSearch(page);
    await sheet.getByRole('combobox', { name: 'Location' }).selectOption('Kochi');
    await sheet.getByRole('combobox', { name: 'Search' }).fill('bakery');
    await sheet.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/search=bakery/);
    await expect(main.getByRole('article').first()).toContainText('Kochi');
    await open('/shop/16-sampige-bakes-coffee');
    await main.getByRole('link', { name: /^Reviews/ }).click();
    await expect(
      main.getByRole('region', { name: 'Customer Reviews' }).getByRole('listitem').first(),
    ).toBeVisible();
  });

  await test.step('the service finder shows what it found, delivery agents can be called', async () => {
    await open('/ServiceFinder?view=map');
    await expect(
      main.getByRole('region', { name: 'Map of the results' }).locator('.pin').first(),
    ).toBeVisible();
    await open('/AssignDelivery');
    await expect(main.locator('a[href^="tel:+91"]').first()).toBeVisible();
  });

  await test.step('a customer has favourites, a profile to edit and settings', async () => {
    await signInAs(context, 'customer');
    await open('/UserProfile?open=favourites');
    await expect(dialog('My Favorites').getByRole('tab')).toHaveCount(2);
    await open('/UserProfile?open=profile');
    await expect(dialog('User Profile').getByLabel('Name')).not.toHaveValue('');
    await open('/UserProfile?open=settings');
    await expect(dialog('Settings').getByRole('button', { name: 'Change password' })).toBeVisible();
  });

  await test.step('every role has its home', async () => {
    for (const [person, home] of [
      ['customer', '/UserProfile'],
      ['owner', '/ShopProfile'],
      ['agent', '/DeliveryProfile'],
    ] as const) {
      await becomeGuest(page);
      await signInAs(context, person);
      const reply = await context.request.get('/', { maxRedirects: 0 });
      expect(reply.headers()['location']).toBe(home);
    }
  });
});
