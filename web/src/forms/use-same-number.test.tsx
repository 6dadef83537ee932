import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CheckboxField } from './fields/CheckboxField';
import { MultiChoice } from './fields/MultiChoice';
import { PhoneField } from './fields/PhoneField';
import { daySets } from './fields/day-sets';
import { useSameNumber } from './use-same-number';

afterEach(cleanup);

function Numbers({ mobile = '', whatsapp = '' }) {
  const [first, setFirst] = useState(mobile);
  const [second, setSecond] = useState(whatsapp);
  const { isSame, onFirst, tick } = useSameNumber(
    { value: first, onChange: setFirst },
    { value: second, onChange: setSecond },
  );
  return (
    <>
      <PhoneField label="Mobile" value={first} onChange={onFirst} />
      <PhoneField label="WhatsApp" value={second} onChange={setSecond} disabled={isSame} />
      <CheckboxField {...tick} />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const tick = () => field('Same as my mobile');

it('copies the first number while ticked, and follows it', async () => {
  render(<Numbers />);
  await userEvent.click(tick());
  await userEvent.type(field('Mobile'), '9876543210');
  expect([field('WhatsApp').value, field('WhatsApp').disabled]).toEqual(['9876543210', true]);
  await userEvent.click(tick());
  expect([field('WhatsApp').value, field('WhatsApp').disabled]).toEqual(['', false]);
  await userEvent.type(field('WhatsApp'), '9123456780');
  await userEvent.clear(field('Mobile'));
  expect(field('WhatsApp').value).toBe('9123456780');
});

it('starts ticked with two equal numbers, and not with two blank ones', () => {
  render(<Numbers mobile="9876543210" whatsapp="9876543210" />);
  expect(tick().checked).toBe(true);
  cleanup();
  render(<Numbers />);
  expect(tick().checked).toBe(false);
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
