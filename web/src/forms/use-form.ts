import { type Complaints, type RuleTable, hasComplaint } from '@aaspaas/contract/rule-engine/rule';
import { complain } from './complain';
import { useRef, useState, type SyntheticEvent } from 'react';
import { fieldsOf, only, useBusy, useDelay, useFocusOnError, useView } from './form-parts';

/** When a field's first error may appear. After that, every edit checks the field again. */
export type ErrorTiming = 'on-submit' | 'on-change' | 'on-blur';

export type FormOptions<Values> = {
  initial: Values;
  rules: RuleTable<Values>;
  timing?: ErrorTiming;
  /** With 'on-change': how long typing must pause before errors appear. */
  delayMs?: number;
};

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

export function useForm<Values extends object>({
  initial,
  rules,
  timing = 'on-submit',
  delayMs = 0,
}: FormOptions<Values>) {
  const [values, keepValues] = useState(initial);
  const latest = useRef(initial);
  const [refusals, setRefusals] = useState<Complaints<Values>>({});
  const { view, showErrorsOf, hideErrors } = useView(initial, latest);
  const later = useDelay(delayMs);
  const { focusOnError, rememberForm } = useFocusOnError();
  const { busy, isBusy, run } = useBusy();

  /** Changes several fields at once, as when a draft is loaded. */
  function setValues(patch: Partial<Values>, ...watch: (keyof Values)[]) {
    latest.current = { ...latest.current, ...patch };
    keepValues(latest.current);
    setRefusals((old) => only(old, (field) => !(field in patch)));
    later(() => showErrorsOf(watch));
  }
  /** Starts over with new values and without errors, as after a successful submit. */
  function restart(next: Values) {
    setValues(next);
    hideErrors();
  }
  const set =
    <Field extends keyof Values>(field: Field) =>
    (value: Values[Field]) => {
      // A computed key widens to string; the parameters already pair field and value.
      const patch = { [field]: value } as unknown as Partial<Values>;
      if (timing === 'on-change') setValues(patch, field);
      else setValues(patch);
    };
  const blur = (field: keyof Values) => () => {
    if (timing === 'on-blur') showErrorsOf([field]);
  };
  /** Shows what the server said about single fields. Each error goes away when its field is edited. */
  function setErrors(complaints: Complaints<Values>) {
    setRefusals(complaints);
    focusOnError();
  }
  /** For a form's onSubmit or a button's onClick. The values stay, whatever the handler's outcome. */
  const submit =
    (handler: (values: Values) => unknown, onRefused?: () => void) => (event?: SyntheticEvent) => {
      event?.preventDefault();
      if (isBusy()) return;
      rememberForm(event?.currentTarget);
      const complaints = complain(rules, latest.current);
      setRefusals({});
      showErrorsOf(fieldsOf(complaints));
      if (!hasComplaint(complaints)) return void run(() => handler(latest.current));
      focusOnError();
      onRefused?.();
    };

  const complaints = only(complain(rules, view.checked), (field) => view.watched.has(field));
  const errors: Complaints<Values> = { ...complaints, ...refusals };
  /** All props of a control: `<TextField label="Shop name" {...form.field('shopName')} />` */
  const field = <Field extends keyof Values & string>(name: Field) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: set(name),
    onBlur: blur(name),
  });
  return { values, errors, busy, field, set, blur, setValues, restart, setErrors, submit };
}
