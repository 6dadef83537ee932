import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import type { PageUrl } from '../../../current-url/url';
import type { ErrorTiming } from '../../../forms/use-form';
import type { DraftForm } from '../../drafts/draft-store';

/** What all steps of one registration share. */
export interface Flow {
  readonly header: string;
  /** The names in the progress bar. */
  readonly steps: readonly string[];
  /** Cleans everything that is typed. */
  readonly clean: (typed: string) => string;
  /** Of its pages. The last one is the contact step. */
  readonly paths: readonly string[];
}

/** The url of an earlier step that is filled in from the last one: Next and Skip lead back there. */
export const thenContact = (path: string): string => `${path}?then=contact`;
export const isFromContact = ({ query }: PageUrl): boolean => query.get('then') === 'contact';

/** One step of a registration, as its flow writes it. */
export interface StepRow<Values extends object> {
  readonly path: string;
  readonly title: string;
  readonly draft: DraftForm<Values>;
  /** Drafts of the other registrations: what was typed there is offered here if this step has no draft yet. */
  readonly relatedDrafts: readonly DraftForm<Values>[];
  readonly rules: RuleTable<Values>;
  readonly timing: ErrorTiming;
  readonly skip: Skip<Values>;
}

/** What follows from the order of the steps. */
interface InOrder {
  /** Its place in the progress bar, counted from 0. */
  readonly place: number;
  /** Where Back leads for somebody who came by a link. */
  readonly before: string;
  /** Where Next leads. The last step is submitted instead. */
  readonly next: string;
}

export type FlowStep<Values extends object> = StepRow<Values> & InOrder;

export type StepsOf<Rows> = { readonly [Name in keyof Rows]: Rows[Name] & InOrder };

/** The steps in the order of their names in the progress bar, the first of which is the choice that led to them. */
export function inOrder<Rows extends { readonly [Name in keyof Rows]: { readonly path: string } }>(
  names: Readonly<Record<string, string>>,
  begin: string,
  rows: Rows,
): StepsOf<Rows> & Pick<Flow, 'steps' | 'paths'> {
  // The names of the rows are those behind the first.
  const order = Object.keys(names).slice(1) as (keyof Rows)[];
  const paths = order.map((name) => rows[name].path);
  const steps = order.map((name, at) => {
    const way: InOrder = { place: at + 1, before: paths[at - 1] ?? begin, next: paths[at + 1] ?? '/' };
    return [name, { ...rows[name], ...way }];
  });
  // Every row was put into its place.
  return { ...(Object.fromEntries(steps) as StepsOf<Rows>), steps: Object.values(names), paths };
}

export interface Skip<Values> {
  /** Where it leads, if not to the next step. */
  readonly to?: string;
  /** `isTyped`: something was typed or picked since the step was opened. */
  readonly asks: (values: Values, isTyped: boolean) => boolean;
  readonly question: string;
  readonly afterMs?: number;
}

/** Skips without a question. */
export const skips: Skip<unknown> = { asks: () => false, question: '' };

/** Asks only if something was typed or picked since the step was opened. */
export const skipsUnlessTyped: Skip<unknown> = {
  asks: (_, isTyped) => isTyped,
  question: 'You have unsaved data. Are you sure you want to skip this step?',
};

/** Always asks, because a listing without a phone number is of no use to anyone. */
export const skipsContact = {
  asks: () => true,
  question: 'Contact information is important for customers to reach you. Are you sure you want to skip?',
} satisfies Skip<unknown>;
