import { type BrowserContext, type Page, type TestInfo, expect, test as base } from '@playwright/test';

export interface Watch {
  /** An error that this test causes on purpose, such as the browser's line about a 404. */
  expectError(pattern: RegExp): void;
}

/**
 * Playwright's test with our rules: pages come from the server of this run, other hosts are not found, and a test fails
 * when a page breaks its security policy, throws, or logs an error.
 */
export const test = base.extend<{ watch: Watch }>({
  // Every test has an ip of its own: the server slows down an ip that asks too often, as a whole suite would.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${[1, 2, 3].map(anyByte).join('.')}` }),

  watch: [
    async ({ context }, provide, testInfo) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      await context.addInitScript(logPolicyViolations);
      context.on('page', (page) => collectErrors(page, errors));
      await provide({ expectError: (pattern) => void expected.push(pattern) });
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0 || testInfo.status !== testInfo.expectedStatus)
        await keepPictures(context, testInfo);
      expect(unexpected, 'the page reported errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Playwright's own pictures of failures would be taken at the end of every test, in case it fails. */
async function keepPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [at, page] of context.pages().entries())
    await page.screenshot({ path: testInfo.outputPath(`test-failed-${at + 1}.png`) });
}

const anyByte = (): number => Math.floor(Math.random() * 256);

function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
}

/** Runs in the page. */
function logPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`security policy: ${violatedDirective} blocked ${blockedURI}`);
  });
}

export { expect };
