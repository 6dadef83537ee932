import type { BrowserContext, Page } from '@playwright/test';
import { expectContrastInTheDark, expectNoViolations } from '../steps/accessibility';
import { enterConsole } from '../steps/console';
import { consolePages } from '../../web/src/console/pages';
import { waitForHydration } from '../steps/hydration';
import { newUtr } from '../steps/payments';
import { registerShop } from '../steps/register-shop';
import { expect, test } from '../steps/test';

/** Pages of one thing, and the list that leads to the first of them. */
const lists: Readonly<Record<string, string>> = {
  '/admin/payments': '/admin/payments',
  '/admin/listings': '/admin/shops',
  '/admin/people': '/admin/customers',
};

/** Nothing of these kinds is in the demo data. */
const pair = '/admin/duplicates/:pair';
const statement = '/admin/statements/:statement';

const walked = consolePages.map(({ path }) => path);
const pagesPerTest = 7;
const inGroups = Array.from({ length: Math.ceil(walked.length / pagesPerTest) }, (_, at) =>
  walked.slice(at * pagesPerTest, (at + 1) * pagesPerTest),
);

/** The urls of these pages, for a browser that this signs in. */
async function enterFor(context: BrowserContext, paths: readonly string[]): Promise<readonly string[]> {
  const pairUrl = paths.includes(pair) ? await makePair(context) : '';
  await enterConsole(context);
  const statementUrl = paths.includes(statement) ? await importOne(context) : '';
  const made: Readonly<Record<string, string>> = { [pair]: pairUrl, [statement]: statementUrl };
  const urls: string[] = [];
  for (const path of paths) {
    const [list = '', isOne] = path.split('/:');
    urls.push(made[path] ?? (isOne ? await firstOf(context, list) : path));
  }
  return urls;
}

async function firstOf(context: BrowserContext, prefix: string): Promise<string> {
  const html = await (await context.request.get(lists[prefix] ?? prefix)).text();
  return new RegExp(`<article.*?href="(${prefix}/[^"/?]+)"`, 's').exec(html)?.[1] ?? '';
}

async function makePair(context: BrowserContext): Promise<string> {
  const [first, second] = [await registerShop(context), await registerShop(context)];
  return `/admin/duplicates/${first.shopId}-${second.shopId}`;
}

async function importOne(context: BrowserContext): Promise<string> {
  const lines = ['Day,Text,Came in', `16/03/26,UPI/CR/${newUtr()}/RENT/SBIN/rent,"12,000.00"`];
  const file = { name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  const reply = await context.request.post('/aaspaas/console/import/statement', {
    multipart: { file, bank: 'Walked account', date: 0, narration: 1, credit: 2 },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { id } = (await reply.json()) as { id: number };
  return `/admin/statements/${id}`;
}

// One load of each page for all widths: the window of a computer that is made narrower. There a page that is too wide
// scrolls sideways, where a phone would zoom out.
test.use({ isMobile: false, hasTouch: false });

for (const paths of inGroups)
  test(`fits the screen, has a keyboard order and no fault that axe finds: ${paths.join(' ')}`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/ERR_NAME_NOT_RESOLVED|ERR_FAILED/);
    for (const url of await enterFor(context, paths)) await test.step(url, () => walkThrough(page, url));
  });

async function walkThrough(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await page.goto(url))?.status(), url).toBe(200);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expectNothingSideways(page);
  await expectKeyboardOrder(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingSideways(page);
  // Names, roles and colours are the same at any width.
  await expectNoViolations(page);
  await expectContrastInTheDark(page);
}

async function expectNothingSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test('every page of the console can be read before its scripts are there', async ({ context }) => {
  for (const url of await enterFor(context, walked)) {
    const reply = await context.request.get(url);
    expect(reply.status(), url).toBe(200);
    const html = await reply.text();
    expect(html, url).toMatch(/<h1[^>]*>[^<]+/);
    expect(html.replaceAll(/<[^>]*>/g, ''), url).toMatch(/\d waiting|Nothing waits/);
    expect(html, url).toMatch(/<article[^>]*>.*\w{3}.*<\/article>/s);
    expect(html, url).not.toContain('Loading…');
  }
});

/** Tab goes from the top down, and what it reaches can be seen. */
async function expectKeyboardOrder(page: Page): Promise<void> {
  await page.evaluate(noteWhatIsReached);
  // One behind the other without waiting: there are hundreds on all pages together.
  await Promise.all(Array.from({ length: 25 }, () => page.keyboard.press('Tab')));
  const reached = await page.evaluate(() => window.reached);
  expect(reached.length).toBeGreaterThan(3);
  expect(reached.filter(({ isSeen }) => !isSeen)).toEqual([]);
  expect(reached.filter(({ isAbove }) => isAbove)).toEqual([]);
}

/** Runs in the page: until the focus leaves it at its end. */
function noteWhatIsReached(): void {
  window.reached = [];
  let last: Element | null = null;
  let isAtEnd = false;
  document.body.tabIndex = -1;
  document.body.focus();
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || isAtEnd) return;
    const { width, height } = target.getBoundingClientRect();
    const where = last?.compareDocumentPosition(target) ?? 0;
    const isAbove = (where & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    window.reached.push({ name: target.outerHTML.slice(0, 80), isSeen: width > 0 && height > 0, isAbove });
    last = target;
  });
  addEventListener('focusout', ({ relatedTarget }) => {
    isAtEnd ||= relatedTarget === null;
  });
}

declare global {
  interface Window {
    reached: { readonly name: string; readonly isSeen: boolean; readonly isAbove: boolean }[];
  }
}
