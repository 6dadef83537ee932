import { TextField, type TextControlProps } from '../../forms/fields/TextField';

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
