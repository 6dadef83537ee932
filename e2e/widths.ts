/**
 * Every test runs on a phone. A test whose page looks or works differently elsewhere runs there, by one of
 * these: `test('title', alsoOnDesktop, async ({ page }) => …`. The projects of playwright.config.ts look for the tags.
 */
export const alsoOnDesktop = { tag: '@desktop' } as const;
/** Runs only on a window as narrow as a phone, without a finger: who walks through the page has keys alone. */
export const byKeyboard = { tag: '@keyboard' } as const;
