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
      await target.tap();
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
    await tabTo(target);
    await keyboard.press('Enter');
  };
  return {
    press,
    async choose(name) {
      const choice = choiceNamed(page, name);
      await tabTo(choice, sharesGroup);
      await go(choice, 'ArrowDown', hasFocus);
      if (!(await choice.isChecked())) await keyboard.press('Space');
      await expect(choice).toBeChecked();
    },
    async type(target, text) {
      await tabTo(target);
      await keyboard.press('ControlOrMeta+A');
      if (text === '') await keyboard.press('Delete');
      else await keyboard.insertText(text);
    },
    async select(target, option) {
      await tabTo(target);
      await keyboard.type(option);
      await expect(target.locator('option:checked')).toHaveText(option);
    },
    pick: (opener, files) => pickBy(page, () => press(opener), files),
  };
}

/** More than any page of ours has. */
const mostKeys = 90;

async function tabTo(target: Locator, isThere = hasFocus): Promise<void> {
  await go(target, (await target.evaluate(standsBeforeFocus)) ? 'Shift+Tab' : 'Tab', isThere);
}

async function go(target: Locator, key: string, isThere: (target: Node) => boolean): Promise<void> {
  // Found once: to look for it anew after each of the keys would take longer than the keys.
  const found = await target.elementHandle();
  for (let pressed = 0; pressed < mostKeys; pressed++) {
    if (await found?.evaluate(isThere)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached by ${key}, however often it is pressed`);
}

/** These run in the page. */
const hasFocus = (target: Node): boolean => target === document.activeElement;

/** Tab stops once in a group of radios, the arrows go on from there. */
function sharesGroup(target: Node): boolean {
  const [one, other] = [target, document.activeElement].map((each) =>
    each instanceof HTMLInputElement && each.type === 'radio' ? each.name : null,
  );
  return target === document.activeElement || (one !== null && one === other);
}

function standsBeforeFocus(target: Element): boolean {
  const focused = document.activeElement ?? document.body;
  return Boolean(target.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
}
