import { openMenu, signIn, whenAlive } from './people';
import { expect, test } from './test';

test('a customer is brought together with shops, services and delivery agents nearby [R-001, M-001]', async ({
  page,
  context,
}) => {
  await signIn(context, 'customer');
  for (const [link, address] of [
    ['Find Your Local Shop', '/NearbyShop'],
    ['Find Nearby Services', '/NearbyService'],
    ['Assign Your Delivery Agent', '/AssignDelivery'],
  ] as const) {
    await page.goto('/UserProfile');
    await whenAlive(page);
    await (await openMenu(page)).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').locator('a[href^="tel:+91"]').first()).toBeVisible();
  }
});

test('a customer browses shops and services by category [M-006]', async ({ page, context }) => {
  await signIn(context, 'customer');
  for (const [menu, category, type] of [
    ['Shop categories', 'Grocery Stores', 'shop'],
    ['Service categories', 'Deep Cleaning', 'service'],
  ] as const) {
    await page.goto('/UserProfile');
    await whenAlive(page);
    await openMenu(page);
    await page.getByRole('button', { name: menu }).click();
    await page.locator('[popover]:popover-open').last().getByText(category, { exact: true }).click();
    await expect(page).toHaveURL(`/ServiceFinder?category=${encodeURIComponent(category)}&type=${type}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('every way to join is open to a visitor [R-002]', async ({ request }) => {
  for (const [path, title] of [
    ['/RegistrationJoin', 'Who Are You Joining As?'],
    ['/BusinessRegistrationForm', 'Basic Business &amp; Shop Location Info'],
    ['/ServiceRegistration', 'Basic Business &amp; Shop Location Info'],
    ['/BothRegistrationForm', 'Basic Business &amp; Shop Location Info'],
    ['/DeliveryAgentForm', 'Personal Information'],
    ['/?open=subscription', 'Become a Aaspaas Vendor'],
  ] as const)
    expect(await (await request.get(path)).text()).toContain(title);
});

test('all of the marketplace is there: every part of it has its place [M-002]', async ({ page, context }) => {
  test.setTimeout(60_000);
  const parts = {
    '/': 'Shop Local, Sell Local, Grow Together',
    '/?open=login': 'Welcome Back',
    '/?open=sign-up': 'Sign Up',
    '/?open=forgot': 'Confirm',
    '/UserProfile': 'Find Shops & Services Near You.',
    '/ServiceFinder': 'Frequently Searched Items',
    '/shop/16-sampige-bakes-coffee': 'Reviews (',
    '/AssignDelivery': 'Nearby Delivery Agent',
  };
  for (const [address, text] of Object.entries(parts)) {
    await page.goto(address);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await signIn(context, 'customer');
  for (const [address, text] of Object.entries({
    favourites: 'My Favorites',
    profile: 'User Profile',
    settings: 'Settings',
  })) {
    await page.goto(`/UserProfile?open=${address}`);
    await expect(page.getByRole('dialog')).toContainText(text);
  }
});
