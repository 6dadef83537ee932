import { expectNoSeriousViolations } from '../steps/accessibility';
import { waitForHydration } from '../steps/hydration';
import { logInAs, newPerson, signUp, signUpElsewhere } from '../steps/sign-up';
import { expect, test } from '../steps/test';
import { thumb } from '../steps/thumb';
import { dismissToasts } from '../steps/toasts';

const path = '/shop/16-sampige-bakes-coffee';
const name = 'Sampige Bakes & Coffee';

test('a guest finds the way to a favourite, keeps it, and lets it go [M-008, M-231, M-273, M-274, M-428]', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await signUpElsewhere(playwright, baseURL);
  const heart = page.getByRole('button', { name: `Favorite: ${name}` });

  await test.step('the heart of a guest leads to the login, and back, and is kept', async () => {
    await page.goto(path);
    await heart.click();
    await logInAs(page, person);
    await expect(page).toHaveURL(path);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('while the call is on its way it is dimmed and blocked', async () => {
    let calls = 0;
    let answer: () => void = () => {};
    const mayGoOn = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/user/add/fav', async (route) => {
      calls++;
      await mayGoOn;
      await route.continue();
    });
    await heart.dblclick();
    await expect(heart).toHaveText('...');
    expect(Number(await heart.evaluate((element) => getComputedStyle(element).opacity))).toBeLessThan(1);
    await heart.click({ force: true });
    answer();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(calls).toBe(1);
    await page.unroute('**/user/add/fav');
  });

  await test.step('it is still there after a reload, and in the dialog', async () => {
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Favorites', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'My Favorites' });
    await expect(dialog.getByRole('tab', { name: 'Shops (1)' })).toBeVisible();
    await expect(dialog.getByRole('listitem').locator('img')).toBeVisible();
    await dialog.getByRole('button', { name: `Remove ${name} from favorites` }).click();
    await expect(dialog).toContainText('No favorites found!');
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});

test('nothing changes when the network fails, and it says so [M-272, M-531, M-532]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectError(/Failed to load resource/);
  await signUp(context);
  await page.goto(path);
  const heart = page.getByRole('button', { name: `Favorite: ${name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/user/add/fav', (route) => route.abort());
  await heart.click();
  await expect(page.getByText('Failed to update wishlist. Please try again.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await dismissToasts(page);
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'My Favorites' });
  await dialog.getByRole('button', { name: `Remove ${name} from favorites` }).click();
  await expect(dialog.getByText('Failed to remove from favorites. Please try again.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoSeriousViolations(page);
  }
});

test('a card has a heart, which leads a guest to the login without leaving the search, and is kept after it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await signUpElsewhere(playwright, baseURL);
  const search = '/?search=bakery&city=Bangalore';
  await page.goto(search);
  await waitForHydration(page);
  const heart = page.getByRole('button', { name: /^Favorite: / }).nth(1);
  const label = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(search);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await logInAs(page, person);
  await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
});

test('a newcomer keeps a shop with three taps and three fields, and is told why [D-108]', async ({
  page,
}) => {
  const { name: newcomer, mobile, password } = newPerson();
  await page.goto(path);
  await waitForHydration(page);
  const { tap, type, done } = thumb();
  const heart = page.getByRole('button', { name: `Favorite: ${name}` });
  await tap(heart);
  const dialog = page.getByRole('dialog');
  const why = dialog.getByText('Log in or sign up to save this shop.');
  await expect(why).toBeVisible();
  await tap(dialog.getByRole('button', { name: 'Sign up', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
  await expect(why).toBeVisible();
  await type(dialog.getByLabel('Name'), newcomer);
  await type(dialog.getByLabel('Mobile number or email'), mobile);
  await type(dialog.getByLabel('New password'), password);
  await tap(dialog.getByRole('button', { name: 'Sign Up', exact: true }));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(path);
  expect(done).toEqual({ taps: 3, typed: 3 });
});
