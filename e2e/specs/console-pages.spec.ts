import type { Page } from '@playwright/test';
import { expectContrastInTheDark, expectNoSeriousViolations } from '../steps/accessibility';
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

const walked = consolePages.map(({ path }) => path).filter((path) => !madeByJourneys.includes(path));
const pagesPerTest = 7;
const inGroups = Array.from({ length: Math.ceil(walked.length / pagesPerTest) }, (_, at) =>
  walked.slice(at * pagesPerTest, (at + 1) * pagesPerTest),
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

for (const paths of inGroups)
  test(
    `fits the screen, has a keyboard order and no fault that axe finds: ${paths.join(' ')}`,
    alsoOnDesktop,
    async ({ page, context, isMobile, watch }) => {
      watch.expectError(/ERR_NAME_NOT_RESOLVED|ERR_FAILED/);
      test.setTimeout(120_000);
      await enterConsole(context);
      for (const path of paths)
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: 'light' });
          await open(page, path);
          await waitForHydration(page);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByText('Loading…')).toHaveCount(0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
          // Names, roles and colours are the same at any width, and a phone has no keys.
          if (!isMobile) return expectKeyboardOrder(page);
          await expectNoSeriousViolations(page);
          await expectContrastInTheDark(page);
        });
    },
  );

test('every page of the console can be read before its scripts are there', async ({ context }) => {
  await enterConsole(context);
  const read = async (path: string) => {
    const reply = await context.request.get(path);
    expect(reply.status(), path).toBe(200);
    return reply.text();
  };
  for (const path of walked) {
    const [list = '', isOne] = path.split('/:');
    const first = () => read(lists[list] ?? list).then((html) => firstLink(html, list));
    const html = await read(isOne ? await first() : path);
    expect(html, path).toMatch(/<h1[^>]*>[^<]+/);
    expect(html, path).toMatch(/>(\d+ waiting|Nothing waits)</);
    expect(html, path).toMatch(/<article[^>]*>.*\w{3}.*<\/article>/s);
    expect(html, path).not.toContain('Loading…');
  }
});

const firstLink = (html: string, prefix: string): string =>
  new RegExp(`<article.*?href="(${prefix}/[^"/?]+)"`, 's').exec(html)?.[1] ?? '';

/** Tab goes from the top down, and what it reaches can be seen. */
async function expectKeyboardOrder(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  const reached: number[] = [];
  for (let step = 0; step < 25; step++) {
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
