/**
 * Every test runs on a phone. A test whose page looks or works differently elsewhere also runs there, by one of
 * these: `test('title', alsoOnDesktop, async ({ page }) => …`. The projects of playwright.config.ts look for the tags.
 */
export const alsoOnDesktop = { tag: '@desktop' } as const;
/** On a window as narrow as a phone, without a finger: whoever walks through the page has keys only. */
export const alsoByKeyboard = { tag: '@keyboard' } as const;
