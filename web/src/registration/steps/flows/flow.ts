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
  /** The last step. */
  readonly contact: { readonly path: string };
}

/** The url of an earlier step that is filled in from the last one: Next and Skip lead back there. */
export const thenContact = (path: string): string => `${path}?then=contact`;
export const isFromContact = ({ query }: PageUrl): boolean => query.get('then') === 'contact';

/** One step of a registration. */
export interface FlowStep<Values extends object> {
  readonly path: string;
  readonly title: string;
  /** Its place in the progress bar, counted from 0. */
  readonly place: number;
  readonly draft: DraftForm<Values>;
  /** Drafts of the other registrations: what was typed there is offered here if this step has no draft yet. */
  readonly relatedDrafts: readonly DraftForm<Values>[];
  readonly rules: RuleTable<Values>;
  readonly timing: ErrorTiming;
  /** Where Back leads for somebody who came by a link. */
  readonly before: string;
  /** Where Next leads. The last step is submitted instead. */
  readonly next: string;
  readonly skip: Skip<Values>;
}

export interface Skip<Values> {
  readonly to: string;
  /** `isTyped`: something was typed or picked since the step was opened. */
  readonly asks: (values: Values, isTyped: boolean) => boolean;
  readonly question: string;
  readonly afterMs: number;
}

/** Skips without a question. */
export const skipTo = (to: string): Skip<unknown> => ({ to, asks: () => false, question: '', afterMs: 0 });

/** Asks only if something was typed or picked since the step was opened. */
export const skipAskingTo = (to: string): Skip<unknown> => ({
  to,
  asks: (_, isTyped) => isTyped,
  question: 'You have unsaved data. Are you sure you want to skip this step?',
  afterMs: 0,
});

/** Always asks, because a listing without a phone number is of no use to anyone. */
export const skipContactTo = (to: string, afterMs: number): Skip<unknown> => ({
  to,
  asks: () => true,
  question: 'Contact information is important for customers to reach you. Are you sure you want to skip?',
  afterMs,
});
