import { type ReactNode, useState } from 'react';
import type { Call, RequestTo } from '@aaspaas/contract/call';
import type { Failure } from '@aaspaas/contract/failure';
import type { RuleTable } from '@aaspaas/contract/rule-engine/rule';
import { messageOf } from '../api/failure-messages';
import { FormError } from '../forms/FormError';
import { SelectField } from '../forms/fields/SelectField';
import { TextArea } from '../forms/fields/TextArea';
import { TextField } from '../forms/fields/TextField';
import { type Form, useForm } from '../forms/use-form';
import { Button } from '../ui/Button';
import { ToggleChip } from '../ui/Chip';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog';
import { Dialog } from '../ui/dialogs/Dialog';
import { type ActionParts, useAction } from './use-action';

export type Values = Readonly<Record<string, string>>;

export interface ActionField {
  readonly name: string;
  readonly label: string;
  /** `long` has several lines; `choice` needs `options`. Without it: one line. */
  readonly kind?: 'text' | 'long' | 'choice' | 'date';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Texts that a press fills in. */
  readonly presets?: readonly string[];
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  readonly countTo?: number;
}

export interface ActionFormProps<C extends Call> extends ActionParts<C> {
  readonly fields: readonly ActionField[];
  /** What the fields hold at first; empty where nothing is named. */
  readonly initial?: Values;
  /** The same rules as the server's, so that mistakes show before anything is sent. */
  readonly rules?: RuleTable<Values>;
  body(values: Values): RequestTo<C>;
  /** On the button: a verb. */
  readonly label: string;
  readonly tone?: 'primary' | 'danger';
  /**
   * For unusual values: what is asked before they are sent. The form's button is then amber and carries the question's
   * verb.
   */
  ask?(values: Values): Question | null;
  /** Above the fields, such as what will happen, which may depend on what is typed. */
  readonly children?: ReactNode | ((values: Values) => ReactNode);
}

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly verb: string;
}

/** A form that does something on the server. What was typed stays until it is done. */
export function ActionForm<C extends Call>(props: ActionFormProps<C>) {
  const { fields, initial = {}, rules = {}, body, label, tone = 'primary', children } = props;
  const empty = Object.fromEntries(fields.map(({ name }) => [name, initial[name] ?? '']));
  const form = useForm<Values>({ initial: empty, rules });
  const [refusal, setRefusal] = useState('');
  const { busy, act } = useAction(props, (reply) => {
    form.restart(empty);
    props.then?.(reply);
  });
  const onFailure = (failure: Failure): boolean => {
    form.setErrors(failure.details.fields ?? {});
    setRefusal(messageOf(failure, 'Something went wrong, please try again.'));
    return true;
  };
  const question = props.ask?.(form.values) ?? null;
  const [isAsking, setAsking] = useState(false);
  const go = async (values: Values) => {
    setRefusal('');
    await act(body(values), onFailure);
    setAsking(false);
  };
  const submit = form.submit(async (values) => (question ? setAsking(true) : go(values)));
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {typeof children === 'function' ? children(form.values) : children}
      {fields.map((field) => (
        <FieldOf key={field.name} field={field} form={form} />
      ))}
      <FormError>{refusal}</FormError>
      <div className={question ? 'caution' : ''}>
        <Button type="submit" variant={tone} busy={busy}>
          {question?.verb ?? label}
        </Button>
      </div>
      {question && (
        <ConfirmDialog
          open={isAsking}
          title={question.title}
          confirm={question.verb}
          cancel="Leave it"
          busy={busy}
          onConfirm={() => void go(form.values)}
          onCancel={() => setAsking(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </form>
  );
}

function FieldOf({ field, form }: { field: ActionField; form: Form<Values> }) {
  const { name, label, kind = 'text', options = [], presets = [], help, isOptional, inputMode } = field;
  const { value = '', ...control } = form.field(name);
  const shared = { ...control, value, label, optional: isOptional, ...(help !== undefined && { help }) };
  return (
    <div className="grid gap-2">
      {kind === 'choice' && <SelectField {...shared} options={options} />}
      {kind === 'long' && <TextArea {...shared} {...(field.countTo && { countTo: field.countTo })} />}
      {(kind === 'text' || kind === 'date') && (
        <TextField {...shared} type={kind} inputMode={inputMode} autoComplete="off" />
      )}
      {presets.length > 0 && (
        <div role="group" aria-label={`${label}: ready texts`} className="flex flex-wrap gap-2">
          {presets.map((preset) => (
            <ToggleChip
              key={preset}
              pressed={value === preset}
              onToggle={(pressed) => form.set(name)(pressed ? preset : '')}
            >
              {preset}
            </ToggleChip>
          ))}
        </div>
      )}
    </div>
  );
}

interface ActionDialogProps<C extends Call> extends ActionFormProps<C> {
  /** On the button that opens the dialog. */
  readonly button: ReactNode;
  /** What the button is called where its label does not say it alone. */
  readonly name?: string;
  readonly title: string;
  readonly buttonTone?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'caution';
  readonly size?: 'small' | 'medium';
}

/** A button that opens a dialog with such a form. */
export function ActionDialog<C extends Call>(props: ActionDialogProps<C>) {
  const { button, name, title, buttonTone = 'secondary', size = 'medium', ...form } = props;
  const [isOpen, setOpen] = useState(false);
  const then: ActionFormProps<C>['then'] = (reply) => {
    setOpen(false);
    form.then?.(reply);
  };
  return (
    <>
      <span className={buttonTone === 'caution' ? 'caution' : 'contents'}>
        <Button
          variant={buttonTone === 'caution' ? 'primary' : buttonTone}
          size={size}
          aria-label={name}
          onClick={() => setOpen(true)}
        >
          {button}
        </Button>
      </span>
      <Dialog open={isOpen} title={title} onClose={() => setOpen(false)}>
        <ActionForm {...form} then={then} />
      </Dialog>
    </>
  );
}
