import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CheckboxField } from './fields/CheckboxField';
import { ChoiceGroup } from './fields/ChoiceGroup';
import { MultiChoice } from './fields/MultiChoice';
import { PasswordField } from './fields/PasswordField';
import { PhoneField } from './fields/PhoneField';
import { SelectField } from './fields/SelectField';
import { StarInput } from './fields/StarInput';
import { TagInput } from './fields/TagInput';
import { TextArea } from './fields/TextArea';
import { TextField } from './fields/TextField';
import { useForm } from './use-form';

afterEach(cleanup);

const options = [{ value: 'a', label: 'A' }];
const text = { label: 'It', value: '', onChange: () => {} };

/** Each kind of field without its answer. */
const fields: readonly (readonly [string, (error: string | undefined) => ReactElement])[] = [
  ['tick', (error) => <CheckboxField label="It" value={false} onChange={() => {}} error={error} />],
  ['text', (error) => <TextField {...text} error={error} />],
  ['long text', (error) => <TextArea {...text} error={error} />],
  ['phone number', (error) => <PhoneField {...text} error={error} />],
  ['password', (error) => <PasswordField {...text} autoComplete="new-password" error={error} />],
  ['list', (error) => <SelectField {...text} options={options} error={error} />],
  ['choice', (error) => <ChoiceGroup {...text} choices={options} error={error} />],
  ['several choices', (error) => <MultiChoice {...text} options={options} value={[]} error={error} />],
  ['rating', (error) => <StarInput {...text} value={0} error={error} />],
  ['words', (error) => <TagInput {...text} value={[]} error={error} />],
];

test.each(fields)('a missing %s gets the focus and is named as wrong', (_kind, fieldWith) => {
  const Page = () => {
    const form = useForm<{ given: string; it: string }>({
      initial: { given: 'x', it: '' },
      rules: { it: [['It is missing', () => true]] },
    });
    return (
      <form onSubmit={form.submit(() => {})}>
        <TextField label="Given" {...form.field('given')} />
        {fieldWith(form.errors.it)}
        <button type="submit">Send</button>
      </form>
    );
  };
  render(<Page />);
  const isInIt = () => document.activeElement?.closest('[data-invalid]') !== null;
  expect(document.querySelector('[data-invalid]')).toBeNull();
  fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('It is missing')).toBeTruthy();
  expect(['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON']).toContain(document.activeElement?.tagName);
  expect(isInIt()).toBe(true);
});
