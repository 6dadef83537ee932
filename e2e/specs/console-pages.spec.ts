import type { Page } from '@playwright/test';
import { expectNoSeriousViolations } from '../steps/accessibility';
import { enterConsole } from '../steps/console';
import { consolePages } from '../steps/console-paths';
import { waitForHydration } from '../steps/hydration';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

/** Pages of one thing, and the list that leads to the first of them. */
const lists: Readonly<Record<string, string>> = {
  '/admin/payments': '/admin/payments',
  '/admin/listings': '/admin/shops',
  '/admin/people': '/admin/customers',
};

/** Nothing of the kind is in the demo data; the journeys that make one look at these pages. */
const madeByJourneys: readonly string[] = ['/admin/duplicates/:pair', '/admin/statements/:statement'];

/** Where the pages are, in groups that a test goes through. */
const walked = consolePages.map(({ path }) => path).filter((path) => !madeByJourneys.includes(path));
const inGroups = Array.from({ length: Math.ceil(walked.length / 4) }, (_, at) =>
  walked.slice(at * 4, at * 4 + 4),
);

async function open(page: Page, path: string): Promise<void> {
  const [list = '', isOne] = path.split('/:');
  const reply = await page.goto(isOne ? await firstOf(page, list) : path);
  expect(reply?.status(), path).toBe(200);
}

async function firstOf(page: Page, prefix: string): Promise<string> {
  await page.goto(lists[prefix] ?? prefix);
  const link = page.locator(`.console article a[href^="${prefix}/"]`).first();
  return (await link.getAttribute('href')) ?? '';
}

test.describe('every page of the console', alsoOnDesktop, () => {
  test.beforeEach(({ watch }) => watch.expectError(/ERR_NAME_NOT_RESOLVED|ERR_FAILED/));

  for (const paths of inGroups) {
    test(`fits the screen, has a keyboard order and no fault that axe finds: ${paths.join(' ')}`, async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000);
      await enterConsole(context);
      for (const path of paths)
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await open(page, path);
          await waitForHydration(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByText('Loading…')).toHaveCount(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
          await expectNoSeriousViolations(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectNoSeriousViolations(page);
          await expectKeyboardOrder(page);
        });
    });

    test(`can be read before its scripts are there: ${paths.join(' ')}`, async ({ context, browser }) => {
      test.setTimeout(120_000);
      await enterConsole(context);
      const plain = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await context.storageState(),
      });
      const page = await plain.newPage();
      for (const path of paths)
        await test.step(path, async () => {
          await open(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/waiting$|^Nothing waits$/)).toBeVisible();
          await expect(page.getByText('Loading…')).toHaveCount(0);
          await expect(page.locator('.console article')).toContainText(/\w{3}/);
        });
      await plain.close();
    });
  }
});

/** Tab goes from the top down, and what it reaches can be seen. */
async function expectKeyboardOrder(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const reached: number[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return -1;
      const { width, height } = focused.getBoundingClientRect();
      if (width === 0 || height === 0) return -2;
      return [...document.querySelectorAll('*')].indexOf(focused);
    });
    expect(at, 'what is reached can be seen').not.toBe(-2);
    if (at === -1) break;
    reached.push(at);
  }
  expect(reached.length).toBeGreaterThan(3);
  expect(reached).toEqual(reached.toSorted((one, other) => one - other));
}
