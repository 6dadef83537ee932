import type { Locator, Page } from '@playwright/test';
import { type Hands, handsOn } from '../touch-and-keyboard';
import { expect } from '../test';

/** Somebody on the way through a registration. The tab may be killed; the next one takes its place. */
export interface Walker {
  page: Page;
  hands: Hands;
  readonly isMobile: boolean;
}
export const walkerOn = (page: Page, isMobile: boolean): Walker => ({
  page,
  hands: handsOn(page, isMobile),
  isMobile,
});

/** What one field is asked for. */
export interface Asked {
  readonly label: string;
  /** Said on Next when nothing was answered; blank where nothing need be. */
  readonly needs: string;
  /** All that is said about wrong answers, each with the way to hear it. */
  readonly wrong: readonly Wrong[];
  /** An answer that will do. */
  answer(walker: Walker): Promise<void>;
  /** After a reload it must still be there. */
  expectKept(walker: Walker): Promise<void>;
}

export interface Wrong {
  readonly says: readonly string[];
  /** Gives the wrong answer and sees what is said about it, and where. */
  provoke(walker: Walker): Promise<void>;
}

/** A wrong answer and its sentence. The blank answer is the one that everybody gives who presses Next at once. */
export type WrongAnswer = readonly [given: string, says: string];

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const whole = (label: string) => new RegExp(`^${label.replace('?', '\\?')}( \\(optional\\))?$`);
export const fieldNamed = (page: Page, label: string): Locator => page.getByLabel(whole(label));
const invalid = (page: Page, label: string): Locator =>
  page.locator('[data-invalid]', {
    has: page.locator('label, legend').filter({ hasText: whole(label) }),
  });

/** The sentence under the field that it is about. */
export const expectSaid = (page: Page, label: string, says: string): Promise<void> =>
  expect(invalid(page, label).getByText(says, { exact: true })).toBeVisible();
export const expectNothingSaid = (page: Page, label: string): Promise<void> =>
  expect(invalid(page, label)).toHaveCount(0);

/** Next; on the last step it is called Submit. */
export const goOn = ({ page, hands }: Walker): Promise<void> =>
  hands.press(page.getByRole('button', { name: /^(Next|Submit)$/ }));

const needsOf = (rows: readonly WrongAnswer[]): string => rows.find(([given]) => given === '')?.[1] ?? '';

/** The rows of a field whose answer is given as one text. */
function wrongTexts(
  label: string,
  rows: readonly WrongAnswer[],
  give: (walker: Walker, given: string) => Promise<void>,
): readonly Wrong[] {
  const needs = needsOf(rows);
  return rows
    .filter(([given]) => given !== '')
    .map(([given, says], index) => ({
      says: [says],
      async provoke(walker) {
        await give(walker, given);
        // A field that nothing has been said about waits for Next; from then on it is looked at as one types.
        if (!needs && index === 0) await goOn(walker);
        await expectSaid(walker.page, label, says);
      },
    }));
}

export function text(label: string, right: string, rows: readonly WrongAnswer[]): Asked {
  const give = ({ page, hands }: Walker, given: string) => hands.type(fieldNamed(page, label), given);
  return {
    label,
    needs: needsOf(rows),
    wrong: wrongTexts(label, rows, give),
    answer: (walker) => give(walker, right),
    expectKept: ({ page }) => expect(fieldNamed(page, label)).toHaveValue(right),
  };
}

/** Passwords are kept nowhere: they are gone with the reload, and typed again. */
export function password(label: string, right: string, rows: readonly WrongAnswer[]): Asked {
  const asText = text(label, right, rows);
  const expectKept = async (walker: Walker) => {
    await expect(fieldNamed(walker.page, label)).toHaveValue('');
    await asText.answer(walker);
  };
  return { ...asText, expectKept };
}

/** One or several of the choices. Nobody can choose wrongly. */
export function choice(label: string, right: readonly string[], needs = ''): Asked {
  const chosen = ({ page }: Walker, name: string) =>
    page.getByRole('group', { name: label }).locator('label.choice', { hasText: name }).locator('input');
  return {
    label,
    needs,
    wrong: [],
    async answer({ hands }) {
      for (const name of right) await hands.choose(name);
    },
    async expectKept(walker) {
      for (const name of right) await expect(chosen(walker, name)).toBeChecked();
    },
  };
}

export function list(label: string, right: string, needs: string): Asked {
  return {
    label,
    needs,
    wrong: [],
    answer: ({ page, hands }) => hands.select(fieldNamed(page, label), right),
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
export function hours(right: string, rows: readonly WrongAnswer[]): Asked {
  const label = 'Opening hours';
  const parts = (times: string) =>
    times.split(/ (?:- )?/).map((part, at) => [pickers[at] ?? '', part] as const);
  const give = async ({ page, hands }: Walker, times: string) => {
    for (const [picker, part] of parts(times)) await hands.select(fieldNamed(page, picker), part);
  };
  return {
    label,
    needs: '',
    wrong: wrongTexts(label, rows, give),
    answer: (walker) => give(walker, right),
    async expectKept({ page }) {
      for (const [picker, part] of parts(right)) await expect(fieldNamed(page, picker)).toHaveValue(part);
    },
  };
}

/** Words that are added one by one, and taken away by a cross. */
export function tags(
  label: string,
  right: readonly [string, ...string[]],
  rows: readonly WrongAnswer[],
): Asked {
  const needs = needsOf(rows);
  const add = async ({ page, hands }: Walker, tag: string) => {
    await hands.type(fieldNamed(page, label), tag);
    await page.keyboard.press('Enter');
  };
  return {
    label,
    needs,
    wrong: wrongTexts(label, rows, add),
    async answer(walker) {
      const { page, hands } = walker;
      const [first, ...others] = right;
      await add(walker, first);
      await hands.press(button(page, `Remove ${first}`));
      await expectSaid(page, label, needs);
      for (const tag of others) await add(walker, tag);
      await hands.type(fieldNamed(page, label), first);
      await hands.press(button(page, 'Add'));
      await add(walker, first.toLowerCase());
      await expectSaid(page, label, 'This service already exists');
      await hands.type(fieldNamed(page, label), '');
    },
    async expectKept({ page }) {
      for (const tag of right) await expect(button(page, `Remove ${tag}`)).toBeVisible();
    },
  };
}
