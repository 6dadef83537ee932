import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { quickAxe } from './quick-axe';
import { layOutAll } from './layout';

/**
 * By default axe opens another page to look into frames, which our pages do not have, and describes what passes as
 * fully as what fails. Without both it needs a fraction of the time. It passes over what is not laid out.
 */
async function axeOn(page: Page) {
  await page.evaluate(layOutAll);
  const isThere = await page.evaluate(() => 'axe' in window);
  const axeSource = isThere ? nothingMore : quickAxe;
  return new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/** To a page that has axe from an earlier look it is not sent again: a script of its size takes a third of the look. */
const nothingMore = 'void 0';

/** What axe calls serious or critical, and where it is. A very long page may be looked at in part. */
export async function seriousViolations(page: Page, within: readonly string[] = []) {
  const violations = await everyViolation(page, within);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(describeViolation);
}

async function everyViolation(page: Page, within: readonly string[] = []) {
  expect(page.frames(), 'axe looks into no frames').toHaveLength(1);
  const axe = await axeOn(page);
  for (const part of within) axe.include(part);
  return (await axe.analyze()).violations;
}

export async function expectNoSeriousViolations(page: Page): Promise<void> {
  await endOfAnimations(page);
  expect(await seriousViolations(page)).toEqual([]);
}

/** Also none that axe calls moderate or minor. */
export async function expectNoViolations(page: Page): Promise<void> {
  await endOfAnimations(page);
  expect((await everyViolation(page)).map(describeViolation)).toEqual([]);
}

/** All that the dark scheme can break is contrast, and that is a tenth of what axe looks at. */
export async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await endOfAnimations(page);
  const axe = await axeOn(page);
  const { violations } = await axe.withRules('color-contrast').analyze();
  expect(violations.map(describeViolation)).toEqual([]);
}

/** While it fades in, a dialog is pale, and axe would report its contrast. */
async function endOfAnimations(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

/** What is too small for a thumb, or too close to something else. */
export async function smallTargets(page: Page) {
  const axe = await axeOn(page);
  const { violations } = await axe.withRules('target-size').analyze();
  return violations.map(describeViolation);
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const describeViolation = ({ id, nodes }: Violation) => ({
  id,
  where: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
});
