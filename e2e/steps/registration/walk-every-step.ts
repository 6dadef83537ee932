import type { BrowserContext, Page } from '@playwright/test';
import { waitForHydration } from '../hydration';
import { button } from '../locators';
import { expect, test } from '../test';
import { inputOn } from '../touch-and-keyboard';
import { expectMessage, expectNoMessage, type FormField } from './fields';
import { pressNext, type Walker } from './walker';

/** A step of a registration, as a visitor should find it. */
export interface WalkStep {
  readonly path: string;
  readonly header: string;
  readonly title: string;
  /** In the progress line, from 1. */
  readonly place: number;
  /** By the names that the rules use, in the order of the page. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** Shown beside the fields' own messages when something is wrong. */
  readonly toast?: string;
  readonly badDraft?: BadDraft;
  readonly skip: {
    readonly to: string;
    /** Asked when something was typed; blank where nothing is asked. */
    readonly question: string;
    /** Waits for a second before it leaves the page, so that its message can be read. */
    readonly waits?: boolean;
  };
}

/** A draft from an older version or made by hand. It holds values that the fields themselves do not accept. */
interface BadDraft {
  readonly store: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly draft: object;
  /** By field. */
  readonly messages: Readonly<Record<string, string>>;
  /** What can be seen only with such a draft. */
  more?(walker: Walker): Promise<void>;
}

/** The clauses that a part of a step proves, such as '[R-030, R-031]'. They stand in the titles of the walk's steps. */
interface ProvenOnStep {
  /** Its path, title, header, progress and buttons; and that the step before it led here. */
  readonly opens?: string;
  /** Next with empty fields. */
  readonly empty?: string;
  /** The wrong answers, then the right ones. */
  readonly answers?: string;
  readonly reloaded?: string;
  readonly killed?: string;
}

interface Walk {
  /** How the walker comes to the first step; by Next unless it says otherwise. */
  start?(walker: Walker): Promise<void>;
  /**
   * Reloads every step, and kills the tab on the one of this name. A walk without it does neither: all flows keep their
   * drafts in the same way.
   */
  readonly killedAt?: string;
  /** What this walk checks in addition, by step: the step is open and its fields are empty. */
  readonly onArrival: Readonly<Record<string, (page: Page) => Promise<void>>>;
  /** By step. */
  readonly proves?: Readonly<Record<string, ProvenOnStep>>;
}

/** From the first step to the last, which is filled in and not yet sent. */
export async function walkEveryStep(
  walker: Walker,
  steps: Readonly<Record<string, WalkStep>>,
  { start = pressNext, killedAt, onArrival, proves = {} }: Walk,
): Promise<void> {
  const context = walker.page.context();
  for (const [at, [name, step]] of Object.entries(steps).entries()) {
    const proven = proves[name] ?? {};
    await test.step(titled(`${step.title}: opens`, proven.opens), () =>
      enter(walker, step, at === 0 ? start : pressNext),
    );
    await onArrival[name]?.(walker.page);
    await fillInStep(walker, step, proven);
    if (killedAt) await reload(walker, step, proven);
    if (name === killedAt)
      await test.step(titled(`${step.title}: the tab is killed`, proven.killed), () =>
        killTab(walker, step, context),
      );
  }
}

const titled = (title: string, clauses = ''): string => `${title} ${clauses}`.trim();

const invalid = (page: Page) => page.locator('[data-invalid]');

/** `done`: how many steps have a tick; all before this one, unless some were skipped. */
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

/** Comes to a step, expects the messages about a bad draft, and leaves the step open with its fields empty. */
async function enter(walker: Walker, step: WalkStep, go: typeof pressNext): Promise<void> {
  const { badDraft } = step;
  if (badDraft) await storeDraft(walker.page, badDraft, JSON.stringify(badDraft.draft));
  await go(walker);
  await expectStep(walker.page, step);
  if (!badDraft) return;
  await pressNext(walker);
  for (const [field, message] of Object.entries(badDraft.messages))
    await expectMessage(walker.page, step.fields[field]?.label ?? field, message);
  await badDraft.more?.(walker);
  await storeDraft(walker.page, badDraft, '');
  await walker.page.reload();
  await expect(button(walker.page, 'Skip')).toBeVisible();
}

const storeDraft = (page: Page, { store, key }: BadDraft, draft: string): Promise<void> =>
  page.evaluate(
    ([where, name, text]) => (text ? window[where].setItem(name, text) : window[where].removeItem(name)),
    [store, key, draft] as const,
  );

/** Next with empty fields, then the wrong answers, then the right ones. */
async function fillInStep(walker: Walker, step: WalkStep, proven: ProvenOnStep): Promise<void> {
  const fields = Object.values(step.fields);
  await test.step(titled(`${step.title}: empty`, proven.empty), () => expectRequiredMessages(walker, step));
  await test.step(titled(`${step.title}: answers`, proven.answers), async () => {
    for (const { label, wrongAnswers, answer } of fields) {
      for (const { provoke } of wrongAnswers) await provoke(walker);
      await answer(walker);
      await expectNoMessage(walker.page, label);
    }
  });
}

const reload = (walker: Walker, step: WalkStep, proven: ProvenOnStep): Promise<void> =>
  test.step(titled(`${step.title}: reloaded`, proven.reloaded), async () => {
    await walker.page.reload();
    for (const { expectKept } of Object.values(step.fields)) await expectKept(walker);
  });

async function expectRequiredMessages(walker: Walker, { fields, toast, path }: WalkStep): Promise<void> {
  const { page } = walker;
  await pressNext(walker);
  for (const { label, requiredMessage } of Object.values(fields))
    await (requiredMessage ? expectMessage(page, label, requiredMessage) : expectNoMessage(page, label));
  const first = invalid(page).first();
  await expect(first.locator(':focus')).toHaveCount(1);
  await expect(first.locator('[id$=-error]')).toBeInViewport();
  await expect(first.locator('[id$=-error]')).toHaveCSS('color', 'rgb(179, 38, 30)');
  if (toast) await expect(page.getByText(toast)).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** A phone that needs its memory kills the tab. The next tab is opened at the same step. */
async function killTab(walker: Walker, step: WalkStep, context: BrowserContext): Promise<void> {
  await walker.page.close();
  walker.page = await context.newPage();
  walker.input = inputOn(walker.page, walker.isMobile);
  await walker.page.goto(step.path);
  await waitForHydration(walker.page);
  await expectStep(walker.page, step);
  for (const { expectKept } of Object.values(step.fields)) await expectKept(walker);
}

/** Right answers only: what happens to wrong ones is the same for fingers and for keys. */
export async function answerEveryStep(
  walker: Walker,
  steps: Readonly<Record<string, WalkStep>>,
): Promise<void> {
  for (const step of Object.values(steps))
    await test.step(step.title, async () => {
      await expectStep(walker.page, step);
      for (const { answer } of Object.values(step.fields)) await answer(walker);
      await pressNext(walker);
    });
}
