import { type Page, expect } from '@playwright/test';
import { layOutAll } from './layout';
import { quickAxe } from './quick-axe';

interface Options {
  /** Selectors of the parts to check. Without them it is the dialogs that are open, else the whole page. */
  readonly parts?: readonly string[];
  /** Without them all rules of axe. */
  readonly rules?: readonly string[];
}

async function violationsOn(page: Page, options: Options = {}) {
  expect(page.frames(), 'axe looks into no frames').toHaveLength(1);
  await page.evaluate(layOutAll);
  // A script of its size takes a third of a check: a page that has it from an earlier check is not sent it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(quickAxe);
  return page.evaluate(findViolations, options);
}

/**
 * Runs in the page. What lies below an open dialog was checked before it was opened. Of long lists the first items
 * are checked, as the others are drawn in the same way.
 */
async function findViolations({ parts, rules }: Options) {
  const inPart = parts?.map((part) => [part]);
  const inDialog = [...document.querySelectorAll('dialog[open]')];
  const include = inPart ?? (inDialog.length > 0 ? inDialog : [document]);
  const fewOfMany = new CSSStyleSheet();
  fewOfMany.replaceSync(
    'tbody > tr:nth-child(n + 12), li:has(> article):nth-child(n + 12) { display: none !important; }',
  );
  document.adoptedStyleSheets.push(fewOfMany);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await window.axe.run({ include }, options);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== fewOfMany);
  return violations.map(({ id, impact, nodes }) => ({
    id,
    isSerious: impact === 'serious' || impact === 'critical',
    where: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
  }));
}

/** What axe calls serious or critical, and where it is. A very long page may be looked at in part. */
export async function seriousViolations(page: Page, parts?: readonly string[]) {
  const violations = await violationsOn(page, parts && { parts });
  return violations.filter(({ isSerious }) => isSerious);
}

export async function expectNoSeriousViolations(page: Page): Promise<void> {
  await endOfAnimations(page);
  expect(await seriousViolations(page)).toEqual([]);
}

/** Also none that axe calls moderate or minor. */
export async function expectNoViolations(page: Page): Promise<void> {
  await endOfAnimations(page);
  expect(await violationsOn(page)).toEqual([]);
}

/** All that the dark scheme can break is contrast, and that is a tenth of what axe looks at. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await endOfAnimations(page);
  expect(await violationsOn(page, { rules: ['color-contrast'] })).toEqual([]);
}

/** While it fades in, a dialog is pale, and axe would report its contrast. */
async function endOfAnimations(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** What is too small for a thumb, or too close to something else. */
export const smallTargets = (page: Page) => violationsOn(page, { rules: ['target-size'] });
