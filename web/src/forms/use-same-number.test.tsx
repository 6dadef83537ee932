import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, test } from 'vitest';
import { CheckboxField } from './fields/CheckboxField';
import { MultiChoice } from './fields/MultiChoice';
import { PhoneField } from './fields/PhoneField';
import { daySets } from './fields/day-sets';
import { useSameNumber } from './use-same-number';

afterEach(cleanup);

function Numbers({ mobile = '', whatsapp = '', isNew = false }) {
  const [first, setFirst] = useState(mobile);
  const [second, setSecond] = useState(whatsapp);
  const { onFirst, onSecond, tick } = useSameNumber(
    { value: first, onChange: setFirst },
    { value: second, onChange: setSecond },
    isNew,
  );
  return (
    <>
      <PhoneField label="Mobile" value={first} onChange={onFirst} />
      <PhoneField label="WhatsApp" value={second} onChange={onSecond} />
      <CheckboxField {...tick} />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const tick = () => field('Same as my mobile');

it('starts ticked and follows the first number, until another one is typed', async () => {
  render(<Numbers />);
  expect(tick().checked).toBe(true);
  await userEvent.type(field('Mobile'), '9876543210');
  expect(field('WhatsApp').value).toBe('9876543210');
  await userEvent.clear(field('WhatsApp'));
  await userEvent.type(field('WhatsApp'), '9123456780');
  expect(tick().checked).toBe(false);
  await userEvent.clear(field('Mobile'));
  expect(field('WhatsApp').value).toBe('9123456780');
  await userEvent.type(field('Mobile'), '9876543211');
  await userEvent.click(tick());
  expect(field('WhatsApp').value).toBe('9876543211');
});

describe.each([
  ['in an editor', false],
  ['in a registration', true],
])('%s', (_, isNew) => {
  test.each([
    ['9876543210', '9123456780', false],
    ['9876543210', '9876543210', true],
    ['', '', true],
  ])('with %j and %j it is ticked: %j', (mobile, whatsapp, isTicked) => {
    render(<Numbers {...{ mobile, whatsapp, isNew }} />);
    expect(tick().checked).toBe(isTicked);
    expect(field('WhatsApp').value).toBe(whatsapp);
  });
});

it('in an editor, a second number that was left blank stays so', async () => {
  render(<Numbers mobile="9876543210" />);
  expect(tick().checked).toBe(false);
  await userEvent.type(field('Mobile'), '{Backspace}1');
  expect(field('WhatsApp').value).toBe('');
});

it('in a registration, a draft that has only the first number is filled in', async () => {
  render(<Numbers mobile="9876543210" isNew />);
  expect(tick().checked).toBe(true);
  expect(field('WhatsApp').value).toBe('9876543210');
  await userEvent.type(field('Mobile'), '{Backspace}1');
  expect(field('WhatsApp').value).toBe('9876543211');
});

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function Days() {
  const [days, setDays] = useState<string[]>(['Sun']);
  const options = week.map((day) => ({ value: day, label: day }));
  return <MultiChoice label="Days" options={options} sets={daySets(week)} value={days} onChange={setDays} />;
}

it('Mon–Sat and all days take one tap each', async () => {
  render(<Days />);
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => Number(checked));
  await userEvent.click(screen.getByRole('button', { name: 'Mon–Sat' }));
  expect(chosen()).toEqual([1, 1, 1, 1, 1, 1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'All days' }));
  expect(chosen()).toEqual([1, 1, 1, 1, 1, 1, 1]);
});
