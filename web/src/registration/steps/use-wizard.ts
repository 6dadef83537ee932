import { useEffect, useRef, useState } from 'react';
import { type Form, useForm } from '../../forms/use-form';
import { navigate, readCurrentUrl } from '../../current-url/url';
import { useToast } from '../../ui/toasts/Toast';
import type { TextFieldOf } from './flows/contact-field';
import { draftNotSaved, saveDraft } from '../drafts/draft-store';
import { type Flow, type FlowStep, isFromContact } from './flows/flow';

/** A step in the running wizard: its form, and what its buttons do. */
export interface WizardStep<Values extends object> {
  readonly flow: Flow;
  readonly flowStep: FlowStep<Values>;
  readonly form: Form<Values>;
  /** A text field that removes forbidden characters as they are typed. */
  text(field: TextFieldOf<Values>): TextControl;
  /** The same without cleaning, for passwords. */
  asTyped(field: TextFieldOf<Values>): TextControl;
  goBack(): void;
  /** Asks first if the flow says so. */
  skip(): void;
  readonly question: Question | null;
  /** Checks, saves and leads on. */
  readonly next: ReturnType<Form<Values>['submit']>;
}

export interface Question {
  readonly text: string;
  confirm(): void;
  cancel(): void;
}

interface TextControl {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(typed: string): void;
  onBlur(): void;
}

export function useWizard<Values extends object>(
  flow: Flow,
  flowStep: FlowStep<Values>,
  initial: Values,
): WizardStep<Values> {
  const form = useForm<Values>({ initial, rules: flowStep.rules, timing: flowStep.timing });
  const isTyped = form.values !== initial;
  const { leave, question, skip } = useSkip(flow, flowStep, form, isTyped);
  // The tab may be closed at any moment, so everything is saved as it is typed.
  useEffect(() => {
    if (isTyped) saveDraft(flowStep.draft, form.values);
  }, [flowStep, form.values, isTyped]);
  const asTyped = (field: TextFieldOf<Values>): TextControl => {
    const { value, onChange, ...control } = form.field(field);
    // The parameter's type allows text fields only.
    return { ...control, value: value as string, onChange: onChange as TextControl['onChange'] };
  };
  const text = (field: TextFieldOf<Values>): TextControl => {
    const { onChange, ...control } = asTyped(field);
    return { ...control, onChange: (typed) => onChange(flow.clean(typed)) };
  };
  return {
    flow,
    flowStep,
    form,
    text,
    asTyped,
    goBack: () => goBack(flowStep),
    skip,
    question,
    next: form.submit(() => leave(flowStep.next)),
  };
}

function useSkip<Values extends object>(
  flow: Flow,
  flowStep: FlowStep<Values>,
  form: Form<Values>,
  isTyped: boolean,
) {
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);

  const leave = (to: string, afterMs = 0) => {
    if (!saveDraft(flowStep.draft, form.values)) return toast('error', draftNotSaved);
    const isDetour = isFromContact(readCurrentUrl());
    const go = () => navigate((isDetour && flow.paths.at(-1)) || to);
    if (afterMs === 0) go();
    else later.current = setTimeout(go, afterMs);
  };
  const { asks, question, to = flowStep.next, afterMs } = flowStep.skip;
  // Skip saves what was typed but never checks it: the owner may come back to finish.
  const confirm = () => {
    setAsking(false);
    leave(to, afterMs);
  };
  return {
    leave,
    skip: () => (asks(form.values, isTyped) ? setAsking(true) : confirm()),
    question: isAsking ? { text: question, confirm, cancel: () => setAsking(false) } : null,
  };
}

/** Somebody who came by a link has no step of ours in the history. */
function goBack<Values extends object>({ before }: FlowStep<Values>): void {
  if (history.state === null) navigate(before, { replace: true });
  else history.back();
}
