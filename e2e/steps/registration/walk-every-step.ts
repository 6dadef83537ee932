import type { BrowserContext, Page } from '@playwright/test';
import { type Asked, button, expectNothingSaid, expectSaid, goOn, type Walker } from './fields';
import { whenAlive } from '../sign-in-as';
import { handsOn } from '../touch-and-keyboard';
import { expect, test } from '../test';

/** A step of a registration, as those who walk through it should find it. */
export interface WalkStep {
  readonly path: string;
  readonly header: string;
  readonly title: string;
  /** In the progress line, from 1. */
  readonly place: number;
  /** Its fields by the names of the rules, in the order of the page. */
  readonly asked: Readonly<Record<string, Asked>>;
  /** Said beside the fields when something is wrong with them. */
  readonly toast?: string;
  readonly kept?: KeptBadly;
  readonly skip: {
    readonly to: string;
    /** Asked of those who have typed something; blank where nothing is asked. */
    readonly question: string;
    /** A second to read what happened, before the page goes. */
    readonly waits?: boolean;
  };
}

/** A draft of an older version, or of somebody's making. It holds what the fields themselves do not let in. */
interface KeptBadly {
  readonly store: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly draft: object;
  /** By field. */
  readonly says: Readonly<Record<string, string>>;
  /** What can be heard only with such a draft. */
  readonly more?: { readonly says: string; provoke(walker: Walker): Promise<void> };
}

interface Way {
  /** The first step is come to by this. */
  go?(walker: Walker): Promise<void>;
  /** The name of the step on which the tab is killed. */
  readonly killedAt: string;
  /** What this walk does beside what every walk does, on arriving at a step that has nothing in it. */
  readonly besides: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

/** From the first step to the last, which is filled in and not yet sent. */
export async function walkAll(
  walker: Walker,
  steps: Readonly<Record<string, WalkStep>>,
  { go = goOn, killedAt, besides }: Way,
): Promise<void> {
  const context = walker.page.context();
  for (const [at, [name, step]] of Object.entries(steps).entries()) {
    await enter(walker, step, at === 0 ? go : goOn);
    await besides[name]?.(walker.page);
    await walkThrough(walker, step);
    if (name === killedAt) await killTab(walker, step, context);
  }
}

const invalid = (page: Page) => page.locator('[data-invalid]');

/** `done`: how many steps have a tick; all before it, unless some were skipped. */
export async function expectStep(
  page: Page,
  { path, header, title, place }: WalkStep,
  done = place - 1,
): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(header, { exact: true })).toBeVisible();
  const steps = page.getByRole('main').locator('ol > li');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(place - 1)).toHaveAttribute('aria-current', 'step');
  await expect(steps.filter({ hasText: ', done' })).toHaveCount(done);
  for (const name of ['Back', 'Skip', place === 5 ? 'Submit' : 'Next'])
    await expect(button(page, name)).toBeVisible();
  await expect(invalid(page)).toHaveCount(0);
}

/** Comes to a step by `go`, hears what is said about a bad draft, and stands on the step with nothing in it. */
async function enter(walker: Walker, step: WalkStep, go: typeof goOn): Promise<void> {
  const { kept } = step;
  await test.step(step.title, async () => {
    if (kept) await storeDraft(walker.page, kept, JSON.stringify(kept.draft));
    await go(walker);
    await expectStep(walker.page, step);
    if (!kept) return;
    await goOn(walker);
    for (const [field, says] of Object.entries(kept.says))
      await expectSaid(walker.page, step.asked[field]?.label ?? field, says);
    await kept.more?.provoke(walker);
    await storeDraft(walker.page, kept, '');
    await walker.page.reload();
    await expect(button(walker.page, 'Skip')).toBeVisible();
  });
}

const storeDraft = (page: Page, { store, key }: KeptBadly, draft: string): Promise<void> =>
  page.evaluate(
    ([where, name, text]) => (text ? window[where].setItem(name, text) : window[where].removeItem(name)),
    [store, key, draft] as const,
  );

/** Next with nothing, then every wrong answer, then the right ones; and all of it after a reload. */
async function walkThrough(walker: Walker, step: WalkStep): Promise<void> {
  const asked = Object.values(step.asked);
  await test.step(`${step.title}: nothing answered`, () => expectNeeds(walker, step));
  await test.step(`${step.title}: wrong answers`, async () => {
    for (const { label, wrong, answer } of asked) {
      for (const { provoke } of wrong) await provoke(walker);
      await answer(walker);
      await expectNothingSaid(walker.page, label);
    }
  });
  await test.step(`${step.title}: loaded anew`, async () => {
    await walker.page.reload();
    for (const { expectKept } of asked) await expectKept(walker);
  });
}

async function expectNeeds(walker: Walker, { asked, toast, path }: WalkStep): Promise<void> {
  const { page } = walker;
  await goOn(walker);
  for (const { label, needs } of Object.values(asked)) if (needs) await expectSaid(page, label, needs);
  const first = invalid(page).first();
  await expect(first.locator(':focus')).toHaveCount(1);
  await expect(first.locator('[id$=-error]')).toBeInViewport();
  await expect(first.locator('[id$=-error]')).toHaveCSS('color', 'rgb(179, 38, 30)');
  if (toast) await expect(page.getByText(toast)).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** The phone needs its memory for something else. The next tab is opened where the old one was. */
async function killTab(walker: Walker, step: WalkStep, context: BrowserContext): Promise<void> {
  await test.step(`${step.title}: the tab is killed`, async () => {
    await walker.page.close();
    walker.page = await context.newPage();
    walker.hands = handsOn(walker.page, walker.isMobile);
    await walker.page.goto(step.path);
    await whenAlive(walker.page);
    await expectStep(walker.page, step);
    for (const { expectKept } of Object.values(step.asked)) await expectKept(walker);
  });
}
