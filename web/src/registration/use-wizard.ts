import { useEffect, useRef, useState } from 'react';
import { type Form, useForm } from '../forms/use-form';
import { navigate } from '../router/url';
import { useToast } from '../ui/Toast';
import type { TextFieldOf } from './contact-field';
import { draftTrouble, saveDraft } from './draft-store';
import type { Itinerary, Stop } from './itinerary';

/** A step of the wizard at work: its form, and what its buttons do. */
export interface Step<Values extends object> {
  readonly itinerary: Itinerary;
  readonly stop: Stop<Values>;
  readonly form: Form<Values>;
  /** A field of text: what may not be typed is taken out at once. */
  text(field: TextFieldOf<Values>): TextControl;
  /** The same, with every sign kept: for passwords. */
  asTyped(field: TextFieldOf<Values>): TextControl;
  goBack(): void;
  /** Asks first where the itinerary says so. */
  skip(): void;
  readonly question: Question | null;
  /** Checks, saves, and goes on. */
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
  itinerary: Itinerary,
  stop: Stop<Values>,
  initial: Values,
): Step<Values> {
  const form = useForm<Values>({ initial, rules: stop.rules, timing: stop.timing });
  const isTyped = form.values !== initial;
  const { leave, question, skip } = useSkip(stop, form, isTyped);
  // The tab may be killed at any moment: what is typed is kept as it is typed.
  useEffect(() => {
    if (isTyped) saveDraft(stop.draft, form.values);
  }, [stop, form.values, isTyped]);
  const asTyped = (field: TextFieldOf<Values>): TextControl => {
    const { value, onChange, ...control } = form.field(field);
    // Only fields of text are let in above.
    return { ...control, value: value as string, onChange: onChange as TextControl['onChange'] };
  };
  const text = (field: TextFieldOf<Values>): TextControl => {
    const { onChange, ...control } = asTyped(field);
    return { ...control, onChange: (typed) => onChange(itinerary.clean(typed)) };
  };
  return {
    itinerary,
    stop,
    form,
    text,
    asTyped,
    goBack: () => goBack(stop),
    skip,
    question,
    next: form.submit(() => leave(stop.next)),
  };
}

function useSkip<Values extends object>(stop: Stop<Values>, form: Form<Values>, isTyped: boolean) {
  const toast = useToast();
  const { isAsking, ask, cancel, end } = useQuestion();
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);

  const leave = (to: string, afterMs = 0) => {
    if (!saveDraft(stop.draft, form.values)) return toast('error', draftTrouble);
    // The question's own entry is left behind with it.
    const go = () => navigate(to, { replace: isQuestion() });
    if (afterMs === 0) go();
    else later.current = setTimeout(go, afterMs);
  };
  // Skip saves what was typed but never checks it: the owner may come back to finish.
  const confirm = () => {
    end();
    leave(stop.skip.to, stop.skip.afterMs);
  };
  const { asks, question } = stop.skip;
  return {
    leave,
    skip: () => (asks(form.values, isTyped) ? ask() : confirm()),
    question: isAsking ? { text: question, confirm, cancel } : null,
  };
}

const isQuestion = (): boolean => (history.state as { isQuestion?: boolean } | null)?.isQuestion === true;

/** A question has an entry of its own in the history: Back closes it and stays on the step, a reload keeps it. */
function useQuestion() {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    const look = () => setAsking(isQuestion());
    look();
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  return {
    isAsking,
    ask() {
      if (!isQuestion()) history.pushState({ isQuestion: true }, '');
      setAsking(true);
    },
    cancel() {
      setAsking(false);
      history.back();
    },
    end: () => setAsking(false),
  };
}

/** Somebody who came by a link has no step of ours behind him. */
function goBack<Values extends object>({ before }: Stop<Values>): void {
  if (history.state === null) navigate(before, { replace: true });
  else history.back();
}
