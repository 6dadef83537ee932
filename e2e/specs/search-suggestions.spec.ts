import type { Page } from '@playwright/test';
import { waitForHydration } from '../steps/hydration';
import { expect, test } from '../steps/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const chosen = (page: Page) => options(page).and(page.locator('[aria-selected=true]'));

async function typeAndWait(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await box(page).pressSequentially(text);
  await expect(options(page).first()).toBeVisible();
}

/** What a screen reader is told: the box names the option as the one that is active in it. */
async function expectChosen(page: Page, at: 'first' | 'last'): Promise<void> {
  await expect(chosen(page)).toHaveCount(1);
  const option = options(page)[at]();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await expect(box(page)).toBeFocused();
}

async function expectNoneChosen(page: Page): Promise<void> {
  await expect(chosen(page)).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant', /./);
}

test('keys choose among the suggestions, and nothing that was not meant', async ({ page, context }) => {
  // Otherwise the microphone would come between the box and its button.
  await context.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await typeAndWait(page, 'ba');
  await test.step('arrow keys go round through the suggestions and what was typed', async () => {
    await expectNoneChosen(page);
    await box(page).press('ArrowDown');
    await expectChosen(page, 'first');
    await box(page).press('ArrowUp');
    await expectNoneChosen(page);
    await box(page).press('ArrowUp');
    await expectChosen(page, 'last');
    await box(page).press('ArrowDown');
    await expectNoneChosen(page);
    await expect(box(page)).toHaveValue('ba');
    // Another sheet would lay out the whole page anew while somebody types.
    await expect(page.locator('style[data-sheet="first"]')).toHaveCount(1);
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toHaveCSS('position', 'absolute');
  });
  await test.step('those that choose a letter of another script choose no suggestion', async () => {
    await box(page).dispatchEvent('compositionstart');
    await box(page).press('ArrowDown');
    await expectNoneChosen(page);
    await box(page).dispatchEvent('compositionend');
    await box(page).press('ArrowDown');
    await expectChosen(page, 'first');
  });
  await test.step('Tab goes on and chooses nothing', async () => {
    await box(page).press('Tab');
    await expect(page.getByRole('search').getByRole('button', { name: 'Search' })).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('ba');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('Enter searches for what was typed as long as nothing is chosen', async () => {
    await box(page).fill('bak');
    await expect(options(page).first()).toBeVisible();
    await box(page).press('Enter');
    await expect(page).toHaveURL(/[?&]search=bak(&|$)/);
    await expect(options(page)).toHaveCount(0);
  });
});

test('what is typed before the suggestions have loaded is kept, with focus and caret', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/Suggestions-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await waitForHydration(page);
  await box(page).pressSequentially('bak');
  await box(page).press('ArrowLeft');
  await expect(options(page)).toHaveCount(0);
  letGo();
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('bak');
  const caret = () => box(page).evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(await caret()).toBe(2);
});
