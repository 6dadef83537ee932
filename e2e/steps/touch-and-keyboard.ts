import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

type Files = Parameters<FileChooser['setFiles']>[0];

/** What people do with a page. Nothing here touches an element that a finger or the keys could not reach. */
export interface Hands {
  /** A button or a link. */
  press(target: Locator): Promise<void>;
  /** A radio or a tick, by its name. */
  choose(name: string): Promise<void>;
  /** Instead of what stands in the field. */
  type(target: Locator, text: string): Promise<void>;
  /** An option of a list, by what it says. */
  select(target: Locator, option: string): Promise<void>;
  /** Files, by whatever opens the picker. */
  pick(opener: Locator, files: Files): Promise<void>;
}

/** With the finger on a phone, with the keyboard alone elsewhere. */
export const handsOn = (page: Page, isMobile: boolean): Hands => (isMobile ? fingersOn(page) : keysOn(page));

const choiceNamed = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }));

async function pickBy(page: Page, open: () => Promise<void>, files: Files): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles(files);
}

function fingersOn(page: Page): Hands {
  const press = (target: Locator) => target.tap();
  return {
    press,
    async choose(name) {
      const choice = choiceNamed(page, name);
      // A choice is a hidden control with a face, and it is the face that the finger meets.
      await page.locator('label.choice', { has: choice }).tap();
      await expect(choice).toBeChecked();
    },
    async type(target, text) {
      if (!(await target.evaluate((field) => field === document.activeElement))) await target.tap();
      await target.fill(text);
    },
    // The phone's own list is no part of the page.
    select: async (target, option) => void (await target.selectOption(option)),
    pick: (opener, files) => pickBy(page, () => press(opener), files),
  };
}

function keysOn(page: Page): Hands {
  const { keyboard } = page;
  const press = async (target: Locator) => {
    await go(target, tabMissing);
    await keyboard.press('Enter');
  };
  return {
    press,
    async choose(name) {
      const choice = choiceNamed(page, name);
      await go(choice, tabMissing);
      await go(choice, arrowMissing);
      if (!(await choice.isChecked())) await keyboard.press('Space');
      await expect(choice).toBeChecked();
    },
    async type(target, text) {
      await go(target, tabMissing);
      await keyboard.press('ControlOrMeta+A');
      if (text === '') await keyboard.press('Delete');
      else await keyboard.insertText(text);
    },
    async select(target, option) {
      await go(target, tabMissing);
      await keyboard.type(option);
      await expect(target.locator('option:checked')).toHaveText(option);
    },
    pick: (opener, files) => pickBy(page, () => press(opener), files),
  };
}

/** More than any page of ours has. */
const mostKeys = 90;

/** Key by key, until it says that none is missing. */
async function go(target: Locator, missing: (target: Node) => string): Promise<void> {
  // Found once: to look for it anew after each of the keys would take longer than the keys.
  const found = await target.elementHandle();
  for (let pressed = 0; pressed < mostKeys; pressed++) {
    const key = await found?.evaluate(missing);
    if (!key) return expect(await target.evaluate(isCovered), 'hidden behind the buttons').toBe(false);
    await target.page().keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached by the keyboard, however long one tries`);
}

/** These run in the page. Tab stops once in a group of radios, the arrows go on from there. */
function tabMissing(target: Node): string {
  const focused = document.activeElement ?? document.body;
  const [group, focusedGroup] = [target, focused].map((each) =>
    each instanceof HTMLInputElement && each.type === 'radio' ? each.name : '',
  );
  if (target === focused || (group && group === focusedGroup)) return '';
  const isPassed = target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isPassed ? 'Shift+Tab' : 'Tab';
}

const arrowMissing = (target: Node): string => (target === document.activeElement ? '' : 'ArrowDown');

/** Who goes by keys must see where they have led: the buttons stay in sight, and lie over what scrolls. */
function isCovered(target: Element): boolean {
  const face = target.closest('.choice') ?? target;
  const { left, top, width, height } = face.getBoundingClientRect();
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  const isElsewhere = !face.contains(inFront) && !inFront?.contains(face);
  return isElsewhere && Boolean(target.closest('form')?.contains(inFront));
}
