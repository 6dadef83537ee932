import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hourChoices } from '@aaspaas/contract/registration/rules/opening-hours';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { HoursPicker } from './HoursPicker';

afterEach(cleanup);

function Picker({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <HoursPicker
        value={value}
        error={undefined}
        hours={hourChoices}
        atFirst="08:00 AM - 10:00 PM"
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) => fireEvent.change(select(label), { target: { value } });
const options = (label: string) => [...select(label).options].map(({ text }) => text);

it('offers quarters of an hour beside the hours, first :00 [R-268, D-111]', () => {
  render(<Picker initial="08:00 AM - 10:00 PM" />);
  // '08' and ':30' beside it read as the time; '08:00' and ':30' would not.
  expect(options('Opening time, hour').map((hour) => `${hour}:00`)).toEqual(hourChoices);
  expect(options('Opening time, minutes')).toEqual([':00', ':15', ':30', ':45']);
  expect(select('Opening time, minutes').value).toBe('00');
  choose('Opening time, minutes', '30');
  choose('Closing time, hour', '09:00');
  choose('Closing time, minutes', '45');
  expect(document.querySelector('output')?.textContent).toBe('08:30 AM - 09:45 PM');
});

it('keeps a time that it does not offer until another one is chosen [D-111]', () => {
  render(<Picker initial="09:10 AM - 10:00 PM" />);
  expect(options('Opening time, minutes')).toEqual([':10', ':00', ':15', ':30', ':45']);
  choose('Closing time, hour', '11:00');
  expect(document.querySelector('output')?.textContent).toBe('09:10 AM - 11:00 PM');
});

it('changes of each time only the part that was chosen, also its half of the day', () => {
  render(<Picker initial="08:15 AM - 10:45 PM" />);
  choose('Opening time, AM or PM', 'PM');
  choose('Opening time, hour', '01:00');
  choose('Closing time, AM or PM', 'AM');
  expect(document.querySelector('output')?.textContent).toBe('01:15 PM - 10:45 AM');
});

it.each(['', '24 Hours', 'whenever'])('shows the first hours for %j, which has none', (initial) => {
  render(<Picker initial={initial} />);
  const labels = ['Opening', 'Closing'].flatMap((which) =>
    ['hour', 'minutes', 'AM or PM'].map((part) => `${which} time, ${part}`),
  );
  expect(labels.map((label) => select(label).value)).toEqual(['08:00', '00', 'AM', '10:00', '00', 'PM']);
  choose('Closing time, minutes', '15');
  expect(document.querySelector('output')?.textContent).toBe('08:00 AM - 10:15 PM');
});
