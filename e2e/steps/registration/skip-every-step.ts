import { button } from '../locators';
import { expect, test } from '../test';
import { expectStep, type WalkStep } from './walk-every-step';
import type { Walker } from './walker';

const question = ({ page }: Walker) => page.getByRole('alertdialog', { name: 'Skip this step?' });
const skip = ({ page, input }: Walker) => input.press(button(page, 'Skip'));
const confirm = (walker: Walker) =>
  walker.input.press(question(walker).getByRole('button', { name: 'Skip', exact: true }));

/** The last of them is the contact step. */
type Steps = Readonly<Record<string, WalkStep>> & { readonly contact: WalkStep };
const beforeContact = ({ contact: _, ...earlier }: Steps): readonly WalkStep[] => Object.values(earlier);

/** Only the choice of what one joins as has a tick: a skipped step gets none. */
const doneSteps = 1;

/** Skips every step while it is empty, goes Back all the way, and skips them again with the first field filled in. */
export async function skipEveryStep(walker: Walker, steps: Steps): Promise<void> {
  const earlier = beforeContact(steps);
  await test.step('empty steps are skipped without a question', async () => {
    for (const step of earlier) {
      await expectStep(walker.page, step, doneSteps);
      await skip(walker);
      await expect(walker.page).toHaveURL(step.skip.to);
    }
  });
  await test.step('Back leads through the same steps', async () => {
    for (const step of earlier.toReversed()) {
      await walker.input.press(button(walker.page, 'Back'));
      await expectStep(walker.page, step, doneSteps);
    }
  });
  for (const step of earlier)
    await test.step(`${step.title}: skipped with something typed`, () => skipFilledIn(walker, step));
  await expectStep(walker.page, steps.contact, doneSteps);
}

async function skipFilledIn(walker: Walker, step: WalkStep): Promise<void> {
  const [first] = Object.values(step.fields);
  await first?.answer(walker);
  await skip(walker);
  if (step.skip.question) await stayThenSkip(walker, step);
  await expect(walker.page).toHaveURL(step.skip.to);
}

async function stayThenSkip(walker: Walker, { path, skip: { question: text } }: WalkStep): Promise<void> {
  await expect(question(walker)).toContainText(text);
  await walker.input.press(button(walker.page, 'Stay here'));
  await expect(question(walker)).toBeHidden();
  await expect(walker.page).toHaveURL(path);
  await skip(walker);
  await confirm(walker);
}

/** Skipping the last step leaves the registration: there is always a question, and the drafts stay. */
export async function skipTheLast(walker: Walker, steps: Steps): Promise<void> {
  const { page } = walker;
  const { contact: last } = steps;
  if (last.skip.waits) {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }
  await skip(walker);
  await stayThenSkip(walker, last);
  if (last.skip.waits) {
    await page.clock.runFor(900);
    await expect(page).toHaveURL(last.path);
    await page.clock.runFor(200);
    await page.clock.resume();
  }
  await expect(page).toHaveURL(last.skip.to);
  for (const step of beforeContact(steps)) {
    await page.goto(step.path);
    await Object.values(step.fields)[0]?.expectKept(walker);
  }
}
