import { proveTwoStep } from '@aaspaas/contract/console/access/proof-calls';
import { codeRules } from '@aaspaas/contract/console/access/rules/code';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/failure-messages';
import { send } from '../../api/send';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/Button';
import { TextField, type TextControlProps } from '../../forms/fields/TextField';

/** Asks for the code of the app, or for a recovery code. */
export function CodeForm({ onGiven }: { onGiven(): void }) {
  const [isRecovery, setRecovery] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({ initial: { code: '' }, rules: codeRules });
  // Straight to the field: one thing is asked for, many times a day.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [isRecovery]);
  const onSubmit = form.submit(async ({ code }) => {
    try {
      await send(proveTwoStep, { code });
    } catch (failure) {
      return form.setErrors({ code: messageOf(failure, 'Something went wrong, please try again.') });
    }
    onGiven();
  });
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
      <p>
        {isRecovery
          ? 'Enter one of the recovery codes that you kept. Each works once.'
          : 'Open the app on your phone that shows your codes.'}
      </p>
      <CodeInput isRecovery={isRecovery} {...form.field('code')} />
      <Button type="submit" wide busy={form.busy} busyText="Checking…">
        Continue
      </Button>
      <Button
        variant="quiet"
        wide
        onClick={() => {
          form.restart({ code: '' });
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? 'Use the code of the app' : 'I do not have my phone'}
      </Button>
    </form>
  );
}

type CodeInputProps = Omit<TextControlProps, 'label'> & {
  readonly name: string;
  onBlur(): void;
  readonly isRecovery?: boolean;
};

/** Six digits, which phones and password managers fill in, or a recovery code. */
export const CodeInput = ({ isRecovery = false, ...field }: CodeInputProps) =>
  isRecovery ? (
    <TextField
      {...field}
      label="Recovery code"
      placeholder="7H2KD-9WQ4M"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  ) : (
    <TextField {...field} label="6-digit code" inputMode="numeric" autoComplete="one-time-code" />
  );
