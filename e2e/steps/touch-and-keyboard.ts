import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/** What people do with a page, by touch or by keyboard. Nothing here reaches an element that they could not reach. */
export interface Input {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  /** A radio button or a checkbox, by its name. */
  choose(name: string): Promise<void>;
  /** Replaces the text of the field. */
  type(target: Locator, text: string): Promise<void>;
  /** An option of a select, by its text. */
  select(target: Locator, option: string): Promise<void>;
  /** Files, by the control that opens the file picker. */
  pick(opener: Locator, files: Files): Promise<void>;
}

/** By touch on a phone, by the keyboard alone elsewhere. */
export const inputOn = (page: Page, isMobile: boolean): Input =>
  isMobile ? touchOn(page) : keyboardOn(page);

const choiceNamed = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }));

async function pickBy(page: Page, open: () => Promise<void>, files: Files): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles(files);
}

function touchOn(page: Page): Input {
  const press = (target: Locator) => target.tap();
  return {
    press,
    async choose(name) {
      const choice = choiceNamed(page, name);
      // The control itself is hidden; its label is what a finger meets.
      await page.locator('label.choice', { has: choice }).tap();
      await expect(choice).toBeChecked();
    },
    async type(target, text) {
      if (!(await target.evaluate((field) => field === document.activeElement))) await target.tap();
      await target.fill(text);
    },
    // The phone shows its own list, which is no part of the page.
    select: async (target, option) => void (await target.selectOption(option)),
    pick: (opener, files) => pickBy(page, () => press(opener), files),
  };
}

function keyboardOn(page: Page): Input {
  const { keyboard } = page;
  const press = async (target: Locator) => {
    await moveFocus(target, nextTab);
    await keyboard.press('Enter');
  };
  return {
    press,
    async choose(name) {
      const choice = choiceNamed(page, name);
      await moveFocus(choice, nextTab);
      await moveFocus(choice, nextArrow);
      if (!(await choice.isChecked())) await keyboard.press('Space');
      await expect(choice).toBeChecked();
    },
    async type(target, text) {
      await moveFocus(target, nextTab);
      await keyboard.press('ControlOrMeta+A');
      if (text === '') await keyboard.press('Delete');
      else await keyboard.insertText(text);
    },
    async select(target, option) {
      await moveFocus(target, nextTab);
      await keyboard.type(option);
      await expect(target.locator('option:checked')).toHaveText(option);
    },
    pick: (opener, files) => pickBy(page, () => press(opener), files),
  };
}

/** More than any page of ours needs. */
const mostKeys = 90;

/** Presses the key that `nextKey` names, again and again, until it names none. */
async function moveFocus(target: Locator, nextKey: (target: Node) => string): Promise<void> {
  // Looked up once: finding it again for each key would take longer than the keys.
  const found = await target.elementHandle();
  for (let pressed = 0; pressed < mostKeys; pressed++) {
    const key = await found?.evaluate(nextKey);
    if (!key)
      return expect(await target.page().evaluate(isFocusCovered), 'hidden behind the buttons').toBe(false);
    await target.page().keyboard.press(key);
  }
  throw new Error(`${target.toString()} cannot be reached by the keyboard`);
}

/** Runs in the page. Tab stops once in a group of radio buttons; within the group the arrows move. */
function nextTab(target: Node): string {
  const focused = document.activeElement ?? document.body;
  const [group, focusedGroup] = [target, focused].map((each) =>
    each instanceof HTMLInputElement && each.type === 'radio' ? each.name : '',
  );
  if (target === focused || (group && group === focusedGroup)) return '';
  const isPassed = target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isPassed ? 'Shift+Tab' : 'Tab';
}

/** Runs in the page. */
const nextArrow = (target: Node): string => (target === document.activeElement ? '' : 'ArrowDown');

/**
 * Runs in the page. The buttons of a registration stick to the bottom and lie over what scrolls; the focused field
 * must not end up below them.
 */
function isFocusCovered(): boolean {
  const target = document.activeElement ?? document.body;
  const visible = target.closest('.choice') ?? target;
  const { left, top, width, height } = visible.getBoundingClientRect();
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  const isElsewhere = !visible.contains(inFront) && !inFront?.contains(visible);
  return isElsewhere && Boolean(target.closest('form')?.contains(inFront));
}
