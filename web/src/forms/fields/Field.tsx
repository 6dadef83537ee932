import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { say } from '../../say';

export type FieldProps = {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** Says 'optional' beside the label. All other fields are required. */
  optional?: boolean | undefined;
};

/** The props that a control takes from its field. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Fill = { children: (control: ControlProps) => ReactNode };

/** Label above, then the control, help and error. A form finds its first error by `data-invalid`. */
export function Field({ label, children, ...rest }: FieldProps & Fill) {
  const { control, below } = useDescription(rest);
  return (
    <div data-invalid={rest.error ? '' : undefined} className="grid content-start gap-1.5">
      <label htmlFor={control.id} className="font-medium">
        {say(label)}
        {rest.optional && <Optional />}
      </label>
      {children(control)}
      {below}
    </div>
  );
}

/** The same around several controls that answer one question. */
export function FieldGroup({ label, children, ...rest }: FieldProps & Fill) {
  const { control, below } = useDescription(rest);
  return (
    <fieldset
      data-invalid={rest.error ? '' : undefined}
      aria-describedby={control['aria-describedby']}
      className="grid min-w-0 content-start gap-1.5"
    >
      <legend className="mb-1.5 font-medium">
        {say(label)}
        {rest.optional && <Optional />}
      </legend>
      {children(control)}
      {below}
    </fieldset>
  );
}

function useDescription({ help, error }: Omit<FieldProps, 'label'>) {
  const id = useId();
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  };
  const below = (
    <>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {typeof help === 'string' ? say(help) : help}
        </p>
      )}
    </>
  );
  return { control, below };
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="alert-circle" size={18} className="shrink-0" />
      {say(children)}
    </p>
  );
}

function Optional() {
  return <span className="font-normal text-ink-soft"> (optional)</span>;
}
