import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps people out, by axe's own reckoning, and where. */
export async function seriousViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(whereOf);
}

/** What is too small for a thumb, or lies too close to something else. */
export async function smallTargets(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withRules('target-size').analyze();
  return violations.map(whereOf);
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const whereOf = ({ id, nodes }: Violation) => ({
  id,
  where: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
});
