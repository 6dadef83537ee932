import type { Page } from '@playwright/test';
import { openMenu } from '../steps/header-menu';
import { waitForHydration } from '../steps/hydration';
import { expect, test } from '../steps/test';
import { alsoOnDesktop } from '../widths';

/** How far below the header the section's heading is, and whether it is visible there. */
const headingOf = (page: Page, section: string) =>
  page.locator(`#${section}`).evaluate((element) => {
    const heading = element.querySelector('h1, h2, h3') ?? element;
    const { top, bottom, left } = heading.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return {
      below: Math.round(element.getBoundingClientRect().top - Math.max(0, header?.bottom ?? 0)),
      isUncovered: seen !== null && (heading.contains(seen) || seen.contains(heading)),
      isAtEnd: innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
    };
  });

/** The section's top is right under the header, unless the page ends before. */
async function expectAtTop(page: Page, section: string): Promise<void> {
  await expect(async () => {
    const { below, isUncovered, isAtEnd } = await headingOf(page, section);
    expect(isUncovered, `the heading of #${section} can be read`).toBe(true);
    expect(below, `the top of #${section} is below the header`).toBeGreaterThanOrEqual(-1);
    if (!isAtEnd) expect(below, `the top of #${section} is right under the header`).toBeLessThan(100);
  }).toPass({ timeout: 8000 });
}

const startAtTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test(
  'links to sections land at their top [M-046, M-080..M-082, M-097, D-045]',
  alsoOnDesktop,
  async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    for (const [label, section] of [
      ['Home', 'about'],
      ['Why Aaspaas', 'whyus'],
      ['Our Goal', 'goals'],
    ] as const) {
      await test.step(`the menu’s ${label}`, async () => {
        await startAtTop(page);
        await (await openMenu(page)).getByRole('link', { name: label, exact: true }).click();
        await expectAtTop(page, section);
      });
    }
    for (const [label, section] of [
      ['About Us', 'about'],
      ['Company', 'company'],
      ['Achievements', 'whyus'],
      ['Our Goals', 'goals'],
    ] as const) {
      await test.step(`the footer’s ${label}`, async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
        await expectAtTop(page, section);
      });
    }
    for (const [path, section] of [
      ['/Why', 'whyus'],
      ['/ourGoal', 'goals'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page).toHaveURL('/');
        await expectAtTop(page, section);
      });
    }
  },
);
