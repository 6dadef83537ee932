import { useState } from 'react';
import { Field } from './Field';
import { IconButton } from '../../ui/IconButton';
import type { TextControlProps } from './TextField';
import { Icon } from '../../ui/Icon';

type PasswordFieldProps = TextControlProps & {
  name?: string;
  onBlur?: () => void;
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField({ label, help, error, optional, onChange, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, help, error, optional }}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="control pr-12!"
            onChange={(event) => onChange(event.target.value)}
          />
          <span className="absolute inset-y-0 right-0.5 flex items-center">
            <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
              {shown ? <Icon name="eye-off" size={20} /> : <Icon name="eye" size={20} />}
            </IconButton>
          </span>
        </div>
      )}
    </Field>
  );
}
