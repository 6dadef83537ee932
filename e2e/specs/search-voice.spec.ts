import type { Page } from '@playwright/test';
import { seriousViolations } from '../steps/accessibility';
import { waitForHydration } from '../steps/hydration';
import { failToHear, speak, standInForSpeech } from '../steps/speech';
import { openSearch } from '../steps/search-sheet';
import { expect, test } from '../steps/test';

const microphone = (page: Page) => page.getByRole('button', { name: 'Speak instead of typing' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search by voice' });
// The first status of a dialog is for toasts.
const heard = (page: Page) => dialog(page).getByRole('status').last();
const result = (page: Page) => page.getByRole('region', { name: 'Search result' });

test('a search is spoken: first it says where the sound goes, then it listens in the chosen language', async ({
  page,
  context,
}) => {
  await standInForSpeech(context);
  await page.goto('/?city=Kochi');
  await waitForHydration(page);
  await microphone(page).click();
  await expect(dialog(page)).toContainText('Your voice goes to the maker of your browser');
  expect(await page.evaluate(() => window.listeningTo)).toBeUndefined();
  expect(await seriousViolations(page)).toEqual([]);
  await dialog(page).getByRole('combobox', { name: 'Language' }).selectOption('हिन्दी');
  await dialog(page).getByRole('button', { name: 'Start listening' }).click();
  expect(await speak(page, 'bak', false)).toBe('hi-IN');
  await expect(heard(page)).toHaveText('bak');
  await speak(page, 'bakery ', true);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]search=bakery(&|$)/);
  await expect(result(page).getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the next time it listens at once', async () => {
    await openSearch(page);
    await microphone(page).click();
    expect(await speak(page, 'tailor', true)).toBe('hi-IN');
    await expect(page).toHaveURL(/[?&]search=tailor(&|$)/);
  });
});

test('what goes wrong is said, and can be tried again', async ({ page, context }) => {
  await standInForSpeech(context);
  await page.goto('/NearbyShop?at=kochi');
  await waitForHydration(page);
  await openSearch(page);
  await expect(microphone(page)).toBeEnabled();
  await microphone(page).click();
  await dialog(page).getByRole('button', { name: 'Start listening' }).click();
  await failToHear(page, 'not-allowed');
  await expect(heard(page)).toContainText('The microphone is not allowed.');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heard(page)).toHaveText('Listening… say what you need.');
  await failToHear(page, 'no-speech');
  await expect(heard(page)).toHaveText('Nothing was heard. Try again.');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.listeningTo)).toBeUndefined();
});

test('a browser without speech recognition has no microphone', async ({ page, context }) => {
  await context.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(microphone(page)).toHaveCount(0);
});
