import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Result } from 'axe-core';

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

const whereOf = ({ id, nodes }: Result) => ({
  id,
  where: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
});
