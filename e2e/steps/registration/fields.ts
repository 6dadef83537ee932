import type { Locator, Page } from '@playwright/test';
import { button } from '../locators';
import { expect } from '../test';
import { pressNext, type Walker } from './walker';

/** One field of a registration: how a test answers it, rightly and wrongly. */
export interface FormField {
  readonly label: string;
  /** Shown on Next when the field is empty; blank where it may be empty. */
  readonly requiredMessage: string;
  readonly wrongAnswers: readonly WrongAnswer[];
  /** Gives a right answer. */
  answer(walker: Walker): Promise<void>;
  /** Expects that answer again, as after a reload. */
  expectKept(walker: Walker): Promise<void>;
}

export interface WrongAnswer {
  /** Gives the wrong answer and expects its messages where they belong. */
  provoke(walker: Walker): Promise<void>;
}

/** A wrong text and its message. The empty text is what everybody gives who presses Next at once. */
export type WrongText = readonly [given: string, message: string];

const wholeLabel = (label: string) => new RegExp(`^${label.replace('?', '\\?')}( \\(optional\\))?$`);
export const fieldNamed = (page: Page, label: string): Locator => page.getByLabel(wholeLabel(label));
const invalid = (page: Page, label: string): Locator =>
  page.locator('[data-invalid]', {
    has: page.locator('label, legend').filter({ hasText: wholeLabel(label) }),
  });

/** The message stands under the field that it is about. */
export const expectMessage = (page: Page, label: string, message: string): Promise<void> =>
  expect(invalid(page, label).getByText(message, { exact: true })).toBeVisible();
export const expectNoMessage = (page: Page, label: string): Promise<void> =>
  expect(invalid(page, label)).toHaveCount(0);

const requiredMessageOf = (rows: readonly WrongText[]): string =>
  rows.find(([given]) => given === '')?.[1] ?? '';

/** The wrong answers of a field that is answered by one text. */
function wrongTexts(
  label: string,
  rows: readonly WrongText[],
  give: (walker: Walker, given: string) => Promise<void>,
): readonly WrongAnswer[] {
  const isRequired = requiredMessageOf(rows) !== '';
  return rows
    .filter(([given]) => given !== '')
    .map(([given, message], index) => ({
      async provoke(walker) {
        await give(walker, given);
        // A field without a message is checked on Next; from then on it is checked while somebody types.
        if (!isRequired && index === 0) await pressNext(walker);
        await expectMessage(walker.page, label, message);
      },
    }));
}

export function text(label: string, right: string, rows: readonly WrongText[]): FormField {
  const give = ({ page, input }: Walker, given: string) => input.type(fieldNamed(page, label), given);
  return {
    label,
    requiredMessage: requiredMessageOf(rows),
    wrongAnswers: wrongTexts(label, rows, give),
    answer: (walker) => give(walker, right),
    expectKept: ({ page }) => expect(fieldNamed(page, label)).toHaveValue(right),
  };
}

/** Passwords are never stored: after a reload the field is empty, and the password is typed again. */
export function password(label: string, right: string, rows: readonly WrongText[]): FormField {
  const asText = text(label, right, rows);
  const expectKept = async (walker: Walker) => {
    await expect(fieldNamed(walker.page, label)).toHaveValue('');
    await asText.answer(walker);
  };
  return { ...asText, expectKept };
}

/** One or several choices. None of them is wrong. */
export function choice(label: string, right: readonly string[], requiredMessage = ''): FormField {
  const group = ({ page }: Walker) => page.getByRole('group', { name: label });
  const chosen = (walker: Walker, name: string) =>
    group(walker).locator('label.choice', { hasText: name }).locator('input');
  return {
    label,
    requiredMessage,
    wrongAnswers: [],
    async answer({ input }) {
      for (const name of right) await input.choose(name);
    },
    async expectKept(walker) {
      for (const name of right) await expect(chosen(walker, name)).toBeChecked();
      await expect(group(walker).locator('input:checked')).toHaveCount(right.length);
    },
  };
}

export function list(label: string, right: string, requiredMessage: string): FormField {
  return {
    label,
    requiredMessage,
    wrongAnswers: [],
    answer: ({ page, input }) => input.select(fieldNamed(page, label), right),
    expectKept: ({ page }) => expect(fieldNamed(page, label)).toHaveValue(right),
  };
}

const pickers = [
  'Opening time, hour',
  'Opening time, AM or PM',
  'Closing time, hour',
  'Closing time, AM or PM',
];

/** '09:00 AM - 07:00 PM', by its four lists. */
export function hours(right: string, rows: readonly WrongText[]): FormField {
  const label = 'Opening hours';
  const parts = (times: string) =>
    times.split(/ (?:- )?/).map((part, at) => [pickers[at] ?? '', part] as const);
  const give = async ({ page, input }: Walker, times: string) => {
    // The minutes have a list of their own.
    for (const [picker, part] of parts(times))
      await input.select(fieldNamed(page, picker), part.replace(':00', ''));
  };
  return {
    label,
    requiredMessage: '',
    wrongAnswers: wrongTexts(label, rows, give),
    answer: (walker) => give(walker, right),
    async expectKept({ page }) {
      for (const [picker, part] of parts(right)) await expect(fieldNamed(page, picker)).toHaveValue(part);
    },
  };
}

/** Words that are added one by one, and removed by a button each. */
export function tags(
  label: string,
  right: readonly [string, ...string[]],
  rows: readonly WrongText[],
): FormField {
  const requiredMessage = requiredMessageOf(rows);
  const add = async ({ page, input }: Walker, tag: string) => {
    await input.type(fieldNamed(page, label), tag);
    await page.keyboard.press('Enter');
  };
  return {
    label,
    requiredMessage,
    wrongAnswers: wrongTexts(label, rows, add),
    async answer(walker) {
      const { page, input } = walker;
      const [first, ...others] = right;
      await add(walker, first);
      await input.press(button(page, `Remove ${first}`));
      await expectMessage(page, label, requiredMessage);
      for (const tag of others) await add(walker, tag);
      await input.type(fieldNamed(page, label), first);
      await input.press(button(page, 'Add'));
      await add(walker, first.toLowerCase());
      await expectMessage(page, label, 'This service already exists');
      await input.type(fieldNamed(page, label), '');
    },
    async expectKept({ page }) {
      for (const tag of right) await expect(button(page, `Remove ${tag}`)).toBeVisible();
    },
  };
}
