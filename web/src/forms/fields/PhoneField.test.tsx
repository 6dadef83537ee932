import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PhoneField } from './PhoneField';

afterEach(cleanup);

function Page() {
  const [phone, setPhone] = useState('');
  return <PhoneField label="Phone" value={phone} onChange={setPhone} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });

it('opens the number keyboard and has +91 in front', () => {
  render(<Page />);
  expect(input().inputMode).toBe('numeric');
  expect(screen.getByText('+91')).toBeTruthy();
});

it.each([
  ['98765abc', '98765'],
  ['98765432109', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['0919876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['+91+91 98765 43210', '9876543210'],
  ['+91 +91+919876543210', '9876543210'],
])('understands %j as %j', (typed, kept) => {
  render(<Page />);
  fireEvent.change(input(), { target: { value: typed } });
  expect(input().value).toBe(kept);
});
