import { linksOf, openMenu } from '../steps/header-menu';
import { waitForHydration } from '../steps/hydration';
import { becomeGuest, signInAs } from '../steps/sign-in-as';
import { expect, test } from '../steps/test';

test.describe('the landing page', () => {
  test('says what we stand for, how it works and how to join, and a guest stays on it [M-014..M-018] [M-020] [M-049] [M-053] [M-054] [M-064] [M-065] [M-071] [M-073] [M-422] [M-423]', async ({
    page,
    baseURL,
  }) => {
    const reply = await page.goto('/');
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Local, Sell Local, Grow Together');
    for (const name of ['About Us', 'Company', 'Why Us?', 'Our Goals']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    }

    await test.step('what we stand for', async () => {
      const why = page.getByRole('region', { name: 'Why Aaspaas?' });
      await expect(why.getByRole('listitem')).toHaveCount(4);
      await expect(why.getByRole('heading', { level: 3 })).toHaveText([
        'Zero commission',
        'Flexible delivery',
        'Support for the local economy',
        'Ease of use',
      ]);
      await expect(why).toContainText('no commission on any order, only a small yearly subscription');
      await expect(why).toContainText('Local freelance partners deliver');
    });

    await test.step('the charity, with its own website', async () => {
      const goals = page.getByRole('region', { name: 'Our Goals' });
      await expect(goals).toContainText(
        "A share of our profits supports a children's education and welfare charity.",
      );
      const link = goals.getByRole('link');
      expect(new URL((await link.getAttribute('href')) ?? '').origin).not.toBe(baseURL);
      await expect(link).toHaveAttribute('target', '_blank');
    });

    await test.step('the four steps in order', async () => {
      const how = page.getByRole('region', { name: 'How Aaspaas works?' });
      await expect(how.getByRole('heading', { level: 3 })).toHaveText([
        'Shops and services join',
        'Customers discover them',
        'Customers order',
        'Delivery partners pick up',
      ]);
    });

    await test.step('the join section and the footer', async () => {
      const join = page.getByRole('region', { name: 'Be part of your neighbourhood' });
      await expect(join.getByRole('link')).toHaveText([
        'Register as a Shop Owner',
        'Register as a Service Provider',
        'Join as a Delivery Agent',
      ]);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    await test.step('a menu that holds the three links to sections, and the one for owners', async () => {
      await waitForHydration(page);
      await expect(page).toHaveURL('/');
      const menu = await openMenu(page);
      await expect(linksOf(menu)).toHaveText(['Home', 'Why Aaspaas', 'Our Goal', 'List your shop']);
    });
  });

  test('the street can be told to stand, before any script too', async ({ page, browser, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await waitForHydration(page);
    const pause = page.getByRole('checkbox', { name: 'Pause the moving picture' });
    const playState = () =>
      page.locator('.street-row').evaluate((element) => getComputedStyle(element).animationPlayState);
    // The street also stops while a mouse is over it, so the mouse is moved away.
    await page.mouse.move(5, 5);
    expect(await playState()).toBe('running');
    await pause.check();
    await page.mouse.move(5, 5);
    expect(await playState()).toBe('paused');
    const box = await page.locator('.street-pause').boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    await pause.uncheck();
    await page.mouse.move(5, 5);
    expect(await playState()).toBe('running');

    const plain = await browser.newPage({
      javaScriptEnabled: false,
      reducedMotion: 'no-preference',
      ...(baseURL && { baseURL }),
    });
    await plain.goto('/');
    await plain.getByRole('checkbox', { name: 'Pause the moving picture' }).check();
    await expect(plain.locator('.street-row')).toHaveCSS('animation-play-state', 'paused');
    await plain.close();
  });

  test('a street of shops moves unless motion is unwelcome, and changes its size at 640, 768 and 1024 pixels [M-051] [M-052]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const row = page.locator('.street-row');
    const animation = () => row.evaluate((element) => getComputedStyle(element).animationName);
    expect(await animation()).not.toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await animation()).toBe('none');

    const height = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return page.locator('.street').evaluate((element) => element.clientHeight);
    };
    for (const breakpoint of [640, 768, 1024]) {
      expect(await height(breakpoint - 1)).toBeLessThan(await height(breakpoint));
    }
    expect(await height(640)).toBe(await height(767));
    expect(await height(768)).toBe(await height(1023));
  });

  test("the sky is India's: shutters are down at night and up by day, and go up as the day begins", async ({
    page,
  }) => {
    const street = page.locator('.hero');
    const shutters = () =>
      page.locator('.street-shutters').evaluate((element) => getComputedStyle(element).clipPath);
    await page.clock.install({ time: new Date('2026-11-19T08:29:30+05:30') });
    await page.goto('/');
    await waitForHydration(page);
    await expect(street).toHaveAttribute('data-sky', 'dawn');
    expect(await shutters()).toBe('none');
    await page.clock.fastForward('01:00');
    await expect(street).toHaveAttribute('data-sky', 'day');
    expect(await shutters()).toBe('inset(0px 0px 100%)');
    await page.clock.fastForward('13:30:00');
    await expect(street).toHaveAttribute('data-sky', 'night');
    expect(await shutters()).toBe('none');
  });

  test('on a phone twelve scenes and the photos of what is open stand in the first screen; a place that nobody chose is an example [D-103, D-104]', async ({
    page,
  }) => {
    await page.goto('/');
    const needs = page.getByRole('navigation', { name: 'What do you need?' });
    await expect(needs.getByRole('link')).toHaveCount(12);
    const section = (name: string | RegExp) => page.getByRole('region', { name });
    const open = section('Open now');
    // Some businesses of the demo data never close.
    const top = await open
      .getByRole('article')
      .first()
      .evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThanOrEqual(520);
    await expect(open).toContainText('Showing Bangalore, an example.');
    await expect(open).not.toContainText(' km');
    await waitForHydration(page);
    await open.getByRole('button', { name: 'Set your place' }).click();
    await expect(page.getByRole('dialog', { name: 'Where should we look?' })).toBeVisible();
  });

  test("'Get started now' opens the login dialog; three roles: vendor offer, customer sign-up, delivery partner [M-050] [M-055] [M-056] [M-062] [M-063] [D-093]", async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Get started now' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Welcome to Aaspaas' }).getByLabel('Password', { exact: true }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');

    const roles = page.getByRole('region', { name: 'Join Aaspaas Choose Your Role' });
    await expect(roles.locator('button, a')).toHaveCount(3);
    await roles.getByRole('button', { name: 'Become an Aaspaas Vendor' }).click();
    await expect(page.getByRole('dialog', { name: 'Grow your business with Aaspaas' })).toBeVisible();
    await page.goBack();
    await roles.getByRole('button', { name: 'Create Your Customer Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    await page.goBack();
    await roles.getByRole('link', { name: 'Join as a Delivery Partner' }).click();
    await expect(page).toHaveURL('/DeliveryAgentForm');
  });

  test('help from Aaspaas opens a WhatsApp chat with our support in a new tab [M-066] [M-067] [M-068] [M-641, D-085]', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/wa\.me/);
    await page.goto('/');
    const button = page.getByRole('link', { name: /^Help from Aaspaas/ });
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'chat' }),
    );
    const [chat] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await chat.waitForURL(/wa\.me/);
    const url = new URL(chat.url());
    expect(url.pathname).toBe('/916000000000');
    expect(url.searchParams.get('text')).toBe('Hello from Aaspaas! How can I help you?');
  });

  test('the hero search answers with the shop in place of the lists, and Back brings them back [M-069] [M-070, D-043]', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    const shops = page.getByRole('region', { name: 'Discover Local Shops & Services' });
    const services = page.getByRole('region', { name: 'Services in and around Bangalore' });
    await expect(shops.getByRole('article')).toHaveCount(6);
    await expect(services.getByRole('article')).toHaveCount(6);

    const search = page.getByRole('search');
    await search.getByPlaceholder('Search Services, Shops ...').fill('sampige');
    await search.getByRole('button', { name: 'Search', exact: true }).click();
    const result = page.getByRole('region', { name: 'Search result' });
    // Who has not said where is asked.
    await expect(page.getByRole('dialog', { name: 'Where should we look?' })).toBeVisible();
    await page.goBack();
    await expect(result.locator('article [aria-current]')).toHaveText('Sampige Bakes & Coffee');
    await expect(shops).toHaveCount(0);

    await result.getByRole('link', { name: 'Back' }).click();
    await expect(shops.getByRole('article')).toHaveCount(6);
    await expect(services).toBeVisible();
  });

  test('the join cards first clear the stored user data [M-074, R-022, R-023]', async ({ page }) => {
    for (const [card, path] of [
      ['Register as a Shop Owner', '/RegistrationJoin?as=product-seller'],
      ['Register as a Service Provider', '/RegistrationJoin?as=service-provider'],
      ['Join as a Delivery Agent', '/DeliveryAgentForm'],
    ] as const) {
      await test.step(card, async () => {
        await page.goto('/');
        await waitForHydration(page);
        await page.evaluate(() => localStorage.setItem('userData', '{"id":1}'));
        await page.getByRole('link', { name: card }).click();
        await expect(page).toHaveURL(path);
        expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
      });
    }
  });

  test('a join card asks somebody who is signed in first, then signs them out [M-074, D-013]', async ({
    page,
    context,
  }) => {
    await signInAs(context, 'customer');
    await page.goto('/Why');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Join as a Delivery Agent' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out and register?' });
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(page).toHaveURL('/Why');
    expect(await page.evaluate(() => localStorage.getItem('userData'))).not.toBeNull();

    await page.getByRole('link', { name: 'Join as a Delivery Agent' }).click();
    await question.getByRole('button', { name: 'Log out and go on' }).click();
    await expect(page).toHaveURL('/DeliveryAgentForm');
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
    const session = await context.request.post('/aaspaas/user/session', { data: {} });
    expect(await session.json()).toEqual({ result: true, user: null });
  });

  test('sends everybody who is signed in on to their home [M-076]', async ({ page, context }) => {
    for (const [person, home] of [
      ['customer', '/UserProfile'],
      ['owner', '/ShopProfile'],
      ['agent', '/DeliveryProfile'],
      ['admin', '/admin'],
    ] as const) {
      await test.step(person, async () => {
        await becomeGuest(page);
        await signInAs(context, person);
        await page.goto('/');
        await expect(page).toHaveURL(home);
      });
    }
  });

  test("'/Why' and '/ourGoal' open '/' at their sections [M-046, D-045]", async ({ page }) => {
    for (const [path, section] of [
      ['/Why', 'Why Us?'],
      ['/ourGoal', 'Our Goals'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('region', { name: section, exact: true })).toBeInViewport();
      });
    }
  });

  test('reads well and searches without any script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Why Aaspaas?' })).toBeVisible();
    await page.getByPlaceholder('Search Services, Shops ...').fill('sampige');
    await page.getByPlaceholder('Search Services, Shops ...').press('Enter');
    await expect(page.locator('article [aria-current]')).toHaveText('Sampige Bakes & Coffee');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
    const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = await first.textContent();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await context.close();
  });

  test('a lost network leaves the lists with a sentence and a way to try again', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/Failed to load resource|ERR_/);
    await page.goto('/NearbyShop');
    await waitForHydration(page);
    await context.route('**/aaspaas/shop/list/shop**', (route) => route.abort());
    const menu = page.getByRole('banner').getByRole('link', { name: 'Aaspaas', exact: true });
    await menu.click();
    const shops = page.getByRole('region', { name: 'Discover Local Shops & Services' });
    await expect(shops.getByRole('alert')).toContainText('Failed to load shops');
    await context.unroute('**/aaspaas/shop/list/shop**');
    await shops.getByRole('button', { name: 'Retry' }).click();
    await expect(shops.getByRole('article')).toHaveCount(6);
  });
});
