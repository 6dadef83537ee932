import { type Page, type Route, expect, test as base } from '@playwright/test';

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Watch {
  /** A sign of trouble that this test brings about on purpose, such as the browser's line about a 404. */
  expectTrouble(pattern: RegExp): void;
}

/**
 * Playwright's test, in our house: pages come from the run's own server, other hosts are answered here,
 * and a test fails when the page broke its own security policy, threw, or logged an error.
 */
export const test = base.extend<{ watch: Watch }>({
  // Every test comes from an address of its own: the server slows down who asks too often, and a whole suite does.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${[1, 2, 3].map(anyByte).join('.')}` }),

  context: async ({ context, baseURL }, provide) => {
    await context.route(
      (url) => url.origin !== baseURL && url.protocol.startsWith('http'),
      answerForOtherHost,
    );
    await provide(context);
  },

  watch: [
    async ({ context }, provide) => {
      const troubles: string[] = [];
      const expected: RegExp[] = [];
      await context.addInitScript(logPolicyViolations);
      context.on('page', (page) => listen(page, troubles));
      await provide({ expectTrouble: (pattern) => void expected.push(pattern) });
      const surprises = troubles.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(surprises, 'the page reported trouble').toEqual([]);
    },
    { auto: true },
  ],
});

const anyByte = (): number => Math.floor(Math.random() * 256);

async function answerForOtherHost(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'image') return route.abort();
  await route.fulfill({ contentType: 'image/png', body: onePixel });
}

function listen(page: Page, troubles: string[]): void {
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
}

/** Runs in the page. */
function logPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`security policy: ${violatedDirective} blocked ${blockedURI}`);
  });
}

export { expect };
