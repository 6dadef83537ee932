import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resetBetweenTests, show } from '../../../test/harness';
import { SelectField } from './SelectField';

resetBetweenTests();

const options = [
  { value: 'a', label: 'Half a day' },
  { value: 'b', label: 'All day' },
];

test.each([
  ['Choose', ['=Choose', 'a=Half a day', 'b=All day']],
  [undefined, ['a=Half a day', 'b=All day']],
])('with the placeholder %s: %j, and a choice is told by its value', (placeholder, expected) => {
  const onChange = vi.fn<(value: string) => void>();
  show(
    <SelectField
      label="Work"
      name="work"
      value=""
      options={options}
      onChange={onChange}
      error={undefined}
      {...(placeholder && { placeholder })}
    />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Work');
  expect([...select.options].map(({ value, text }) => `${value}=${text}`)).toEqual(expected);
  fireEvent.change(select, { target: { value: 'b' } });
  expect(onChange.mock.calls).toEqual([['b']]);
});
