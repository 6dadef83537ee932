import { button, type Walker } from './fields';
import { expect, test } from '../test';
import { expectStep, type WalkStep } from './walk-every-step';

const question = ({ page }: Walker) => page.getByRole('alertdialog', { name: 'Skip this step?' });
const skip = ({ page, hands }: Walker) => hands.press(button(page, 'Skip'));
const confirm = (walker: Walker) =>
  walker.hands.press(question(walker).getByRole('button', { name: 'Skip', exact: true }));

/** The last of them is the contact step. */
type Steps = Readonly<Record<string, WalkStep>> & { readonly contact: WalkStep };
const before = ({ contact: _, ...early }: Steps): readonly WalkStep[] => Object.values(early);

/** Of what one joins as: what was skipped has no tick. */
const onlyTheChoice = 1;

/** Skips every step with nothing in it, goes Back all the way, and skips them again with the first field filled in. */
export async function skipEveryStep(walker: Walker, steps: Steps): Promise<void> {
  const early = before(steps);
  await test.step('nothing typed: nothing asked', async () => {
    for (const step of early) {
      await expectStep(walker.page, step, onlyTheChoice);
      await skip(walker);
      await expect(walker.page).toHaveURL(step.skip.to);
    }
  });
  await test.step('and Back', async () => {
    for (const step of early.toReversed()) {
      await walker.hands.press(button(walker.page, 'Back'));
      await expectStep(walker.page, step, onlyTheChoice);
    }
  });
  for (const step of early) await test.step(step.title, () => skipFilledIn(walker, step));
  await expectStep(walker.page, steps.contact, onlyTheChoice);
}

async function skipFilledIn(walker: Walker, step: WalkStep): Promise<void> {
  const [first] = Object.values(step.asked);
  await first?.answer(walker);
  await skip(walker);
  if (step.skip.question) await stayThenSkip(walker, step);
  await expect(walker.page).toHaveURL(step.skip.to);
}

async function stayThenSkip(walker: Walker, { path, skip: { question: text } }: WalkStep): Promise<void> {
  await expect(question(walker)).toContainText(text);
  await walker.hands.press(button(walker.page, 'Stay here'));
  await expect(question(walker)).toBeHidden();
  await expect(walker.page).toHaveURL(path);
  await skip(walker);
  await confirm(walker);
}

/** Out of the registration: always asked, and what was typed on the way is still there for who comes back. */
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
  for (const step of before(steps)) {
    await page.goto(step.path);
    await Object.values(step.asked)[0]?.expectKept(walker);
  }
}
