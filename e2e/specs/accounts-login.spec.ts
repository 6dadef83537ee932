import { expectNoSeriousViolations } from '../steps/accessibility';
import { dialogNamed, openDialog } from '../steps/dialogs';
import { waitForHydration } from '../steps/hydration';
import { becomeGuest } from '../steps/sign-in-as';
import { signUp } from '../steps/sign-up';
import { expect, test } from '../steps/test';

const loginAddress = '/terms?open=login';

const demo = (person: string) => ({
  email: `${person}@demo.aaspaas.example`,
  password: 'aaspaas-demo',
});

test.describe('the login dialog', () => {
  test('has all its parts, says what is wrong and keeps what was typed [M-099..M-101] [M-349] [M-509]', async ({
    page,
    watch,
  }) => {
    watch.expectError(/401/);
    const dialog = await openDialog(page, loginAddress, 'Welcome Back');
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(dialog.getByLabel('Email or mobile number')).toBeVisible();
    await expect(dialog.getByLabel('Remember me')).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await password.fill('പാസ്‌വേഡ് 🌴');
    await expect(password).toHaveAttribute('type', 'password');
    await dialog.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expectNoSeriousViolations(page);

    await password.fill('');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByText('Please enter both email and password.')).toBeVisible();
    await dialog.getByLabel('Email or mobile number').fill('nobody-at-all@example.in');
    await password.fill('wrong-one');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password.');
    await expect(password).toHaveValue('wrong-one');
  });

  test('by Enter takes everybody home [M-103] [M-204] [M-261..M-264] [M-416] [M-418] [M-420] [M-424]', async ({
    page,
  }) => {
    for (const [person, home] of [
      ['customer', '/UserProfile'],
      ['owner', '/ShopProfile'],
      ['agent', '/DeliveryProfile'],
    ] as const) {
      await test.step(person, async () => {
        await becomeGuest(page);
        const dialog = await openDialog(page, loginAddress, 'Welcome Back');
        await dialog.getByLabel('Email or mobile number').fill(demo(person).email);
        await dialog.getByLabel('Password', { exact: true }).fill(demo(person).password);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(home);
        await expect(dialog).toBeHidden();
        const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? 'null'));
        expect(stored).toMatchObject({ u_id: expect.any(Number), role: expect.any(String) });
        expect(Object.keys(stored).toSorted()).toEqual(['id', 'name', 'picture', 'role', 'sh_id', 'u_id']);
      });
    }
  });

  test('Remember me ticked outlives the browser, left alone ends with it [M-100]', async ({
    page,
    context,
  }) => {
    const person = await signUp(context);
    for (const isTicked of [true, false]) {
      await test.step(isTicked ? 'ticked' : 'left alone', async () => {
        await becomeGuest(page);
        const dialog = await openDialog(page, loginAddress, 'Welcome Back');
        await dialog.getByLabel('Email or mobile number').fill(person.mobile);
        await dialog.getByLabel('Password', { exact: true }).fill(person.password);
        if (isTicked) await dialog.getByLabel('Remember me').check();
        await dialog.getByRole('button', { name: 'Log in' }).click();
        await expect(page).toHaveURL('/UserProfile');
        const session = (await context.cookies()).find(({ name }) => name.includes('session'));
        expect(session?.httpOnly).toBe(true);
        const days = session && session.expires > 0 ? (session.expires * 1000 - Date.now()) / 86_400_000 : 0;
        expect(Math.round(days)).toBe(isTicked ? 30 : 0);
      });
    }
  });
});

test.describe('an account dialog', () => {
  test('that was closed before the reply came takes nobody anywhere', async ({ page, context }) => {
    const person = await signUp(context);
    await context.clearCookies();
    let answer = () => {};
    const isTime = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/user/login', async (route) => {
      await isTime;
      await route.continue();
    });
    const dialog = await openDialog(page, loginAddress, 'Welcome Back');
    await dialog.getByLabel('Email or mobile number').fill(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    answer();
    await expect(page.getByRole('button', { name: 'Profile', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/terms');
  });

  test('closes by Escape, cross, overlay and Back, and gives the focus back [M-109]', async ({ page }) => {
    await page.goto('/terms');
    await waitForHydration(page);
    const opener = page.getByRole('button', { name: 'Login / Register' });
    for (const [way, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['cross', () => page.getByRole('button', { name: 'Close' }).click()],
      ['overlay', () => page.mouse.click(5, 5)],
      ['Back', () => page.goBack()],
    ] as const) {
      await test.step(way, async () => {
        await opener.click();
        await expect(opener).not.toBeFocused();
        const dialog = dialogNamed(page, 'Welcome Back');
        await dialog.getByRole('button', { name: 'Forgot password?' }).click();
        await expect(dialogNamed(page, 'Confirm identity')).toBeVisible();
        await close();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL('/terms');
        await expect(opener).toBeFocused();
      });
    }
  });

  test('opened by its url alone closes onto the page, after a handover too [M-265]', async ({ page }) => {
    const login = await openDialog(page, loginAddress, 'Welcome Back');
    await login.getByRole('button', { name: 'Sign up' }).click();
    await expect(dialogNamed(page, 'Sign Up')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/terms');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('whose script does not come says so, can be left, and comes when the line is back', async ({
    page,
    watch,
  }) => {
    watch.expectError(/ERR_|Failed to load/);
    await page.goto('/terms');
    await waitForHydration(page);
    await page.route(/LoginDialog/, (route) => route.abort());
    const opener = page.getByRole('button', { name: 'Login / Register' });
    const note = page.getByRole('dialog', { name: 'Not loaded' });
    await opener.click();
    await expect(note).toContainText('This did not load. Please check your internet connection.');
    await note.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(note).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(note).toBeVisible();
    await page.unroute(/LoginDialog/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(dialogNamed(page, 'Welcome Back')).toBeVisible();
    await expect(note).toHaveCount(0);
  });

  test('that does not exist changes nothing', async ({ page }) => {
    await page.goto('/terms?open=constructor');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Login / Register' }).click();
    await expect(dialogNamed(page, 'Welcome Back')).toBeVisible();
  });
});
