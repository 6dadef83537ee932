import type { ComponentProps } from 'react';
import { TextField } from '../../forms/fields/TextField';

type UtrFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur'
>;

/** The bank's number of a payment. */
export function UtrField(field: UtrFieldProps) {
  return (
    <TextField
      label="UTR"
      optional
      inputMode="numeric"
      autoComplete="off"
      help="The 12 digits that your UPI app shows after paying"
      {...field}
    />
  );
}
