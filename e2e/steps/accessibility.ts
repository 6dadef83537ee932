import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

// Its way into frames, which our pages do not have, opens a page more for every look, and what passes is
// described as fully as what does not: together most of the time that a look takes.
const lookAt = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** What keeps people out, by axe's own reckoning, and where. */
export async function seriousViolations(page: Page) {
  expect(page.frames(), 'axe looks into no frames').toHaveLength(1);
  const { violations } = await lookAt(page).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(whereOf);
}

/** What is too small for a thumb, or lies too close to something else. */
export async function smallTargets(page: Page) {
  const { violations } = await lookAt(page).withRules('target-size').analyze();
  return violations.map(whereOf);
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const whereOf = ({ id, nodes }: Violation) => ({
  id,
  where: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
});
